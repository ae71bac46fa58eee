package dev.foregone.spi.rank;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;

/**
 * Ranks in blocks, one after the other, and blocks in tiers: what a {@link dev.foregone.spi.Ranking} adds up where its positions are
 * of several kinds, such as those with two men and three, and those with three and two.
 *
 * <pre>
 *   tier     |---------- 0 ----------|-- 1 --| ...
 *   block    |---- 0 ----|---- 1 ----|-- 2 --| ...
 *   rank     0           begin(1)    begin(2)
 * </pre>
 *
 * <p>Immutable.
 */
public final class RankBlocks {

    private final int[] firstBlocks;
    private final long[] begins;

    /**
     * Blocks of some sizes.
     *
     * @param tiers for each tier, the number of ranks of each of its blocks; a block may have none
     * @throws IllegalArgumentException if a number is negative
     * @throws ArithmeticException if there are 2<sup>63</sup> ranks or more
     */
    public RankBlocks(List<long[]> tiers) {
        long[] counts = tiers.stream().flatMapToLong(Arrays::stream).toArray();
        begins = new long[counts.length + 1];
        for (int block = 0; block < counts.length; block++) {
            if (counts[block] < 0) {
                throw new IllegalArgumentException("block " + block + " has " + counts[block] + " ranks");
            }
            begins[block + 1] = Math.addExact(begins[block], counts[block]);
        }
        firstBlocks = new int[tiers.size() + 1];
        for (int tier = 0; tier < tiers.size(); tier++) {
            firstBlocks[tier + 1] = firstBlocks[tier] + tiers.get(tier).length;
        }
    }

    /** {@return how many tiers there are} */
    public int tiers() {
        return firstBlocks.length - 1;
    }

    /**
     * The first rank of a tier.
     *
     * @param tier a tier, or the number of tiers for the number of all ranks
     * @return as {@link dev.foregone.spi.Ranking#firstRank} does
     */
    public long firstRank(int tier) {
        return begins[firstBlocks[tier]];
    }

    /**
     * The first rank of a block.
     *
     * @param block its number among the blocks of all tiers
     * @return the rank at which it begins
     */
    public long begin(int block) {
        return begins[block];
    }

    /**
     * The block of a rank.
     *
     * @param rank 0 or more, and less than the number of all ranks
     * @return its number among the blocks of all tiers
     */
    public int block(long rank) {
        return lastUpTo(rank, begins.length - 1, block -> begins[block]);
    }

    /**
     * The tier of a block.
     *
     * @param block its number among the blocks of all tiers
     * @return its tier
     */
    public int tier(int block) {
        return lastUpTo(block, tiers(), tier -> firstBlocks[tier]);
    }

    /**
     * The first block of a tier.
     *
     * @param tier a tier, or the number of tiers for the number of all blocks
     * @return its number among the blocks of all tiers
     */
    public int firstBlock(int tier) {
        return firstBlocks[tier];
    }

    /** The last of so many that begins no later. */
    private static int lastUpTo(long wanted, int count, IntToLongFunction begin) {
        int low = 0;
        int high = count;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (begin.applyAsLong(middle) <= wanted) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
