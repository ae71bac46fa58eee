/** Code written for one game only, to hold the engines against. */
@NullMarked
package dev.foregone.benchmarks.yardstick;

import org.jspecify.annotations.NullMarked;
