package dev.foregone.strategy.file;

import java.util.BitSet;

/**
 * What a strategy does in its positions, in the order in which they are met, as bits:
 *
 * <pre>
 *   [1 if it is a leaf]                                   where there are leaves
 *   [which of n moves, in the fewest bits that hold n-1]  where the strategy's side is to move
 * </pre>
 *
 * Read or written from the beginning; for one thread. The lowest bit of a number, and of a byte, comes first.
 */
public final class Decisions {

    private final BitSet bits;
    private final int length;
    private int next;

    /** Nothing yet, to be written. */
    public Decisions() {
        this(new BitSet(), 0);
    }

    Decisions(BitSet bits, int length) {
        this.bits = bits;
        this.length = length;
    }

    /** The same, to be read from the beginning. */
    public Decisions again() {
        return new Decisions(bits, Math.max(next, length));
    }

    /** How many bits there are. */
    int size() {
        return Math.max(next, length);
    }

    byte[] bytes() {
        byte[] whole = new byte[(size() + 7) / 8];
        byte[] used = bits.toByteArray();
        System.arraycopy(used, 0, whole, 0, used.length);
        return whole;
    }

    /** Writes whether a position is a leaf. */
    public void writeLeaf(boolean leaf) {
        write(leaf ? 1 : 0, 1);
    }

    /** Writes one of several moves. */
    public void writeMove(int move, int count) {
        write(move, width(count));
    }

    private void write(int number, int width) {
        for (int i = 0; i < width; i++) {
            bits.set(next++, (number >> i & 1) == 1);
        }
    }

    /**
     * Reads whether a position is a leaf.
     *
     * @throws ShortFileException if the decisions end here
     */
    public boolean readLeaf() {
        return read(1) == 1;
    }

    /**
     * Reads one of several moves.
     *
     * @return its index, which may not be less than the count
     * @throws ShortFileException if the decisions end here
     */
    public int readMove(int count) {
        return read(width(count));
    }

    private int read(int width) {
        if (next + width > length) {
            throw new ShortFileException();
        }
        int number = 0;
        for (int i = 0; i < width; i++) {
            number |= bits.get(next++) ? 1 << i : 0;
        }
        return number;
    }

    /** Whether all has been read. */
    public boolean atEnd() {
        return next == length;
    }

    private static int width(int count) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    }

    /** There are more positions than decisions. */
    public static final class ShortFileException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        ShortFileException() {
            super("more positions are reached than it has decisions for");
        }
    }
}
