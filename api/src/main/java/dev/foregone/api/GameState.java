package dev.foregone.api;

import java.util.List;
import java.util.Optional;

/**
 * A position of a two-player game of perfect information, without chance. The players move in turn, unless {@link
 * #movesAgain} says that one moves twice in a row.
 *
 * <p>A state is an immutable value. {@code equals} and {@code hashCode} mean <em>same future</em>: two states that are
 * equal have the same player to move, the same moves and the same results; engines use for one what they proved of the
 * other. A history that bears on the future (a move that may not be repeated, say) belongs in the state.
 *
 * <p>Engines call these methods millions of times, so cost matters. Every method may be called from any thread.
 *
 * <p>Later versions of this interface add default methods only.
 *
 * @param <S> the state's own type
 * @param <M> the type of its moves
 */
public interface GameState<S extends GameState<S, M>, M extends Move> {

    /**
     * The result of a finished game.
     *
     * @return the value for the player who would be to move, or empty while the game is unfinished
     */
    Optional<GameValue> terminalValue();

    /**
     * The moves that the player to move may choose from.
     *
     * @return the legal moves, each once, always in the same order, as a list that never changes; empty exactly when
     *     the game is over
     */
    List<M> legalMoves();

    /**
     * The position after a move; this state is unchanged.
     *
     * @param move one of {@link #legalMoves()}
     * @return the next position, the other player to move unless the player {@linkplain #movesAgain moves again}
     * @throws IllegalMoveException if the move is not legal here, naming the move, the position and the legal moves
     */
    S play(M move);

    /**
     * OPTIONAL. Whether the player who makes this move also makes the next, as in Kalah when the last seed falls into
     * the player's own store. Left out, the players move in turn. Where the position after the move is finished, this
     * says for whom its {@link #terminalValue()} holds: for the player who has just moved if true, for the other if
     * false.
     *
     * @param move one of {@link #legalMoves()}
     * @return true if the player to move here is also the player to move after the move
     */
    default boolean movesAgain(M move) {
        return false;
    }
}
