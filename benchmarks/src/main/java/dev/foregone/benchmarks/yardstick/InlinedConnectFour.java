package dev.foregone.benchmarks.yardstick;

/**
 * The packed rules of Connect Four, the same code over the same 64 bits, with every size a constant for the 7 by 6
 * board and everything in one class. {@link HandmadeConnectFour} passes two numbers where this passes one, and need not
 * decode positions. For one thread.
 *
 * <p>A position is the stones of the player to move, and one bit where the next stone of each column lands,
 * in columns that are upside down.
 */
public final class InlinedConnectFour {

    private static final int STRIDE = 7;
    private static final long SPARE = 0x40810204081L;
    private static final long BOTTOM = SPARE << 6;
    private static final long BOARD = SPARE * 0x7E;
    private static final int COLUMNS = 7;

    private int[][] lists = new int[0][];
    private long nodes;

    /** A counter at 0. */
    public InlinedConnectFour() {}

    /**
     * Counts the lines of play from the empty board, with the moves of each position in a list, as in the packed rules,
     * since an engine sorts them. A won game is a leaf.
     *
     * @param plies the length of the lines
     * @return how many there are
     */
    public long listedPerft(int plies) {
        lists = new int[plies + 1][COLUMNS];
        return listedPerft(BOTTOM, plies);
    }

    private long listedPerft(long position, int plies) {
        nodes++;
        if (plies == 0) {
            return 1;
        }
        if (isOver(position)) {
            return 0;
        }
        int[] moves = lists[plies];
        int count = list(position, moves);
        long lines = 0;
        for (int i = 0; i < count; i++) {
            lines += listedPerft(play(position, 1L << moves[i]), plies - 1);
        }
        return lines;
    }

    private static int list(long position, int[] moves) {
        int next = 0;
        for (long landings = landings(position); landings != 0; landings &= landings - 1) {
            moves[next++] = Long.numberOfTrailingZeros(landings);
        }
        return next;
    }

    /**
     * Counts the same without a list, each move played as it is found.
     *
     * @param plies the length of the lines
     * @return how many there are
     */
    public long perft(int plies) {
        return perft(BOTTOM, plies);
    }

    private long perft(long position, int plies) {
        nodes++;
        if (plies == 0) {
            return 1;
        }
        if (isOver(position)) {
            return 0;
        }
        long lines = 0;
        for (long landings = landings(position); landings != 0; landings &= landings - 1) {
            lines += perft(play(position, landings & -landings), plies - 1);
        }
        return lines;
    }

    private static boolean isOver(long position) {
        long stones = stones(position);
        return hasFour(stones & ~position) || stones == BOARD;
    }

    private static boolean hasFour(long stones) {
        return (along(stones, 1) | along(stones, STRIDE) | along(stones, STRIDE - 1) | along(stones, STRIDE + 1)) != 0;
    }

    private static long along(long stones, int direction) {
        long pairs = stones & (stones >>> direction);
        return pairs & (pairs >>> (2 * direction));
    }

    private static long play(long position, long drop) {
        long unfilled = unfilled(position);
        long theirs = BOARD & ~unfilled & ~position;
        return theirs | ((position & unfilled) ^ (drop | drop >>> 1));
    }

    /** The landing of each column, and everything above it. */
    private static long unfilled(long position) {
        return position ^ (position - SPARE);
    }

    /** The cells that a stone can fall to now. */
    private static long landings(long position) {
        return position & unfilled(position) & BOARD;
    }

    private static long stones(long position) {
        return BOARD & ~unfilled(position);
    }

    /** {@return the number of positions visited by all counts so far} */
    public long nodes() {
        return nodes;
    }
}
