package dev.foregone.tablebase.builder.positions;

import java.util.Arrays;

/**
 * Sorts keys as unsigned numbers and drops repetitions, in place, with memory of its own that is reused. Where the keys
 * lie close together, a bitmap of their range does both at once; elsewhere a radix sort, a byte a pass, lowest first. For
 * one thread.
 */
public final class KeySorter {

    /** A bitmap is worth it up to this many words for each key. */
    private static final int WORDS_PER_KEY = 2;

    private static final int FEW = 64;
    private static final int DIGIT_BITS = 8;
    private static final int DIGITS = 1 << DIGIT_BITS;

    private long[] bitmap = {};
    private long[] other = {};
    private final int[] ends = new int[DIGITS];

    /** A sorter. */
    public KeySorter() {}

    /**
     * Sorts the first keys of an array and drops repetitions.
     *
     * @return how many different keys there are, now at the beginning
     */
    public int sortUnique(long[] keys, int size) {
        if (size < 2) {
            return size;
        }
        long least = keys[0];
        long greatest = keys[0];
        for (int i = 1; i < size; i++) {
            least = Long.compareUnsigned(keys[i], least) < 0 ? keys[i] : least;
            greatest = Long.compareUnsigned(keys[i], greatest) > 0 ? keys[i] : greatest;
        }
        return sortUnique(keys, size, least, Long.SIZE - Long.numberOfLeadingZeros(greatest - least));
    }

    /**
     * Sorts the first keys of an array and drops repetitions.
     *
     * @param least no key is less
     * @param bits every key is less than {@code least + 2^bits}
     * @return how many different keys there are, now at the beginning
     */
    public int sortUnique(long[] keys, int size, long least, int bits) {
        if (size < 2) {
            return size;
        }
        long words = KeyBitmap.words(bits);
        if (words <= (long) WORDS_PER_KEY * size) {
            return byBitmap(keys, size, least, (int) words);
        }
        if (size <= FEW && bits < Long.SIZE - 1 && least >= 0 && least + (1L << bits) > 0) {
            Arrays.sort(keys, 0, size);
        } else {
            radixSort(keys, size, least, bits);
        }
        return dropRepetitions(keys, size);
    }

    /** Sorts the first keys of an array and keeps repetitions. */
    public void sort(long[] keys, int size) {
        long all = 0;
        for (int i = 0; i < size; i++) {
            all |= keys[i];
        }
        if (size <= FEW && all >= 0) {
            Arrays.sort(keys, 0, size);
        } else {
            radixSort(keys, size, 0, Long.SIZE - Long.numberOfLeadingZeros(all));
        }
    }

    private int byBitmap(long[] keys, int size, long least, int words) {
        if (bitmap.length < words) {
            bitmap = new long[Math.max(words, 2 * bitmap.length)];
        }
        KeyBitmap.add(bitmap, least, keys, 0, size);
        return KeyBitmap.drain(bitmap, words, least, keys);
    }

    /** Memory of its own for this many keys, until it sorts again. */
    public long[] room(int size) {
        if (other.length < size) {
            other = new long[Math.max(size, other.length + other.length / 2)];
        }
        return other;
    }

    private void radixSort(long[] keys, int size, long least, int bits) {
        long[] from = keys;
        long[] to = room(size);
        for (int shift = 0; shift < bits; shift += DIGIT_BITS) {
            pass(from, to, size, least, shift);
            long[] swap = from;
            from = to;
            to = swap;
        }
        if (from != keys) {
            System.arraycopy(from, 0, keys, 0, size);
        }
    }

    private void pass(long[] from, long[] to, int size, long least, int shift) {
        Arrays.fill(ends, 0);
        for (int i = 0; i < size; i++) {
            ends[(int) ((from[i] - least) >>> shift) & (DIGITS - 1)]++;
        }
        int begin = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int count = ends[digit];
            ends[digit] = begin;
            begin += count;
        }
        for (int i = 0; i < size; i++) {
            long key = from[i];
            to[ends[(int) ((key - least) >>> shift) & (DIGITS - 1)]++] = key;
        }
    }

    private static int dropRepetitions(long[] keys, int size) {
        int next = 1;
        for (int i = 1; i < size; i++) {
            if (keys[i] != keys[i - 1]) {
                keys[next++] = keys[i];
            }
        }
        return next;
    }
}
