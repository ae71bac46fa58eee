/** Measurements of the engines: benchmarks, and runners for what a benchmark cannot show. */
@NullMarked
package dev.foregone.benchmarks;

import org.jspecify.annotations.NullMarked;
