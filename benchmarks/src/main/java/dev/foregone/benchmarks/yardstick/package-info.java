/** Code written for single games, as a yardstick for the engines. */
@NullMarked
package dev.foregone.benchmarks.yardstick;

import org.jspecify.annotations.NullMarked;
