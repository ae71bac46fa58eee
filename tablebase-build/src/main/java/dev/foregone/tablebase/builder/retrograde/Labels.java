package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.memory.TooLargeException;

/**
 * A label for each position, by index: its score or, if it is open, how many of its children may still save it from a
 * loss.
 *
 * <pre>
 *   known    a {@link dev.foregone.spi.Score}, between -2^22 and 2^22
 *   open     2^30 + children that are not known to be wins of the other player
 *   hole     -2^31: nothing has been set
 * </pre>
 *
 * They are kept as {@linkplain LabelCodes codes} in one byte each, in pieces; a piece with a label whose code has more bits
 * has more {@linkplain LabelCells room}. Any number of threads may settle positions at once.
 */
public final class Labels {

    /** The label of an index without a position. */
    static final int HOLE = Integer.MIN_VALUE;

    private static final int PIECE_BITS = 16;

    /** How many labels a piece has. */
    static final int PIECE = 1 << PIECE_BITS;

    /** The scores that a ply of the analysis may be the first to give: a win, a loss, and a draw. */
    private static final int SCORES_OF_A_PLY = 3;

    private static final int OPEN = 1 << 30;

    private final int size;
    private final LabelCodes codes = new LabelCodes();
    private final Object[] pieces;

    /** This many positions, of which nothing is known. */
    public Labels(int size) {
        this.size = size;
        this.pieces = new Object[(int) (((long) size + PIECE - 1) / PIECE)];
        for (int piece = 0; piece < pieces.length; piece++) {
            pieces[piece] = LabelCells.ofHoles((int) Math.min(PIECE, size - (long) piece * PIECE));
        }
    }

    /** About how many bytes they take; rarely more. */
    static long bytes(long size) {
        return Character.BYTES * size;
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
        return size;
    }

    /** A label. */
    public int get(int index) {
        return LabelCells.get(pieces[index >>> PIECE_BITS], index & (PIECE - 1), codes);
    }

    int touch(int index) {
        return LabelCells.touch(pieces[index >>> PIECE_BITS], index & (PIECE - 1));
    }

    /** Sets a label, while no other thread does anything with labels of the same piece. */
    public void set(int index, int label) {
        int piece = index >>> PIECE_BITS;
        while (!LabelCells.hasRoomFor(pieces[piece], label, codes)) {
            pieces[piece] = LabelCells.wider(pieces[piece], codes);
        }
        LabelCells.set(pieces[piece], index & (PIECE - 1), label, codes);
    }

    /**
     * Makes sure that any number of threads may settle positions at once, with no scores but those that have come up and those of one more
     * ply. While no thread does anything with labels.
     */
    public void makeRoom() {
        if (codes.hasRoomInBytes(SCORES_OF_A_PLY)) {
            return;
        }
        for (int piece = 0; piece < pieces.length; piece++) {
            while (!LabelCells.hasRoom(pieces[piece], SCORES_OF_A_PLY, codes)) {
                pieces[piece] = LabelCells.wider(pieces[piece], codes);
            }
        }
    }

    /**
     * Takes over a child that is now known: a winning or drawing move settles the position, since better ones would
     * have come before; a losing one takes away a child that may save it.
     *
     * @param score the child's, backed up
     * @return whether the position was open and is settled now
     */
    public boolean backUp(int index, int score) {
        int label = get(index);
        while (isOpen(label)) {
            int next = Score.isLoss(score) && label != OPEN + 1 ? label - 1 : score;
            if (replace(index, label, next)) {
                return next == score;
            }
            label = get(index);
        }
        return false;
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

    private boolean replace(int index, int label, int next) {
        return LabelCells.replace(pieces[index >>> PIECE_BITS], index & (PIECE - 1), label, next, codes);
    }
}
