package dev.foregone.explorer.questions;

import dev.foregone.api.Bounds;
import java.time.Duration;

/**
 * The progress of a question.
 *
 * @param fraction the finished part of the work, from 0 to 1
 * @param positions the number of positions visited
 * @param proved the bounds proved so far
 * @param elapsed the time since it was asked
 * @param waiting whether others are answered first
 */
public record QuestionProgress(double fraction, long positions, Bounds proved, Duration elapsed, boolean waiting) {}
