package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.List;

/**
 * Everything about the score of a position, as far as it is proved.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param state the position
 * @param score its score for the player to move
 * @param moves all legal moves, those that are proved to be better first; moves of equal score in the order of {@link
 *     GameState#legalMoves}
 * @param line moves that reach the score, the first best one each time; they end with the game, unless a limit was hit
 */
@Stability(Level.EXPERIMENTAL)
public record ScoreAnalysis<S extends GameState<S, M>, M extends Move>(
        S state, ScoreBounds score, List<ScoredMove<M>> moves, List<M> line) {

    /**
     * Copies the lists.
     *
     * @param state the position
     * @param score its score
     * @param moves the legal moves
     * @param line the line
     */
    public ScoreAnalysis {
        moves = List.copyOf(moves);
        line = List.copyOf(line);
    }

    /** {@return whether the score is proved, and that of each move} */
    public boolean isProved() {
        return score.isExact() && moves.stream().allMatch(move -> move.score().isExact());
    }
}
