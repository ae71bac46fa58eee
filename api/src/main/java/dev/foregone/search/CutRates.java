package dev.foregone.search;

/**
 * How often a move at a ply of a {@link SplitTree} has made the others needless: of those tried first, and of those tried
 * after another. In a null-window search plies where the first move suffices take turns with plies where all moves are
 * needed, so that a few answers tell which are which. For one thread at a time.
 */
final class CutRates {

    private static final int KINDS = 2;

    private final int[] tries;
    private final int[] cuts;

    CutRates(int plies) {
        tries = new int[KINDS * plies];
        cuts = new int[KINDS * plies];
    }

    /** How likely the next move is to make the others needless, when so many have failed to: one half if nothing is known. */
    double rate(int ply, int failed) {
        int place = place(ply, failed);
        return (cuts[place] + 1.0) / (tries[place] + 2.0);
    }

    void learn(int ply, int failed, boolean cut) {
        int place = place(ply, failed);
        tries[place]++;
        if (cut) {
            cuts[place]++;
        }
    }

    private static int place(int ply, int failed) {
        return KINDS * ply + Math.min(failed, KINDS - 1);
    }
}
