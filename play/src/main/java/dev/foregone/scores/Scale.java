package dev.foregone.scores;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;

/**
 * Scores as distances. After the end the winner counts: a point fewer takes {@link #step} plies longer, which is more than a line of
 * the game has, so that an outcome tells the score, and of two outcomes the better is that of the greater score.
 *
 * @param most the most points
 */
record Scale(int most) {

    /** The longest line of a game: engines that follow lines follow no longer one. */
    private static final int LONGEST = 2_000;

    /** Plies for the game itself, for bounds that know of its end only that it comes, and for positions deeper on a line. */
    private static final int ROOMY = 3 * LONGEST + 1;

    /** The plies of a point. */
    int step() {
        return Math.min(ROOMY, (Score.MAX_PLIES - LONGEST) / most);
    }

    /** How many plies are counted after a game with this score; a draw and the most points are not counted. */
    int counted(int score) {
        return score == 0 ? 0 : (most - Math.abs(score)) * step();
    }

    /** The {@link Score} of a finished position: as many plies as are counted. */
    int finished(int score) {
        return after(score, 0, 0);
    }

    /** The worst outcome of any game with this score, which is better than all those with lower ones. */
    Outcome worst(int score) {
        if (score == 0) {
            return Outcome.endlessDraw();
        }
        return score > 0 ? Outcome.win(counted(score) + step() - 1) : Outcome.loss(counted(score));
    }

    /** {@link Score#bounds} of outcomes from bounds of the score of an unfinished position. */
    long outcomes(int least, int greatest) {
        return Score.bounds(after(least, LONGEST, 1), after(greatest, 1, LONGEST));
    }

    /** The {@link Score} where a draw or a win is {@code plies} away, and a loss {@code pliesToLoss}, before points are counted. */
    private int after(int score, int plies, int pliesToLoss) {
        if (score == 0) {
            return Score.draw(plies);
        }
        return score > 0 ? Score.win(counted(score) + plies) : Score.loss(counted(score) + pliesToLoss);
    }

    /** What bounds of an outcome prove of the score. */
    ScoreBounds scores(Bounds bounds) {
        return new ScoreBounds(score(bounds.atLeast()), score(bounds.atMost()));
    }

    private int score(Outcome outcome) {
        if (outcome.value() == GameValue.DRAW) {
            return 0;
        }
        int points = Math.max(1, most - outcome.plies() / step());
        return outcome.value() == GameValue.WIN ? points : -points;
    }
}
