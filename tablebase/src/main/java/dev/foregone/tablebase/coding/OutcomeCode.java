package dev.foregone.tablebase.coding;

import dev.foregone.spi.Score;

/**
 * An outcome as 16 bits, for tables and files:
 *
 * <pre>
 *   0              no outcome
 *   1              the endless draw
 *   2 + 3 n + v    v in n plies: v is 0 for a loss, 1 for a draw, 2 for a win
 * </pre>
 *
 * LOSS in 0 is 2, WIN in 5 is 19, DRAW in 9 is 30. The greatest number of plies is {@value #MAX_PLIES}.
 */
public final class OutcomeCode {

    /** No outcome. */
    public static final int NONE = 0;

    /** The draw that never ends. */
    public static final int ENDLESS = 1;

    /** The most plies that a code can hold. */
    public static final int MAX_PLIES = (0xFFFF - 4) / 3;

    private static final int FIRST = 2;
    private static final int LOSS = 0;
    private static final int DRAW = 1;
    private static final int WIN = 2;

    private OutcomeCode() {}

    /** The code of a score. */
    public static int of(int score) {
        if (score == Score.ENDLESS_DRAW) {
            return ENDLESS;
        }
        int value = Score.isWin(score) ? WIN : Score.isDraw(score) ? DRAW : LOSS;
        return FIRST + 3 * Score.plies(score) + value;
    }

    /** The score of a code that is not {@link #NONE}. */
    public static int score(int code) {
        if (code == ENDLESS) {
            return Score.ENDLESS_DRAW;
        }
        int plies = (code - FIRST) / 3;
        return switch ((code - FIRST) % 3) {
            case LOSS -> Score.loss(plies);
            case DRAW -> Score.draw(plies);
            default -> Score.win(plies);
        };
    }

    /** Whether a number is the code of an outcome. */
    public static boolean isOutcome(int code) {
        return code >= ENDLESS && code <= FIRST + 3 * MAX_PLIES + WIN;
    }

    /**
     * The score and the code of an outcome as one number, of which the greater is the better outcome; {@link Score#ONGOING} has the
     * code {@link #NONE}.
     */
    public static long ranked(int score) {
        return (long) score << Character.SIZE | (char) (score == Score.ONGOING ? NONE : of(score));
    }

    /** The code of a {@link #ranked} outcome. */
    public static int codeOfRanked(long ranked) {
        return (char) ranked;
    }

    /** The score of a {@link #ranked} outcome. */
    public static int scoreOfRanked(long ranked) {
        return (int) (ranked >> Character.SIZE);
    }

    /**
     * The {@link #ranked} outcomes that a move leads to, backed up, for each code of the child; the worst for {@link #NONE}.
     *
     * @param maxPlies the most plies of a child
     * @param movesAgain whether the player who moves is to move in the child too
     */
    public static long[] backedUp(int maxPlies, boolean movesAgain) {
        long[] backedUp = new long[FIRST + 3 * (maxPlies + 1)];
        backedUp[NONE] = ranked(Score.ONGOING);
        for (int code = ENDLESS; code < backedUp.length; code++) {
            backedUp[code] = ranked(Score.backedUp(score(code), movesAgain));
        }
        return backedUp;
    }
}
