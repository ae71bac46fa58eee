package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.tablebase.coding.OutcomeCode;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Labels as small numbers: scores in the order in which they first come up, of which a game has few.
 *
 * <pre>
 *   0                          a hole
 *   1 + n                      open with n children, if they are 0 to 47
 *   49 + k                     the score that came up after k others, if these are 206 or fewer
 *   256 + 2 (n - 48)           open with more children
 *   256 + 2 (k - 207) + 1      a later score
 * </pre>
 *
 * Any number of threads may ask.
 */
final class LabelCodes {

    /** The code of a hole. */
    static final int HOLE = 0;

    private static final int FEW_CHILDREN = 48;
    private static final int FIRST_SCORE = 1 + FEW_CHILDREN;
    private static final int BYTES = 1 << Byte.SIZE;
    private static final int CHARS = 1 << Character.SIZE;
    private static final int SCORES_IN_BYTES = BYTES - FIRST_SCORE;
    private static final int SCORES_IN_CHARS = SCORES_IN_BYTES + (CHARS - BYTES) / 2;
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

    /** The labels of the codes that fit into a byte. */
    private final int[] small = new int[BYTES];

    /** All scores that have come up. */
    private volatile int[] scores = new int[16];

    private volatile int scoreCount;

    /** For each score by its {@link OutcomeCode}, its own code; 0 if it has none. */
    private volatile int[] byOutcome = new int[BYTES];

    LabelCodes() {
        small[HOLE] = Labels.HOLE;
        for (int children = 0; children < FEW_CHILDREN; children++) {
            small[1 + children] = Labels.open(children);
        }
    }

    /** Whether a code fits into a byte. */
    static boolean isByte(int code) {
        return code < BYTES;
    }

    /** Whether a code fits into a char. */
    static boolean isChar(int code) {
        return code < CHARS;
    }

    /** Whether this many more scores will have codes that fit into a byte. */
    boolean hasRoomInBytes(int more) {
        return scoreCount + more <= SCORES_IN_BYTES;
    }

    /** Whether this many more scores will have codes that fit into a char. */
    boolean hasRoomInChars(int more) {
        return scoreCount + more <= SCORES_IN_CHARS;
    }

    /** The label of a code. */
    int label(int code) {
        return code < BYTES ? small[code] : labelOfLarge(code - BYTES);
    }

    private int labelOfLarge(int code) {
        return (code & 1) == 0 ? Labels.open(FEW_CHILDREN + code / 2) : scores[SCORES_IN_BYTES + code / 2];
    }

    /** The code of a label. */
    int code(int label) {
        if (label == Labels.HOLE) {
            return HOLE;
        }
        return Labels.isOpen(label) ? codeOfOpen(Labels.children(label)) : codeOfScore(label);
    }

    private static int codeOfOpen(int children) {
        return children < FEW_CHILDREN ? 1 + children : BYTES + 2 * (children - FEW_CHILDREN);
    }

    private int codeOfScore(int score) {
        int outcome = OutcomeCode.of(score);
        int[] known = byOutcome;
        int code = outcome < known.length ? (int) ELEMENT.getAcquire(known, outcome) : 0;
        return code != 0 ? code : newCode(score, outcome);
    }

    private synchronized int newCode(int score, int outcome) {
        if (outcome >= byOutcome.length) {
            byOutcome = Arrays.copyOf(byOutcome, 2 * outcome);
        } else if (byOutcome[outcome] != 0) {
            return byOutcome[outcome];
        }
        int number = scoreCount;
        if (number == scores.length) {
            scores = Arrays.copyOf(scores, 2 * number);
        }
        scores[number] = score;
        scoreCount = number + 1;
        int code = number < SCORES_IN_BYTES ? FIRST_SCORE + number : BYTES + 2 * (number - SCORES_IN_BYTES) + 1;
        if (isByte(code)) {
            small[code] = score;
        }
        ELEMENT.setRelease(byOutcome, outcome, code);
        return code;
    }
}
