package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.coding.Leb128Reader;
import dev.foregone.tablebase.coding.Leb128Writer;

/**
 * Positions of a range with their outcomes, in ascending order.
 *
 * <pre>
 *   moves of these and other positions, which no other block counts; positions; greatest key
 *   for each position: distance of the key from the one before (of the first, the key), code of the outcome
 * </pre>
 *
 * Numbers are LEB128. For one thread.
 */
final class PositionBlock implements Cursor {

    private static final int FULL_BYTES = 1 << 20;

    private final Leb128Reader in;
    private final long moves;
    private final int count;
    private final long greatest;
    private long key;
    private int code;

    /** Reads a block. */
    PositionBlock(byte[] bytes) {
        in = new Leb128Reader(bytes);
        moves = in.number();
        count = in.smallNumber();
        greatest = in.number();
    }

    long moves() {
        return moves;
    }

    int count() {
        return count;
    }

    long greatest() {
        return greatest;
    }

    @Override
    public boolean next() {
        if (in.atEnd()) {
            return false;
        }
        key += in.number();
        code = in.smallNumber();
        return true;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public int code() {
        return code;
    }

    /** Writes a block. */
    static final class Writer {
        private final Leb128Writer positions = new Leb128Writer();
        private int count;
        private long previous;

        void add(long key, int code) {
            positions.number(key - previous);
            positions.number(code);
            previous = key;
            count++;
        }

        boolean isEmpty() {
            return count == 0;
        }

        boolean isFull() {
            return positions.size() >= FULL_BYTES;
        }

        byte[] toByteArray(long moves) {
            Leb128Writer out = new Leb128Writer();
            out.number(moves);
            out.number(count);
            out.number(previous);
            out.append(positions);
            return out.toByteArray();
        }
    }
}
