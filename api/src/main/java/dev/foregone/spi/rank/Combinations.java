package dev.foregone.spi.rank;

/**
 * The sets of some of n squares, numbered: the combinatorial number system (E. Pascal, 1887; D. H. Lehmer, 1964). A set is a number
 * with a bit for each square. Sets with lower numbers as bits have lower ranks.
 *
 * <pre>
 *   squares a &lt; b &lt; c    rank  C(a, 1) + C(b, 2) + C(c, 3)
 * </pre>
 *
 * <p>Immutable. Nothing is allocated by ranking.
 */
public final class Combinations {

    private static final int MOST = Long.SIZE;

    /** By size of the set and number of squares: how many there are. */
    private static final long[][] COUNTS = new long[MOST + 1][MOST + 1];

    static {
        for (int n = 0; n <= MOST; n++) {
            COUNTS[0][n] = 1;
            for (int k = 1; k <= n; k++) {
                COUNTS[k][n] = COUNTS[k - 1][n - 1] + (k == n ? 0 : COUNTS[k][n - 1]);
            }
        }
    }

    private final int squares;
    private final int pieces;

    private Combinations(int squares, int pieces) {
        this.squares = squares;
        this.pieces = pieces;
    }

    /**
     * The sets of {@code pieces} of {@code squares} squares.
     *
     * @param squares how many squares there are, up to 64
     * @param pieces how many of them are in a set
     * @return their numbering
     * @throws IllegalArgumentException if there are no such sets
     */
    public static Combinations of(int squares, int pieces) {
        if (squares < 0 || squares > MOST || pieces < 0 || pieces > squares) {
            throw new IllegalArgumentException("there are no sets of " + pieces + " of " + squares
                    + " squares: squares are 0 to " + MOST + ", and no set has more");
        }
        return new Combinations(squares, pieces);
    }

    /** {@return how many squares are in each set} */
    public int pieces() {
        return pieces;
    }

    /** {@return how many sets there are} */
    public long count() {
        return COUNTS[pieces][squares];
    }

    /**
     * The rank of a set.
     *
     * @param set a set of the right size
     * @return its rank, from 0 to {@code count() - 1}
     */
    public long rank(long set) {
        return rank(set, -1L);
    }

    /**
     * The rank of a set of squares among those of another alone, which are renumbered from 0: for pieces on squares that others leave
     * free.
     *
     * @param set a set of the right size, of squares of {@code all}
     * @param all the squares that count, as many as this is for
     * @return its rank, from 0 to {@code count() - 1}
     */
    public long rank(long set, long all) {
        long rank = 0;
        int size = 1;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            rank += COUNTS[size++][Long.bitCount(all & ((rest & -rest) - 1))];
        }
        return rank;
    }

    /**
     * The set of a rank.
     *
     * @param rank from 0 to {@code count() - 1}
     * @return the set
     */
    public long unrank(long rank) {
        long set = 0;
        long rest = rank;
        int square = squares;
        for (int size = pieces; size > 0; size--) {
            long[] counts = COUNTS[size];
            do {
                square--;
            } while (counts[square] > rest);
            rest -= counts[square];
            set |= 1L << square;
        }
        return set;
    }

    /**
     * The set of a rank, of squares of another alone: the inverse of {@link #rank(long, long)}.
     *
     * @param rank from 0 to {@code count() - 1}
     * @param all the squares that count, as many as this is for
     * @return the set, some squares of {@code all}
     */
    public long unrank(long rank, long all) {
        long set = 0;
        long left = unrank(rank);
        for (long rest = all; left != 0; rest &= rest - 1) {
            set |= (left & 1) == 0 ? 0 : rest & -rest;
            left >>>= 1;
        }
        return set;
    }

    /**
     * The set that follows one in the order of ranks, for a walk over all.
     *
     * @param set some squares of {@code all}
     * @param all the squares that count
     * @return the next set of as many squares; after the last, the first
     */
    public static long next(long set, long all) {
        // the lowest run of squares, carried over those that do not count
        long next = ((set | ~all) + (set & -set)) & all;
        long rest = all;
        for (int carried = Long.bitCount(set) - Long.bitCount(next); carried > 0; carried--) {
            next |= rest & -rest;
            rest &= rest - 1;
        }
        return next;
    }
}
