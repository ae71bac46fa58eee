package dev.foregone.engine.anytime;

import dev.foregone.spi.Score;

/**
 * An estimate as a number between scores: {@link dev.foregone.search.PruningScore pruning scores} use only those of wins, losses
 * and the draw, so there is room between the draw and the slowest win, and between the slowest loss and the draw. One search
 * can therefore compare estimates with proofs, and tell them apart.
 *
 * <pre>
 *    loss in n    |  estimate &lt; 0  |   draw   |  estimate &gt; 0  |    win in n
 * </pre>
 */
final class Estimate {

    /** More plies than a search goes deep: an estimate that is backed up comes nearer to the draws by one with each. */
    private static final int MARGIN = 1 << 16;

    /** The number of the estimate 0, and of its negation; greater than that of any draw in n, also when it is backed up. */
    private static final int BASE = MARGIN - Score.ENDLESS_DRAW;

    private static final int SCALE = 1_000_000;

    private Estimate() {}

    /**
     * The number of an estimate.
     *
     * @param expected the expected result, from -1 to 1
     */
    static int of(double expected) {
        int distance = BASE + (int) (Math.min(1, Math.abs(expected)) * SCALE);
        return expected < 0 ? -distance : distance;
    }

    /** Whether a number is the score of a win, not an estimate. */
    static boolean isWin(int number) {
        return number >= Score.win(Score.MAX_PLIES);
    }

    /** Whether a number is the score of a loss, not an estimate. */
    static boolean isLoss(int number) {
        return number <= Score.loss(Score.MAX_PLIES);
    }

    /** The expected result that a number stands for: of an estimate, or of a pruning score. */
    static double expected(int number) {
        if (number == Score.DRAW) {
            return 0;
        }
        if (isWin(number) || isLoss(number)) {
            return Integer.signum(number);
        }
        return units(number) / (double) SCALE;
    }

    /** How much more one estimate promises than another. */
    static double gain(int before, int after) {
        return (units(after) - units(before)) / (double) SCALE;
    }

    private static int units(int number) {
        int distance = Math.max(0, Math.abs(number) - BASE);
        return number < 0 ? -distance : distance;
    }
}
