package dev.foregone.search;

import dev.foregone.spi.Score;
import java.util.function.IntBinaryOperator;

/**
 * Finds a position's pruning score by null windows, near distances first. A question about a near distance is cheap,
 * because a search for a win or a loss within a number of plies need look no deeper; and if the answer is near, the
 * expensive questions are never asked. If only the value is wanted, the two questions that decide it are asked at once.
 *
 * <p>Once the winner is known, the question is how soon. The middle of the distances left is asked about or, if they are few and the
 * search remembers, the one next to what the last answer proved: a search often proves just what is true, and then the one question
 * more that says so is the last (A. Plaat and others, <em>Best-first fixed-depth minimax algorithms</em>, 1996: MTD(f)).
 *
 * <p>No win or loss farther away than a given distance is looked for. Questions about wins and losses within a number of
 * plies have an answer even where lines of play do not end, whatever line led to the position. For one question.
 */
final class NullWindowDriver {

    /** The least step to the next question; farther away, half the distance. Found by measurement. */
    private static final int STEP = 4;

    /** From the horizon divided by this on, all that is left is asked about at once. Found by measurement. */
    private static final int FAR = 2;

    /** Up to this many distances are few. Found by measurement. */
    private static final int FEW = 12;

    /** The factor to the next distance if only the value is wanted: a near win is found, and little else. */
    private static final int VALUE_STEP = 4;

    /** The step to the next question where there is a greatest distance. */
    private static final int NEAR_STEP = 2;

    private final IntBinaryOperator window;
    private final ProvenBounds proven;
    private final Progress progress;
    private final int horizon;
    private final int farthest;
    private final boolean remembers;
    private int atLeast;
    private int atMost;

    /** Whether the last answer was that the score is at least what was asked about. */
    private boolean roseLast;

    /**
     * A new question.
     *
     * @param window searches the position with a lower and an upper end that hold no score between them
     * @param proven what is known already; narrowed by what the answers prove
     * @param horizon beyond this many plies, distances are no longer distinguished
     * @param farthest the greatest distance asked about; {@link Integer#MAX_VALUE} for any
     * @param remembers whether the search remembers what it has proved of positions
     */
    NullWindowDriver(
            IntBinaryOperator window,
            ProvenBounds proven,
            Progress progress,
            int horizon,
            int farthest,
            boolean remembers) {
        this.window = window;
        this.proven = proven;
        this.progress = progress;
        this.horizon = farthest == Integer.MAX_VALUE ? horizon : Integer.MAX_VALUE;
        this.farthest = farthest;
        this.remembers = remembers;
        this.atLeast = PruningScore.of(proven.atLeast());
        this.atMost = PruningScore.of(proven.atMost());
    }

    /** Finds the score, or that it is no win or loss within the greatest distance. */
    void run() {
        for (int distance = Math.min(1, farthest); !isDone(); distance = Math.min(next(distance), farthest)) {
            if (isWinnerKnown()) {
                ask(Math.max(Math.min(howSoon(), proven.highestWanted()), proven.lowestWanted()));
                continue;
            }
            int win = Math.max(leastWin(distance), proven.lowestWanted());
            if (Score.isWin(atMost) && win <= proven.highestWanted()) {
                ask(win);
            }
            int noLoss = Math.min(mostLoss(distance) + 1, proven.highestWanted());
            if (Score.isLoss(atLeast) && noLoss >= proven.lowestWanted()) {
                ask(noLoss);
            }
            if (distance == farthest && !isWinnerKnown()) {
                return;
            }
        }
    }

    private boolean isDone() {
        return atLeast == atMost || proven.suffice();
    }

    /** Whether the winner is known, and the game is won near enough to ask how soon. */
    private boolean isWinnerKnown() {
        return (Score.isWin(atLeast) && Score.plies(atLeast) <= farthest)
                || (Score.isLoss(atMost) && Score.plies(atMost) <= farthest);
    }

    private int howSoon() {
        int left = atMost - atLeast;
        if (left > FEW || !remembers) {
            return atMost - left / 2;
        }
        return roseLast ? atLeast + 1 : atMost;
    }

    /** Where lines of play need not end, a question about twice the distance costs the square. */
    private int next(int distance) {
        if (farthest < Integer.MAX_VALUE) {
            return distance + NEAR_STEP;
        }
        if (proven.valueOnly()) {
            return VALUE_STEP * distance;
        }
        return FAR * distance < horizon ? distance + Math.max(STEP, distance / 2) : horizon;
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
        int score = window.applyAsInt(beta - 1, beta);
        roseLast = score >= beta;
        if (roseLast) {
            atLeast = score;
            proven.atLeast(score == Score.DRAW ? Score.ENDLESS_DRAW : score);
        } else {
            atMost = score;
            proven.atMost(score);
        }
    }
}
