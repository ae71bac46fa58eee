package dev.foregone.tablebase.builder.coding;

/** Unsigned numbers in as many groups of seven bits as they need, the lowest first (LEB128, as in DWARF). */
public final class Leb128 {

    /** No number takes more. */
    static final int MOST_BYTES = 10;

    private Leb128() {}

    /**
     * Writes a number.
     *
     * @return the index after it
     */
    public static int write(byte[] into, int from, long number) {
        int at = from;
        long rest = number;
        while ((rest & ~0x7FL) != 0) {
            into[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        into[at++] = (byte) rest;
        return at;
    }

    /**
     * Reads a number.
     *
     * @param into takes it, at index 0
     * @return the index after it
     */
    public static int read(byte[] bytes, int from, long[] into) {
        return readAscending(bytes, from, into, 1);
    }

    /**
     * Decodes ascending keys, each written as its distance from the one before, the first as it is.
     *
     * @return the index after them
     */
    public static int readAscending(byte[] bytes, int from, long[] into, int count) {
        int at = from;
        long key = 0;
        for (int i = 0; i < count; i++) {
            long delta = bytes[at++];
            if (delta < 0) {
                delta &= 0x7F;
                int shift = 7;
                long group;
                do {
                    group = bytes[at++];
                    delta |= (group & 0x7F) << shift;
                    shift += 7;
                } while (group < 0);
            }
            key += delta;
            into[i] = key;
        }
        return at;
    }
}
