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

    /** For each stretch of as many ranks as a power of 2, about half a block on average, the block that it begins in. */
    private final int[] guide;

    private final int shift;

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
        long last = Math.max(0, begins[counts.length] - 1);
        shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(last / (2L * Math.max(1, counts.length))));
        guide = new int[(int) (last >>> shift) + 2];
        Arrays.setAll(guide, cell -> lastUpTo((long) cell << shift, 0, counts.length, block -> begins[block]));
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
        int cell = (int) (rank >>> shift);
        int low = guide[cell];
        int high = guide[cell + 1] + 1;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (begins[middle] <= rank) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * The tier of a block.
     *
     * @param block its number among the blocks of all tiers
     * @return its tier
     */
    public int tier(int block) {
        return lastUpTo(block, 0, tiers(), tier -> firstBlocks[tier]);
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

    /** The last of some that begins no later, if the first does. */
    private static int lastUpTo(long wanted, int from, int to, IntToLongFunction begin) {
        int low = from;
        int high = to;
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
