package dev.foregone.tablebase.coding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads what a {@link BitWriter} wrote, from an array with {@value #SLACK} bytes to spare behind it. For one thread. */
public final class BitReader {

    /** How far behind the last byte the reader may look. */
    public static final int SLACK = 24;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes = new byte[SLACK];
    private long position;

    /** Nothing to read yet. */
    public BitReader() {}

    /** Begins to read at a byte. */
    public void open(byte[] source, int from) {
        bytes = source;
        position = (long) from << 3;
    }

    /** At least 56 of the next bits, without moving on. */
    public long peek() {
        return (long) LONGS.get(bytes, (int) (position >>> 3)) >>> (position & 7);
    }

    /** Moves on. */
    public void skip(int bits) {
        position += bits;
    }

    /** The next bits as a number; 0 to 64 of them. */
    public long read(int bits) {
        if (bits > Integer.SIZE) {
            long low = read(Integer.SIZE);
            return low | read(bits - Integer.SIZE) << Integer.SIZE;
        }
        long value = peek() & ((1L << bits) - 1);
        skip(bits);
        return value;
    }

    /** How many bytes have been read, the last one perhaps in part. */
    public int bytesRead(int from) {
        return (int) ((position + 7) >>> 3) - from;
    }

    /** Whether more was read than was there: a sign of damage. */
    public boolean passed(int end) {
        return position > ((long) end << 3);
    }
}
