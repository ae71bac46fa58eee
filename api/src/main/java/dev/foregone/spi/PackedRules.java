package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Optional;

/**
 * The rules of a game over positions packed into 64 bits, as pure functions that allocate nothing. They are optional
 * ({@link Game#packedRules}) and must agree with the game's states on everything, which {@code PackedContract} of the
 * testkit checks.
 *
 * <p>Rules hold for the states that can be reached from the one they were asked for; those are meant by "any state"
 * in {@link Rules}, which has most of the methods. A packed position is an exact key: two positions with the same
 * {@code long} MUST have the same future. Every method MUST be safe for use by many threads. The methods here are
 * <em>hints</em>: OPTIONAL, and sound.
 *
 * <p>Later versions of this interface add default methods only.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface PackedRules<S extends GameState<S, M>, M extends Move> extends Rules<S, M> {

    /**
     * HINT. The number of the 64 bits that positions use: as an unsigned number, every position that can occur, {@link
     * #canonical} ones included, is less than 2 to this power. Left out (64), an engine that remembers positions may
     * need twice the memory.
     *
     * @return a number from 1 to 64
     */
    default int positionBits() {
        return Long.SIZE;
    }

    /**
     * HINT. A representative of all positions that are equivalent by a symmetry of the game, or of all that are
     * finished with the same result. The symmetry MUST be an automorphism: a one-to-one mapping of positions to
     * positions, moves to moves, and results to results, so that equivalent positions have equally many moves, to
     * equivalent positions, and are reached from equivalent ones. Having the same outcome is not enough. It MUST treat
     * the same positions as equivalent as {@link Game#canonical} does, though their representative may differ: an
     * engine uses one of the two. Left out, each is solved separately.
     *
     * @param position a packed position
     * @return its representative; idempotent
     */
    default long canonical(long position) {
        return position;
    }

    /**
     * HINT. A key under which an engine may store results about a position: unfinished positions with the same key MUST
     * have the same outcome, plies included. It need not be a position, but has no more than {@link #positionBits}. It
     * serves games in which a part of the board can become irrelevant, so that different positions have the same
     * future. An engine that also uses symmetry requests the key of the {@link #canonical} position. Left out, it is
     * the position.
     *
     * @param position a packed position whose {@link #terminal} is {@link Score#ONGOING}
     * @return its key
     */
    default long key(long position) {
        return position;
    }

    /**
     * HINT. Which revision of its rules a game has. A tablebase that was built by other rules is refused, but these are told apart by
     * what they say of a sample of positions near its root. Where a change of the rules or of the numbers of positions shows in
     * few positions only, another revision makes sure. It may depend on the state that the rules were requested for: tablebases of
     * states that the change does not matter to stay good. Left out, 0.
     *
     * @return a number that changes with the rules
     */
    default int revision() {
        return 0;
    }

    /**
     * HINT. Moves taken back. Left out, retrograde solving keeps every move of the game in memory.
     *
     * @return predecessors of positions, or empty
     */
    @Stability(Level.EXPERIMENTAL)
    default Optional<Predecessors> predecessors() {
        return Optional.empty();
    }

    /**
     * HINT. Positions numbered densely, in tiers. Left out, a tablebase has the positions that its root reaches, and must find
     * and keep each of them.
     *
     * @return ranks of positions, or empty
     */
    @Stability(Level.EXPERIMENTAL)
    default Optional<Ranking> ranking() {
        return Optional.empty();
    }

    /**
     * HINT. Whether {@link #lookAhead} costs clearly less than the separate calls. Left out (false), an engine looks at
     * each move when it needs to.
     *
     * @return true if {@link #lookAhead} is to be called
     */
    default boolean hasLookAhead() {
        return false;
    }

    /**
     * HINT. The {@link #candidates} with the positions they lead to, all at once. It MUST agree with {@link
     * #candidates}, {@link #play} and {@link #bounds}. Left out, it calls them.
     *
     * @param position a packed position whose {@link #terminal} is {@link Score#ONGOING}
     * @param moves where to write the candidates
     * @param positions where to write the position after each
     * @param bounds where to write the bounds of each of these
     * @param from the index of the first in all three; there is space for {@link #maxMoves} from here
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
