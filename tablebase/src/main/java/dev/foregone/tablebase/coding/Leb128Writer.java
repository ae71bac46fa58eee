package dev.foregone.tablebase.coding;

import java.util.Arrays;

/** Unsigned numbers written one after the other, as LEB128. */
public final class Leb128Writer {

    private static final int MOST_BYTES = 10;

    private byte[] bytes = new byte[64];
    private int size;

    /** Nothing is written yet. */
    public Leb128Writer() {}

    /** Writes a number. */
    public void number(long number) {
        reserve(MOST_BYTES);
        size = Leb128.write(bytes, size, number);
    }

    /** Writes ascending numbers, each as its distance from the one before; how many there are is not written. */
    public void ascending(long[] numbers, int count) {
        reserve(Leb128.bytes(numbers, count));
        size = Leb128.writeAscending(numbers, count, bytes, size);
    }

    /** Writes what another has written. */
    public void append(Leb128Writer other) {
        reserve(other.size);
        System.arraycopy(other.bytes, 0, bytes, size, other.size);
        size += other.size;
    }

    private void reserve(int count) {
        if (bytes.length - size < count) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, Math.addExact(size, count)));
        }
    }

    /** How many bytes have been written. */
    public int size() {
        return size;
    }

    /** Forgets what has been written. */
    public void clear() {
        size = 0;
    }

    /** A copy of what has been written. */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }
}
