package dev.foregone.benchmarks.yardstick;

/**
 * Connect Four on 7 by 6, written by hand as a specialist would: two bitboards as arguments, every size a constant. For
 * one thread.
 *
 * <p>A column takes seven bits, of which the highest stays empty.
 */
public final class HandmadeConnectFour {

    private static final int STRIDE = 7;
    private static final int COLUMNS = 7;
    private static final long COLUMN = 0x3F;

    private long nodes;

    /** A counter at 0. */
    public HandmadeConnectFour() {}

    /**
     * Counts the lines of play from the empty board. A won game is a leaf.
     *
     * @param plies the length of the lines
     * @return how many there are
     */
    public long perft(int plies) {
        return perft(0, 0, plies);
    }

    private long perft(long mine, long stones, int plies) {
        nodes++;
        if (plies == 0) {
            return 1;
        }
        long theirs = mine ^ stones;
        if (hasFour(theirs)) {
            return 0;
        }
        long lines = 0;
        for (int column = 0; column < COLUMNS; column++) {
            int shift = column * STRIDE;
            long drop = (stones + (1L << shift)) & (COLUMN << shift);
            if (drop != 0) {
                lines += perft(theirs, stones | drop, plies - 1);
            }
        }
        return lines;
    }

    private static boolean hasFour(long stones) {
        long vertical = stones & (stones >>> 1);
        long across = stones & (stones >>> STRIDE);
        long down = stones & (stones >>> (STRIDE - 1));
        long up = stones & (stones >>> (STRIDE + 1));
        return ((vertical & (vertical >>> 2))
                        | (across & (across >>> (2 * STRIDE)))
                        | (down & (down >>> (2 * (STRIDE - 1))))
                        | (up & (up >>> (2 * (STRIDE + 1)))))
                != 0;
    }

    /** {@return the number of positions visited by all calls of {@link #perft} so far} */
    public long nodes() {
        return nodes;
    }
}
