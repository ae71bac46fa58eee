package dev.foregone.engine.anytime;

import java.util.Arrays;

/**
 * The line of best moves, as a search finds it from its end: the best move at a ply, followed by what was best after it. For one
 * thread.
 */
final class PrincipalVariation {

    private static final int LONGEST = 64;

    private final int[][] lines = new int[LONGEST + 1][LONGEST];
    private final int[] lengths = new int[LONGEST + 1];

    /** Nothing is known of the line from a ply on. */
    void clear(int ply) {
        if (ply < LONGEST) {
            lengths[ply] = 0;
        }
    }

    /** The best move so far at a ply, after which the line of the next ply is expected. */
    void begin(int ply, int move) {
        if (ply < LONGEST) {
            int more = Math.min(lengths[ply + 1], LONGEST - 1);
            lines[ply][0] = move;
            System.arraycopy(lines[ply + 1], 0, lines[ply], 1, more);
            lengths[ply] = 1 + more;
        }
    }

    /** The line from the root. */
    int[] moves() {
        return Arrays.copyOf(lines[0], lengths[0]);
    }
}
