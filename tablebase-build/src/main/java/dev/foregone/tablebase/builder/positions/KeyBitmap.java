package dev.foregone.tablebase.builder.positions;

/** Keys of a range as an array of bits, one for each number of the range. */
public final class KeyBitmap {

    private static final int MOST_BITS = 36;

    private KeyBitmap() {}

    /** How many words a range of this many bits takes; {@link Long#MAX_VALUE} if no array is as large. */
    public static long words(int bits) {
        return bits < MOST_BITS ? (1L << bits >>> 6) + 1 : Long.MAX_VALUE;
    }

    /** Adds keys of the range that begins with {@code least}. */
    public static void add(long[] bitmap, long least, long[] keys, int from, int count) {
        for (int i = from; i < from + count; i++) {
            long offset = keys[i] - least;
            bitmap[(int) (offset >>> 6)] |= 1L << offset;
        }
    }

    /** How many keys there are. */
    public static int count(long[] bitmap, int words) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(bitmap[word]);
        }
        return count;
    }

    /**
     * Takes all keys out, ascending; no bit is left.
     *
     * @return how many there are
     */
    public static int drain(long[] bitmap, int words, long least, long[] into) {
        int next = 0;
        for (int word = 0; word < words; word++) {
            long rest = bitmap[word];
            if (rest != 0) {
                bitmap[word] = 0;
                long base = least + ((long) word << 6);
                do {
                    into[next++] = base + Long.numberOfTrailingZeros(rest);
                    rest &= rest - 1;
                } while (rest != 0);
            }
        }
        return next;
    }
}
