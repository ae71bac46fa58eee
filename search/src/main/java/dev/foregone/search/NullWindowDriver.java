package dev.foregone.search;

import dev.foregone.spi.Score;

/**
 * Finds a position's pruning score by null windows, near distances first. A question about a near distance is cheap,
 * because a search for a win or a loss within a number of plies need look no deeper; and if the answer is near, the
 * expensive questions are never asked. If only the value is wanted, the two questions that decide it are asked at once.
 * For one question.
 */
final class NullWindowDriver {

    /** The least step to the next question; farther away, half the distance. Found by measurement. */
    private static final int STEP = 4;

    /** The factor to the next distance if only the value is wanted: a near win is found, and little else. */
    private static final int VALUE_STEP = 4;

    private final NullWindow window;
    private final ProvenBounds proven;
    private final Progress progress;
    private final int horizon;
    private int atLeast = Score.WORST;
    private int atMost = Score.BEST;

    /**
     * A new question.
     *
     * @param horizon beyond this many plies, distances are no longer distinguished
     */
    NullWindowDriver(NullWindow window, ProvenBounds proven, Progress progress, int horizon) {
        this.window = window;
        this.proven = proven;
        this.progress = progress;
        this.horizon = horizon;
    }

    /** Finds the score. */
    int score() {
        for (int distance = 1; atLeast < atMost && !proven.suffice(); distance = next(distance)) {
            if (Score.isWin(atLeast) || Score.isLoss(atMost)) {
                ask(atMost - (atMost - atLeast) / 2); // the winner is known; now how soon
                continue;
            }
            if (Score.isWin(atMost)) {
                ask(leastWin(distance));
            }
            if (Score.isLoss(atLeast)) {
                ask(mostLoss(distance) + 1);
            }
        }
        return atLeast;
    }

    private int next(int distance) {
        return proven.valueOnly() ? VALUE_STEP * distance : distance + Math.max(STEP, distance / 2);
    }

    private int leastWin(int distance) {
        return distance < horizon ? Score.win(distance) : Score.DRAW + 1;
    }

    private int mostLoss(int distance) {
        return distance < horizon ? Score.loss(distance) : Score.DRAW - 1;
    }

    /** Asks whether the score is at least this. */
    private void ask(int beta) {
        if (beta <= atLeast || beta > atMost || proven.suffice()) {
            return; // known from an earlier answer that went beyond its question
        }
        progress.nextPass();
        int score = window.search(beta - 1, beta);
        if (score >= beta) {
            atLeast = score;
            proven.atLeast(score == Score.DRAW ? Score.ENDLESS_DRAW : score);
        } else {
            atMost = score;
            proven.atMost(score);
        }
    }

    /** Searches a position with a window that holds no score between its ends. */
    @FunctionalInterface
    interface NullWindow {

        int search(int alpha, int beta);
    }
}
