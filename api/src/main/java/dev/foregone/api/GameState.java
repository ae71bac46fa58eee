package dev.foregone.api;

import java.util.List;
import java.util.Optional;

/**
 * A position of a game between two players, all of it seen by both, nothing of it left to chance. The players move in
 * turn, unless {@link #movesAgain} says that one moves twice running.
 *
 * <p>A state is an immutable value. {@code equals} and {@code hashCode} mean <em>same future</em>: two states that are
 * equal have the same player to move, the same moves and the same results; engines remember what they proved of one and
 * use it for the other. A history that bears on the future (a move that may not be repeated, say) belongs in the state.
 *
 * <p>Engines call these methods millions of times: cost is what counts here, and every method may be called from any
 * thread.
 *
 * <p>Who implements this interface can rely on it: later versions add default methods only.
 *
 * @param <S> the state's own type
 * @param <M> the type of its moves
 */
public interface GameState<S extends GameState<S, M>, M extends Move> {

    /**
     * The result of a finished game.
     *
     * @return the value for the player who would be to move, or empty while the game goes on
     */
    Optional<GameValue> terminalValue();

    /**
     * The moves that the player to move may choose from.
     *
     * @return the legal moves, each once, always in the same order, as a list that nobody changes; empty exactly when
     *     the game is over
     */
    List<M> legalMoves();

    /**
     * The position after a move; this state stays as it is.
     *
     * @param move one of {@link #legalMoves()}
     * @return the next position, the other player to move unless the player {@linkplain #movesAgain moves again}
     * @throws IllegalMoveException if the move is not legal here, naming the move, the position and the legal moves
     */
    S play(M move);

    /**
     * OPTIONAL. Whether the player who makes this move makes the next one too, as after the last seed in the own store of
     * Kalah. Left out, the players move in turn. Where the position after the move is finished, this says for whom its
     * {@link #terminalValue()} holds: for the player who has just moved if true, for the other if false.
     *
     * @param move one of {@link #legalMoves()}
     * @return true if the player to move here is also the player to move after the move
     */
    default boolean movesAgain(M move) {
        return false;
    }
}
