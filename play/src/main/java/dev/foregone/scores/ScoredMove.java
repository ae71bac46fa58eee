package dev.foregone.scores;

import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/**
 * A legal move and the score that it leads to.
 *
 * @param <M> the type of the move
 * @param move the move
 * @param score what is proved of the score after it, for the player who makes it
 */
@Stability(Level.EXPERIMENTAL)
public record ScoredMove<M extends Move>(M move, ScoreBounds score) {}
