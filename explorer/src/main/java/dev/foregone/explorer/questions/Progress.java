package dev.foregone.explorer.questions;

import dev.foregone.api.Bounds;
import java.time.Duration;

/**
 * How far a question has come.
 *
 * @param fraction of the work, from 0 to 1
 * @param positions that were visited
 * @param proved what is proved of the outcome by now
 * @param elapsed since it was asked
 * @param waiting whether others are answered first
 */
public record Progress(double fraction, long positions, Bounds proved, Duration elapsed, boolean waiting) {}
