/** Whole games solved on a cluster of Apache Spark. */
@NullMarked
package dev.foregone.spark;

import org.jspecify.annotations.NullMarked;
