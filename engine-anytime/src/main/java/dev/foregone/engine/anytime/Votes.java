package dev.foregone.engine.anytime;

/**
 * Which moves were the best of each depth. What leads one depth astray is seldom there at the next, so that the move that was
 * the best of most is better than that of the last. For one thread.
 */
final class Votes {

    /** A depth counts this much of what the next counts: found by measurement. */
    private static final double FADING = 0.7;

    private static final int NONE = -1;

    private final double[] votes;

    /** The best move of the present depth so far. */
    private int present = NONE;

    Votes(int moves) {
        votes = new double[moves];
    }

    /** A move is better than the others at the present depth, as far as that was searched. */
    void best(int index) {
        present = index;
    }

    /** The depth is searched whole. */
    void nextDepth() {
        for (int i = 0; i < votes.length; i++) {
            votes[i] = of(i);
        }
        present = NONE;
    }

    /** The votes of a move. */
    double of(int index) {
        if (present == NONE) {
            return votes[index];
        }
        return FADING * votes[index] + (index == present ? 1 : 0);
    }
}
