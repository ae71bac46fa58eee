package dev.foregone.games.connectfour;

/**
 * Four in a row, for all cells of a board at once. The layout of the bits is that of {@link BoardShape}; {@code stride} leads
 * from a cell to its right neighbour, {@code stride + 1} to the one below that, {@code stride - 1} to the one above it,
 * and 1 to the cell below.
 */
final class Fours {

    /**
     * With a greater stride there are at most three columns, so only vertical fours are possible; and shifts by three
     * strides would wrap around.
     */
    private static final int MOST_STRIDE = 20;

    /**
     * The stride of the standard board. Methods that shift a lot treat it separately: the JVM then compiles its shifts
     * with constants, which take a third of the time.
     */
    static final int STANDARD_STRIDE = 7;

    private Fours() {}

    /** Whether four of the stones are in a row. */
    static boolean has(long stones, int stride) {
        return stride == STANDARD_STRIDE ? any(stones, STANDARD_STRIDE) : any(stones, stride);
    }

    private static boolean any(long stones, int stride) {
        long upright = along(stones, 1);
        if (!fitSideways(stride)) {
            return upright != 0;
        }
        return (upright | along(stones, stride) | along(stones, stride - 1) | along(stones, stride + 1)) != 0;
    }

    /** The first stone, which has the lowest bit, of every four in a row in one direction. */
    static long along(long stones, int direction) {
        long pairs = stones & (stones >>> direction);
        return pairs & (pairs >>> (2 * direction));
    }

    /** The stones that are in some four in a row. */
    static long all(long stones, int stride) {
        int[] directions = fitSideways(stride) ? new int[] {1, stride, stride - 1, stride + 1} : new int[] {1};
        long all = 0;
        for (int direction : directions) {
            long first = along(stones, direction);
            all |= first | first << direction | first << (2 * direction) | first << (3 * direction);
        }
        return all;
    }

    /** Whether fours that are not vertical fit on the board. */
    static boolean fitSideways(int stride) {
        return stride <= MOST_STRIDE;
    }

    /** The cells, free or not, on or off the board, where one more stone would make four in a row. */
    static long completing(long stones, int stride) {
        return stride == STANDARD_STRIDE ? missing(stones, STANDARD_STRIDE) : missing(stones, stride);
    }

    private static long missing(long stones, int stride) {
        long upright = (stones >>> 1) & (stones >>> 2) & (stones >>> 3);
        if (!fitSideways(stride)) {
            return upright;
        }
        return upright | open(stones, stride) | open(stones, stride - 1) | open(stones, stride + 1);
    }

    /** In one direction and its opposite: three behind, three ahead, two and one to either side. */
    private static long open(long stones, int direction) {
        long pairBehind = (stones << direction) & (stones << (2 * direction));
        long pairAhead = (stones >>> direction) & (stones >>> (2 * direction));
        return (pairBehind & ((stones << (3 * direction)) | (stones >>> direction)))
                | (pairAhead & ((stones >>> (3 * direction)) | (stones << direction)));
    }
}
