package dev.foregone.games.dobutsu;

import dev.foregone.spi.rank.RankBlocks;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * Numbers the pairs of two equal pieces on the squares that are free, or in the hands, together with what comes after them. Free
 * squares count from 0 without the others between, so that the same tables serve for all sets of as many squares; that keeps
 * the order of pairs.
 */
final class PairRanks {

    private static final int PER_SET = 16;
    private static final int SETS = 1 << Square.COUNT;

    /** For each set of squares, its squares in ascending order, and then the hand. */
    private static final byte[] SQUARES = new byte[SETS * PER_SET];

    static {
        for (int set = 0; set < SETS; set++) {
            int size = 0;
            for (int rest = set; rest != 0; rest &= rest - 1) {
                SQUARES[set * PER_SET + size++] = (byte) Integer.numberOfTrailingZeros(rest);
            }
            SQUARES[set * PER_SET + size] = Square.COUNT;
        }
    }

    /** The pairs, in ascending order, and the block that each has. */
    private final int[] pairs;

    private final RankBlocks blocks;
    private final int[] begins;

    /**
     * Pairs of elephants or giraffes.
     *
     * @param free how many squares are free
     * @param after in how many ways the rest can be placed on a given number of squares that are free then
     */
    PairRanks(int free, IntToLongFunction after) {
        Pairs places = new Pairs(2 * (free + 1));
        pairs = IntStream.range(0, places.size())
                .filter(pair -> squares(places, pair, free) >= 0)
                .toArray();
        blocks = new RankBlocks(List.of(IntStream.of(pairs)
                .mapToLong(pair -> after.applyAsLong(free - squares(places, pair, free)))
                .toArray()));
        begins = new int[places.size()];
        for (int block = 0; block < pairs.length; block++) {
            begins[pairs[block]] = (int) blocks.begin(block);
        }
    }

    /** How many squares a pair takes, -1 if it takes one twice. */
    private static int squares(Pairs places, int pair, int free) {
        int one = places.greater(pair) / 2;
        int other = places.lesser(pair) / 2;
        return one == other && one < free ? -1 : (one < free ? 1 : 0) + (other < free ? 1 : 0);
    }

    /** The square of a set that has this many of its squares below it; {@link Square#COUNT} after the last. */
    static int square(int set, int below) {
        return SQUARES[set * PER_SET + below];
    }

    /** How many squares of a set are below one. */
    static int below(int set, int square) {
        return Integer.bitCount(set & ((1 << square) - 1));
    }

    /** How many ways there are. */
    long count() {
        return blocks.firstRank(1);
    }

    /** How many come before a pair of two places, the greater first. */
    int begin(int greater, int lesser, int free) {
        return begins[Pairs.of(packed(greater, free), packed(lesser, free))];
    }

    private static int packed(int place, int free) {
        return 2 * below(free, place / 2) + (place & 1);
    }

    int block(int rank) {
        return blocks.block(rank);
    }

    /** Where a block begins; after the last, the number of all ways. */
    int begin(int block) {
        return (int) blocks.begin(block);
    }

    /** The pair of a block, on these squares. */
    int pair(int block, Pairs packed, int free) {
        int pair = pairs[block];
        return Pairs.of(spread(packed.greater(pair), free), spread(packed.lesser(pair), free));
    }

    private static int spread(int place, int free) {
        return 2 * square(free, place / 2) + (place & 1);
    }
}
