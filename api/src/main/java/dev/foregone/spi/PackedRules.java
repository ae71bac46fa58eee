package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.Optional;

/**
 * The rules of a game over positions packed into 64 bits, as pure functions that allocate nothing. It is
 * optional ({@link Game#packedRules}), and it must agree with the game's states on everything; {@code PackedContract}
 * of the testkit checks that it does.
 *
 * <p>Rules hold for the states that can be reached from the one they were asked for; those are meant by "any state"
 * in {@link Rules}, which has most of the methods. A packed position is an exact key: two positions with the same
 * {@code long} MUST have the same future. Every method MUST be safe for use by many threads. The methods here are
 * <em>hints</em>: OPTIONAL, and sound.
 *
 * <p>Who implements this interface can rely on it: later versions add default methods only.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface PackedRules<S extends GameState<S, M>, M extends Move> extends Rules<S, M> {

    /**
     * HINT. How many of the 64 bits positions use: as an unsigned number every position that can be met, {@link
     * #canonical} ones included, is less than 2 to this power. Left out (64), an engine that remembers positions may need
     * twice the memory.
     *
     * @return a number from 1 to 64
     */
    default int positionBits() {
        return Long.SIZE;
    }

    /**
     * HINT. One position to stand for all that a symmetry of the game makes of it, or for all that are finished with the same
     * result. The symmetry MUST be an automorphism: it takes positions to positions, one for one, moves to moves, and
     * results to results, so that equivalent positions have as many moves, to equivalent positions, and are reached from equivalent
     * ones. To have the same outcome is not enough. It MUST hold the same positions equivalent as {@link Game#canonical}, though
     * another of them may stand for the rest: an engine asks one of the two. Left out, each is solved for itself.
     *
     * @param position a packed position
     * @return the position that stands for it; idempotent
     */
    default long canonical(long position) {
        return position;
    }

    /**
     * HINT. A number under which an engine may keep what it has found out about a position: unfinished positions of the same
     * key MUST have the same outcome, plies included. It need not be a position itself, but it has no more than {@link
     * #positionBits}. It serves games in which a part of the board has become irrelevant, so that positions differ and their
     * futures do not. An engine that uses symmetry as well asks for the key of the {@link #canonical} position. Left out, it is
     * the position.
     *
     * @param position a packed position whose {@link #terminal} is {@link Score#ONGOING}
     * @return its key
     */
    default long key(long position) {
        return position;
    }

    /**
     * HINT. Moves taken back. Left out, who solves a whole game from its end backwards keeps every move of it in memory.
     *
     * @return predecessors of positions, or empty
     */
    default Optional<Predecessors> predecessors() {
        return Optional.empty();
    }

    /**
     * HINT. Whether {@link #lookAhead} costs clearly less than asking for the same one by one. Left out (false), an engine
     * looks at a move when it needs to.
     *
     * @return true if {@link #lookAhead} is to be asked
     */
    default boolean hasLookAhead() {
        return false;
    }

    /**
     * HINT. The {@link #candidates} with what they lead to, all at once. It MUST tell just what {@link #candidates}, {@link
     * #play} and {@link #bounds} tell. Left out, it asks them.
     *
     * @param position a packed position whose {@link #terminal} is {@link Score#ONGOING}
     * @param moves where to write the candidates
     * @param positions where to write the position after each
     * @param bounds where to write the bounds of each of these
     * @param from the index of the first in all three; there is room for {@link #maxMoves} from here
     * @return how many there are, 1 or more
     */
    default int lookAhead(long position, int[] moves, long[] positions, long[] bounds, int from) {
        int count = candidates(position, moves, from);
        for (int i = from; i < from + count; i++) {
            positions[i] = play(position, moves[i]);
            bounds[i] = bounds(positions[i]);
        }
        return count;
    }
}
