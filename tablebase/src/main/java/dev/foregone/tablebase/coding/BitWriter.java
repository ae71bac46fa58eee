package dev.foregone.tablebase.coding;

import java.util.Arrays;

/** Writes bits one after the other into bytes, the lowest bit first. For one thread. */
public final class BitWriter {

    /** The most bits that {@link #write} takes at once: more might not fit behind those that do not fill a byte yet. */
    public static final int MOST_BITS = Long.SIZE - Byte.SIZE;

    private byte[] bytes = new byte[1024];
    private int size;
    private long pending;
    private int pendingBits;

    /** Nothing written yet. */
    public BitWriter() {}

    /** Writes a number of 0 to {@value #MOST_BITS} bits; the bits above are 0. */
    public void write(long value, int bits) {
        if (size + 2 * Long.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        long all = pending | value << pendingBits;
        int allBits = pendingBits + bits;
        LittleEndian.setLong(
                bytes, size, all); // always eight bytes, which takes no branch; those not full are stored again
        size += allBits >>> 3;
        pending = all >>> (allBits & -Byte.SIZE);
        pendingBits = allBits & (Byte.SIZE - 1);
    }

    /** Writes a number of 0 to 64 bits; the bits above are 0. */
    public void writeLong(long value, int bits) {
        int low = Math.min(bits, Integer.SIZE);
        write(value & ((1L << low) - 1), low);
        write(value >>> low, bits - low);
    }

    /** Writes the bits of a {@link Codeword}. */
    public void write(long codeword) {
        write(Codeword.bits(codeword), Codeword.length(codeword));
    }

    /**
     * Replaces zeros by a number of at most {@value #MOST_BITS} bits, from a {@link #position} on. All that has been
     * written must end with a byte, as after {@link #align}.
     */
    public void fillIn(long position, long value) {
        int at = (int) (position >>> 3);
        LittleEndian.setLong(bytes, at, LittleEndian.getLong(bytes, at) | value << (position & 7));
    }

    /** Writes whole bytes after whole bytes. */
    public void append(BitWriter other) {
        if (size + other.size + Long.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + other.size + Long.BYTES));
        }
        System.arraycopy(other.bytes, 0, bytes, size, other.size);
        size += other.size;
    }

    /** Fills the last byte with zeros, so that the next bit begins a byte. */
    public void align() {
        write(0, -pendingBits & (Byte.SIZE - 1));
    }

    /** How many bits have been written. */
    public long position() {
        return (long) size * Byte.SIZE + pendingBits;
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
