/** Learned evaluations: weights of patterns of cells, their file, and the sum of those that a position shows. */
@NullMarked
package dev.foregone.weights;

import org.jspecify.annotations.NullMarked;
