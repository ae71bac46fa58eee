package dev.foregone.learning;

import dev.foregone.weights.Weights;
import java.util.Optional;

/**
 * What a training has found.
 *
 * @param weights the best, or empty if nothing was learned that plays better than before
 * @param story how they were trained, and what they beat by how much, or why there are none; for people
 */
public record TrainingResult(Optional<Weights> weights, String story) {}
