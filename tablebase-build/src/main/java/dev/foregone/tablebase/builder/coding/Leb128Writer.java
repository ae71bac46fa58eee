package dev.foregone.tablebase.builder.coding;

import java.util.Arrays;

/** Unsigned numbers written one after the other, as LEB128. */
public final class Leb128Writer {

    /** Keys written at a time. */
    private static final int SOME = 1 << 10;

    private byte[] bytes = new byte[64];
    private int size;

    /** Nothing is written yet. */
    public Leb128Writer() {}

    /** Writes a number. */
    public void number(long number) {
        reserve(Leb128.MOST_BYTES);
        size = Leb128.write(bytes, size, number);
    }

    /** Writes ascending numbers, each as its distance from the one before; how many there are is not written. */
    public void ascending(long[] numbers, int count) {
        ascending(numbers, 0, count);
    }

    /** Writes those from one index to another. */
    public void ascending(long[] numbers, int begin, int end) {
        long before = 0;
        for (int from = begin; from < end; from += SOME) {
            int to = Math.min(from + SOME, end);
            reserve(Leb128.MOST_BYTES * (to - from));
            int at = size;
            for (int i = from; i < to; i++) {
                at = Leb128.write(bytes, at, numbers[i] - before);
                before = numbers[i];
            }
            size = at;
        }
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

    /** What has been written, which is then forgotten. */
    public byte[] take() {
        byte[] taken = toByteArray();
        clear();
        return taken;
    }

    /** A copy of what has been written. */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }
}
