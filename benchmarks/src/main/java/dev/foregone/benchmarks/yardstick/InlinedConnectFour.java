package dev.foregone.benchmarks.yardstick;

/**
 * The packed rules of Connect Four, the same code over the same 64 bits, with every size a constant for the board of 7
 * by 6 and everything in one class. {@link HandmadeConnectFour} carries two numbers about where this carries one, and
 * need not take a position apart. For one thread.
 *
 * <p>A position is the stones of the player to move, and one bit on the lowest free place of every column.
 */
public final class InlinedConnectFour {

    private static final int STRIDE = 7;
    private static final int COLUMNS = 7;
    private static final long COLUMN = 0x3F;
    private static final long BOTTOM = 0x40810204081L;
    private static final long BOARD = BOTTOM * COLUMN;

    private long nodes;

    /** A counter at nothing. */
    public InlinedConnectFour() {}

    /**
     * Counts the lines of play from the empty board. A won game is a leaf.
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
        long free = (stones(position) + BOTTOM) & BOARD;
        long lines = 0;
        for (int column = 0; column < COLUMNS; column++) {
            long drop = free & (COLUMN << (column * STRIDE));
            if (drop != 0) {
                lines += perft(play(position, drop), plies - 1);
            }
        }
        return lines;
    }

    private static boolean isOver(long position) {
        long stones = stones(position);
        return hasFour(stones & ~position) || stones == BOARD;
    }

    private static boolean hasFour(long stones) {
        return hasFourAlong(stones, 1)
                || hasFourAlong(stones, STRIDE)
                || hasFourAlong(stones, STRIDE - 1)
                || hasFourAlong(stones, STRIDE + 1);
    }

    private static boolean hasFourAlong(long stones, int direction) {
        long pairs = stones & (stones >>> direction);
        return (pairs & (pairs >>> (2 * direction))) != 0;
    }

    private static long play(long position, long drop) {
        long stones = stones(position);
        return (stones & ~position) | ((stones | drop) + BOTTOM);
    }

    /** Everything below the highest bit of each column, which is copied down to the bottom to find them. */
    private static long stones(long position) {
        long filled = position;
        filled |= (filled >>> 1) & (BOTTOM * 0x3F);
        filled |= (filled >>> 2) & (BOTTOM * 0x1F);
        filled |= (filled >>> 4) & (BOTTOM * 0x07);
        return (filled >>> 1) & BOARD;
    }

    /**
     * How much work has been done.
     *
     * @return positions visited by all calls of {@link #perft} so far
     */
    public long nodes() {
        return nodes;
    }
}
