package dev.foregone.search.memory;

import java.util.Arrays;

/**
 * Decides where a probe of the table pays, and where it pays even before it is known to be needed. In some games hardly
 * any position is met twice, and a probe that misses the processor's cache takes as long as a few positions. So for
 * each ply the work that probes have saved is compared with their cost. Where they do not pay, only a sample of the
 * positions is looked up, chosen by hash so that a position met again is sampled again (or, where a hash takes long, in runs of positions met one after the other), and every position at a few
 * plies, so that no line goes far without a probe: enough to notice when probes begin to pay. For one thread.
 */
final class ProbePolicy {

    /** Deeper plies are judged together. */
    private static final int PLIES = 64;

    /** Probes at a ply are judged after this many; earlier results count half at the next judgement. */
    private static final int TRIAL = 256;

    /** One position in this many is in the sample. */
    private static final int SAMPLE = 64;

    /** The distance between the plies at which every position is looked up. */
    private static final int STRIDE = 16;

    /** A single probe that saves this many positions is judged at once. */
    private static final int FORTUNE = 1 << 12;

    /** A probe ahead must save this many times its cost, since it may prove unnecessary. Found by measurement. */
    private static final int AHEAD = 8;

    private final double cost;
    private final int[] probes = new int[PLIES];
    private final long[] saved = new long[PLIES];
    private final boolean[] pays = new boolean[PLIES];
    private final boolean[] childProbesPay = new boolean[PLIES];

    /**
     * Initially probes are assumed to pay everywhere, probes ahead nowhere.
     *
     * @param cost how many positions a probe must save on average, 0 to probe always
     */
    ProbePolicy(double cost) {
        this.cost = cost;
        startOver();
    }

    /** Forgets all judgements: positions as far from the root as before may now be nearer to the end. */
    void startOver() {
        Arrays.fill(pays, true);
        Arrays.fill(childProbesPay, false);
        Arrays.fill(probes, 0);
        Arrays.fill(saved, 0);
    }

    /** A copy for another thread, which then changes independently. */
    ProbePolicy copy() {
        ProbePolicy copy = new ProbePolicy(cost);
        System.arraycopy(pays, 0, copy.pays, 0, PLIES);
        System.arraycopy(childProbesPay, 0, copy.childProbesPay, 0, PLIES);
        return copy;
    }

    /** Whether to look up positions of this ply even before it is known that they are needed. */
    boolean childProbesPay(int ply) {
        return childProbesPay[place(ply)];
    }

    /** Whether to look up every position of this ply. */
    boolean pays(int ply) {
        return pays[place(ply)];
    }

    /** Whether to look up a position nevertheless. */
    boolean samples(int hash, int ply) {
        return (hash & (SAMPLE - 1)) == 0 || ply % STRIDE == STRIDE - 1;
    }

    /** Records that a look-up saved this many positions. */
    void looked(int ply, long positions) {
        int place = place(ply);
        saved[place] += positions;
        probes[place]++;
        if (probes[place] == TRIAL || positions >= FORTUNE) {
            pays[place] = saved[place] >= cost * TRIAL;
            childProbesPay[place] = saved[place] >= AHEAD * cost * TRIAL;
            probes[place] /= 2;
            saved[place] /= 2;
        }
    }

    private static int place(int ply) {
        return Math.min(ply, PLIES - 1);
    }
}
