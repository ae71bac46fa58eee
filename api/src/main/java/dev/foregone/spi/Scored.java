package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/**
 * An ability that a {@link Game} may have: its players count points, so that people ask <em>by how many</em> a position is won, not
 * only who wins it. A finished position has a score, which is what one player has more than the other: the disc difference of
 * Othello, the seeds of Kalah, the boxes. {@code ScoreSolver}, in {@code dev.foregone.scores}, finds the score under best play.
 *
 * <p>A score is a question of its own: who wins, and in how many plies, is what {@link GameState#terminalValue} says,
 * whether its sign agrees or not. Left out, nobody can ask for scores. A {@link dev.foregone.board.BoardGame} has methods of its
 * own for it, and packed rules may tell more ({@link ScoredRules}). {@code GameContract} of the testkit checks this.
 *
 * @param <S> the type of the game's states
 */
@Stability(Level.EXPERIMENTAL)
public interface Scored<S extends GameState<S, ?>> {

    /** The most points by which a game can be asked about. */
    int MOST = 500;

    /**
     * The range of scores: from minus this to this.
     *
     * @param state any state
     * @return a number that no finished position reachable from there exceeds, and the same for all of these: from 1 to {@value
     *     #MOST}; or 0 if nothing is counted here
     */
    int mostPoints(S state);

    /**
     * The score of a finished position. It MUST be the same for {@linkplain Game#canonical equivalent} states.
     *
     * @param state a finished state
     * @return how many points the player who would be to move has more than the other
     */
    int score(S state);
}
