package dev.foregone.tablebase.coding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Writes bits one after the other into bytes, the lowest bit first. For one thread. */
public final class BitWriter {

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes = new byte[1024];
    private int size;
    private long pending;
    private int pendingBits;

    /** Nothing written yet. */
    public BitWriter() {}

    /** Writes a number of 0 to 64 bits; the bits above are 0. */
    public void write(long value, int bits) {
        pending |= value << pendingBits;
        pendingBits += bits;
        if (pendingBits >= Long.SIZE) {
            append();
            pendingBits -= Long.SIZE;
            pending = pendingBits == 0 ? 0 : value >>> (bits - pendingBits);
        }
    }

    private void append() {
        if (size + Long.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        LONGS.set(bytes, size, pending);
        size += Long.BYTES;
    }

    /** Fills the last byte with zeros, so that the next bit begins a byte. */
    public void align() {
        int more = (pendingBits + Byte.SIZE - 1) / Byte.SIZE;
        append();
        size -= Long.BYTES - more;
        pending = 0;
        pendingBits = 0;
    }

    /** How many bytes there are after {@link #align}. */
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
