package dev.foregone.tablebase.coding;

import java.util.Arrays;

/** Writes bits one after the other into bytes, the lowest bit first. For one thread. */
public final class BitWriter {

    private byte[] bytes = new byte[1024];
    private int size;
    private long pending;
    private int pendingBits;

    /** Nothing written yet. */
    public BitWriter() {}

    /** Writes the low bits of a number; 0 to 64 of them. */
    public void write(long value, int bits) {
        if (bits > Integer.SIZE) {
            write(value & 0xFFFF_FFFFL, Integer.SIZE);
            write(value >>> Integer.SIZE, bits - Integer.SIZE);
            return;
        }
        pending |= value << pendingBits;
        pendingBits += bits;
        while (pendingBits >= Byte.SIZE) {
            append((byte) pending);
            pending >>>= Byte.SIZE;
            pendingBits -= Byte.SIZE;
        }
    }

    /** Fills the last byte with zeros, so that what follows begins with a byte. */
    public void align() {
        if (pendingBits > 0) {
            append((byte) pending);
            pending = 0;
            pendingBits = 0;
        }
    }

    private void append(byte next) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * size);
        }
        bytes[size++] = next;
    }

    /** How many whole bytes there are. */
    public int size() {
        return size;
    }

    /** The bytes themselves, of which {@link #size} count. */
    public byte[] array() {
        return bytes;
    }

    /** A copy of what was written. */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }

    /** Begins again. */
    public void clear() {
        size = 0;
        pending = 0;
        pendingBits = 0;
    }
}
