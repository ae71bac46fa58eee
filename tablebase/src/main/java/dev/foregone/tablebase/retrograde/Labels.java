package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.memory.TooLargeException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * A label for each position, by index: its score or, if it is open, how many of its children may still save it from a
 * loss.
 *
 * <pre>
 *   known    a {@link dev.foregone.spi.Score}, between -2^22 and 2^22
 *   open     2^30 + children that are not known to be wins of the other player
 *   hole     -2^31
 * </pre>
 *
 * Any number of threads may settle positions at once.
 */
public final class Labels {

    /** The label of an index without a position. */
    static final int HOLE = Integer.MIN_VALUE;

    private static final int OPEN = 1 << 30;
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

    private final int[] labels;

    /** This many positions, of which nothing is known. */
    public Labels(int size) {
        labels = new int[size];
    }

    /** The label of an open position with this many children that may save it. */
    public static int open(int children) {
        return OPEN + children;
    }

    /** Whether a label is that of an open position. */
    public static boolean isOpen(int label) {
        return label >= OPEN;
    }

    /** How many children may still save a position with this label, which must be open. */
    public static int children(int label) {
        return label - OPEN;
    }

    /** How many positions there are. */
    public int size() {
        return labels.length;
    }

    /** A label. */
    public int get(int index) {
        return labels[index];
    }

    /** Sets all labels. */
    void fill(int label) {
        Arrays.fill(labels, label);
    }

    /** Sets a label, while no other thread does. */
    public void set(int index, int label) {
        labels[index] = label;
    }

    /**
     * Takes over a child that is now known: a winning or drawing move settles the position, since better ones would
     * have come before; a losing one takes away a child that may save it.
     *
     * @param score the child's, backed up
     * @return whether the position was open and is settled now
     */
    public boolean backUp(int index, int score) {
        return Score.isLoss(score) ? loseChild(index, score) : settle(index, score);
    }

    /**
     * The code of a known position.
     *
     * @throws TooLargeException if it takes more plies than a code can hold
     */
    public static int code(int score) {
        if (score != Score.ENDLESS_DRAW && Score.plies(score) > OutcomeCode.MAX_PLIES) {
            throw TooLargeException.always(
                    "a position is %s plies, and a tablebase holds at most %d\n  begin nearer to the end of the game",
                    Score.outcome(score), OutcomeCode.MAX_PLIES);
        }
        return OutcomeCode.of(score);
    }

    /** Settles an open position; false if it was known already. */
    public boolean settle(int index, int score) {
        int label = (int) ELEMENT.getVolatile(labels, index);
        while (isOpen(label)) {
            if (ELEMENT.compareAndSet(labels, index, label, score)) {
                return true;
            }
            label = (int) ELEMENT.getVolatile(labels, index);
        }
        return false;
    }

    /** Takes away one of the children that may save an open position; if it was the last, the position has the score. */
    private boolean loseChild(int index, int score) {
        int label = (int) ELEMENT.getVolatile(labels, index);
        while (isOpen(label)) {
            int next = label == OPEN + 1 ? score : label - 1;
            if (ELEMENT.compareAndSet(labels, index, label, next)) {
                return next == score;
            }
            label = (int) ELEMENT.getVolatile(labels, index);
        }
        return false;
    }
}
