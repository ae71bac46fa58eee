package dev.foregone.api;

import java.util.List;
import java.util.Optional;

/**
 * A position of a game between two players who move in turn, all of it seen by both, nothing of it left to chance.
 *
 * <p>A state is an immutable value. {@code equals} and {@code hashCode} mean <em>same future</em>: two states that are
 * equal have the same player to move, the same moves and the same results; engines remember what they proved of one and
 * use it for the other. A history that bears on the future (a move that may not be repeated, say) belongs in the state.
 *
 * <p>Engines call these methods millions of times: cost is what counts here, and every method may be called from any
 * thread.
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
     * @return the next position, the other player to move
     * @throws IllegalMoveException if the move is not legal here, naming the move, the position and the legal moves
     */
    S play(M move);
}
