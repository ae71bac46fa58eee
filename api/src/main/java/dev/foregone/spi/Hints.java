package dev.foregone.spi;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;

/**
 * A game's knowledge about its states without a search, for engines that work on the states. {@linkplain
 * Game#packedRules Packed rules} have hints of their own; where there are any, these are not used.
 *
 * <p>Every method is OPTIONAL. A hint MUST be sound: it lets an engine search less and never changes an answer. {@code
 * GameContract} of the testkit checks them. Every method MUST be safe for use by many threads. Engines call it for
 * every position they visit, so a hint must save more than it costs.
 *
 * <p>Later versions of this interface add default methods only.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Hints<S extends GameState<S, M>, M extends Move> {

    /**
     * Bounds of the outcome that are known at a glance: that it is decided, say, or that nobody can win before a
     * certain ply. Left out, an engine knows only that the state is unfinished.
     *
     * @param state an unfinished state
     * @return bounds that its outcome lies within, of at most {@link Score#MAX_PLIES} plies
     */
    default Bounds bounds(S state) {
        return Bounds.unknown();
    }

    /**
     * The moves worth trying. A legal move may be left out only if a listed one is at least as good. Left out, it is
     * all of them. An engine looks up each of them in {@code legal}, which takes time if there are hundreds.
     *
     * @param state an unfinished state
     * @param legal its {@link GameState#legalMoves()}, not to be changed
     * @return one or more moves of {@code legal}, each once; {@code legal} itself for all of them in this order
     */
    default List<M> candidates(S state, List<M> legal) {
        return legal;
    }

    /**
     * Whether {@link #candidates} are in a good order, the most promising first. Left out (false), an engine orders
     * them by what it learns while searching.
     *
     * @return true if the order is to be kept
     */
    default boolean ranksCandidates() {
        return false;
    }

    /**
     * The fewest plies in which the game can be drawn from here, whatever the players do. If the number is exact, as in
     * games drawn only on a full board, finding the plies of a draw costs nothing; left out (0), it takes a separate
     * search.
     *
     * @param state any state
     * @return a lower bound on the plies of a draw, or anything if no draw can be reached
     */
    default int soonestDraw(S state) {
        return 0;
    }

    /**
     * The most plies that any line of play from here can have. Left out ({@link Integer#MAX_VALUE}), an engine checks
     * for repeated positions.
     *
     * @param state any state
     * @return an upper bound on the plies to the end of the game
     */
    default int maxPlies(S state) {
        return Integer.MAX_VALUE;
    }
}
