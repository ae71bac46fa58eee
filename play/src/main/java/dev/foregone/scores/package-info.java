/**
 * By how many points a game is won under best play, where points count: on top of any engine that proves outcomes. {@link
 * dev.foregone.scores.ScoreSolver} is the session.
 */
@NullMarked
package dev.foregone.scores;

import org.jspecify.annotations.NullMarked;
