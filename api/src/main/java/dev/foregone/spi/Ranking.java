package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/**
 * Positions numbered densely, and in tiers: {@link PackedRules#ranking()}. With it, a tablebase of <em>all</em> positions
 * of a tier and of those below it, whether a root reaches them or not, is built without finding, sorting or keeping any
 * position: its number is its place. {@code PackedContract} of the testkit checks it against {@link PackedRules#play}.
 *
 * <p>A tier is a set of positions that no move leads back to once it has left it: the pieces that are left, for one. Its
 * positions have consecutive ranks, and lower tiers have lower ranks:
 *
 * <pre>
 *   tier     |-- 0 --|-- 1 --|------ 2 ------|
 *   rank     0 1 2 ...       firstRank(2) ...  firstRank(tiers())
 * </pre>
 *
 * <p>Only one of equivalent positions has a rank, the one that {@link PackedRules#canonical} returns. Some ranks may have no
 * position; these are holes. Pieces on squares take a few lines, with what {@code dev.foregone.spi.rank} offers.
 *
 * <p>Implementations are immutable; any number of threads may call.
 */
@Stability(Level.EXPERIMENTAL)
public interface Ranking {

    /** No rank, or no position. A packed position that has a rank is not this number. */
    long NONE = -1;

    /**
     * How many tiers there are.
     *
     * @return their number, 1 or more; tiers are numbered from 0
     */
    int tiers();

    /**
     * The rank at which a tier begins: that of the first is 0, and each ends where the next begins.
     *
     * @param tier a tier, or the number of tiers for the end of the last
     * @return the least rank that a position of the tier can have; a tier may be empty
     */
    long firstRank(int tier);

    /**
     * The tiers that moves lead to.
     *
     * @param tier a tier
     * @return all tiers other than this one that a move from one of its positions can lead to, each less than it; in no
     *     particular order, and tiers that no move leads to may be among them; the caller does not change the array
     */
    int[] lowerTiers(int tier);

    /**
     * The rank of a position.
     *
     * @param position a packed position as {@link PackedRules#canonical} returns it
     * @return its rank, or {@link #NONE} if it is no position of the game. Positions that {@link Predecessors} lists although
     *     they cannot come about have none, or that of a hole, or are ranked like any other
     */
    long rank(long position);

    /**
     * The position of a rank.
     *
     * @param rank 0 or more, and less than {@code firstRank(tiers())}
     * @return the position whose rank it is, as {@link PackedRules#canonical} returns it, or {@link #NONE} for a hole
     */
    long unrank(long rank);

    /**
     * Whether ranks are in the order of the packed positions: of two that have ranks, the one that is greater by {@link
     * Long#compareUnsigned} has the greater rank. Then what a root reaches is found and solved by rank too, which takes a
     * fraction of the memory and of the time.
     *
     * @return whether they are; {@code false} if left out
     */
    default boolean ascending() {
        return false;
    }

    /**
     * The positions of ranks that mostly ascend, as those of a walk over all do: where one is found more quickly after another, it
     * remembers the last.
     *
     * @return what returns the same as {@link #unrank}, in whatever order ranks are asked for, to one thread; that method itself
     *     if left out
     */
    default LongUnaryOperator unranking() {
        return this::unrank;
    }

    /**
     * Moves taken back within a tier, where that is simpler or quicker than {@link PackedRules#predecessors()}, which lists
     * positions of higher tiers too. Left out, those serve, if there are any.
     *
     * @return predecessors that lie in the tier of the position; up to symmetry, as ever
     */
    default Optional<Predecessors> predecessorsInTier() {
        return Optional.empty();
    }
}
