package dev.foregone.spi;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;

/**
 * What a game knows of its states without a search, for engines that work on the states: where there are {@linkplain
 * Game#packedRules packed rules}, those have such hints of their own, and these are not asked.
 *
 * <p>Every method is OPTIONAL. A hint MUST be sound: it lets an engine search less and never changes an answer. {@code
 * GameContract} of the testkit checks them. Every method MUST be safe for use by many threads, and engines ask for every
 * position that they visit: what a hint costs must be less than what it saves.
 *
 * <p>Who implements this interface can rely on it: later versions add default methods only.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Hints<S extends GameState<S, M>, M extends Move> {

    /**
     * What is known of the outcome at a look: that it is decided, say, or that nobody can win before a certain ply. Left
     * out, an engine knows that the state goes on.
     *
     * @param state an unfinished state
     * @return bounds that its outcome lies within, of at most {@link Score#MAX_PLIES} plies
     */
    default Bounds bounds(S state) {
        return Bounds.unknown();
    }

    /**
     * The moves worth trying. A legal move may be left out only if a listed one is at least as good. Left out, it is all of
     * them. An engine looks for each of them in {@code legal}, which for hundreds of moves takes time of its own.
     *
     * @param state an unfinished state
     * @param legal its {@link GameState#legalMoves()}, which must stay as they are
     * @return one move or more out of {@code legal}, each once; {@code legal} itself for all of them in this order
     */
    default List<M> candidates(S state, List<M> legal) {
        return legal;
    }

    /**
     * Whether {@link #candidates} come in an order that the game knows to be good, the most promising first. Left out
     * (false), an engine orders them by what it learns while it searches.
     *
     * @return true if the order is to be kept
     */
    default boolean ranksCandidates() {
        return false;
    }

    /**
     * The fewest plies in which the game can be drawn from here, whatever the players do. Where it is the exact number, as in
     * games that are drawn only on a full board, the plies of a draw cost an engine nothing; left out (0), they take a search
     * of their own.
     *
     * @param state any state
     * @return a lower bound on the plies of a draw, or anything if no draw can be reached
     */
    default int soonestDraw(S state) {
        return 0;
    }

    /**
     * The most plies that any line of play from here can have. Left out ({@link Integer#MAX_VALUE}), an engine looks out
     * for repeated positions.
     *
     * @param state any state
     * @return an upper bound on the plies to the end of the game
     */
    default int maxPlies(S state) {
        return Integer.MAX_VALUE;
    }
}
