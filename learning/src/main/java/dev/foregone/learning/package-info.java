/**
 * Learned evaluations: {@link dev.foregone.learning.Training} lets the library play a game against itself and finds out what patterns
 * of its board are worth. What it finds are {@link dev.foregone.weights.Weights}.
 */
@NullMarked
@Stability(Level.EXPERIMENTAL)
package dev.foregone.learning;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
