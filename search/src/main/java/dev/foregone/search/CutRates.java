package dev.foregone.search;

/**
 * The frequency of cut-offs at each ply of a {@link SplitTree}, separately for moves tried first and later. In a
 * null-window search, plies of cut nodes, where one move suffices, alternate with plies of all nodes, where every move
 * is needed (D. E. Knuth and R. W. Moore, <em>An analysis of alpha-beta pruning</em>, 1975), so a few answers show
 * which are which. For one thread at a time.
 */
final class CutRates {

    /** The first move tried, and all later ones. */
    private static final int GROUPS = 2;

    private final int[] tries;
    private final int[] cuts;

    CutRates(int plies) {
        tries = new int[GROUPS * (plies + 1)];
        cuts = new int[GROUPS * (plies + 1)];
    }

    /** The probability that the next move causes a cut-off after this many have not: one half if nothing is known. */
    double rate(int ply, int failed) {
        int index = index(ply, failed);
        return (cuts[index] + 1.0) / (tries[index] + 2.0);
    }

    void learn(int ply, int failed, boolean cut) {
        int index = index(ply, failed);
        tries[index]++;
        if (cut) {
            cuts[index]++;
        }
    }

    private static int index(int ply, int failed) {
        return GROUPS * ply + Math.min(failed, GROUPS - 1);
    }
}
