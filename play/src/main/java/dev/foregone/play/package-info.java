/**
 * Opponents of graded strength, reviews of played games, and the difficulty of positions. Everything here follows from
 * exact outcomes: nothing is estimated but a player's {@linkplain dev.foregone.play.LevelEstimate level}.
 */
@NullMarked
package dev.foregone.play;

import org.jspecify.annotations.NullMarked;
