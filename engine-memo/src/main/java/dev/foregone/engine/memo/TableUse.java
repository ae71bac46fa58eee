package dev.foregone.engine.memo;

import java.util.Arrays;

/**
 * Decides where a look into the table pays. In some games hardly any position is met twice, and a look that misses the
 * processor's cache takes as long as a few positions. So for each ply the work that looks have saved is held against
 * what they cost; where they do not pay, only a sample of the positions is looked up, chosen by their hash so that a
 * position met again is in the sample again: enough to see when it begins to pay. For one thread.
 */
final class TableUse {

    /** Deeper plies are judged together. */
    private static final int PLIES = 64;

    /** After so many looks at a ply they are judged; what was seen then counts half at the next judgement. */
    private static final int TRIAL = 256;

    /** One position in so many is in the sample. */
    private static final int SAMPLE = 16;

    private final int cost;
    private final int[] looks = new int[PLIES];
    private final long[] saved = new long[PLIES];
    private final boolean[] pays = new boolean[PLIES];

    /**
     * At first a look is taken to pay everywhere.
     *
     * @param cost how many positions a look must save on average, 0 to look always
     */
    TableUse(int cost) {
        this.cost = cost;
        Arrays.fill(pays, true);
    }

    /** The same judgement for another thread, to be changed there by itself. */
    TableUse copy() {
        TableUse copy = new TableUse(cost);
        System.arraycopy(pays, 0, copy.pays, 0, PLIES);
        return copy;
    }

    /** Whether to look up every position of this ply. */
    boolean pays(int ply) {
        return pays[place(ply)];
    }

    /** Whether to look up a position with this hash all the same. */
    boolean samples(int hash) {
        return (hash & (SAMPLE - 1)) == 0;
    }

    /** A position was looked up, and that saved so many positions. */
    void looked(int ply, long positions) {
        int place = place(ply);
        saved[place] += positions;
        looks[place]++;
        if (looks[place] == TRIAL) {
            pays[place] = saved[place] >= (long) cost * TRIAL;
            looks[place] /= 2;
            saved[place] /= 2;
        }
    }

    private static int place(int ply) {
        return Math.min(ply, PLIES - 1);
    }
}
