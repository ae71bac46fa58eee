package dev.foregone.games.connectfour;

/**
 * Four in a row, for all cells of a board at once. The layout of the bits is that of {@link Shape}; {@code stride} leads
 * from a cell to its right neighbour, {@code stride + 1} to the one above that, {@code stride - 1} to the one below it,
 * and 1 to the cell above.
 */
final class Fours {

    /**
     * With a greater stride there are three columns at most, so that only the upright fours are there to be seen; and
     * shifts by three strides would wrap round.
     */
    private static final int MOST_STRIDE = 20;

    private Fours() {}

    /** Whether four of the stones are in a row. */
    static boolean has(long stones, int stride) {
        return hasAlong(stones, 1)
                || (stride <= MOST_STRIDE
                        && (hasAlong(stones, stride) || hasAlong(stones, stride - 1) || hasAlong(stones, stride + 1)));
    }

    private static boolean hasAlong(long stones, int direction) {
        long pairs = stones & (stones >>> direction);
        return (pairs & (pairs >>> (2 * direction))) != 0;
    }

    /**
     * The cells, free or not, on or off the board, where one more stone would make four in a row.
     */
    static long completing(long stones, int stride) {
        long vertical = (stones << 1) & (stones << 2) & (stones << 3);
        if (stride > MOST_STRIDE) {
            return vertical;
        }
        return vertical | along(stones, stride) | along(stones, stride - 1) | along(stones, stride + 1);
    }

    /** In one direction and its opposite: three behind, three ahead, two and one to either side. */
    private static long along(long stones, int direction) {
        long pairBehind = (stones << direction) & (stones << (2 * direction));
        long pairAhead = (stones >>> direction) & (stones >>> (2 * direction));
        return (pairBehind & ((stones << (3 * direction)) | (stones >>> direction)))
                | (pairAhead & ((stones >>> (3 * direction)) | (stones << direction)));
    }
}
