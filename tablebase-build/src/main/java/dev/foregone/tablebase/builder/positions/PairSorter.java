package dev.foregone.tablebase.builder.positions;

import java.util.Arrays;

/** Sorts unsigned keys, each with a number that goes with it: a radix sort, a byte a pass. For one thread. */
public final class PairSorter {

    private static final int DIGIT_BITS = 8;
    private static final int DIGITS = 1 << DIGIT_BITS;

    private long[] otherKeys = {};
    private int[] otherSeconds = {};
    private final int[] ends = new int[DIGITS];

    /** A sorter. */
    public PairSorter() {}

    /** Sorts the first keys of an array; those that are equal stay in order. */
    public void sort(long[] keys, int[] seconds, int count) {
        if (otherKeys.length < count) {
            otherKeys = new long[count];
            otherSeconds = new int[count];
        }
        long differing = 0;
        for (int i = 1; i < count; i++) {
            differing |= keys[i] ^ keys[0];
        }
        boolean moved = false;
        for (int shift = 0; shift < Long.SIZE; shift += DIGIT_BITS) {
            if ((differing >>> shift & (DIGITS - 1)) != 0) {
                if (moved) {
                    pass(otherKeys, otherSeconds, keys, seconds, count, shift);
                } else {
                    pass(keys, seconds, otherKeys, otherSeconds, count, shift);
                }
                moved = !moved;
            }
        }
        if (moved) {
            System.arraycopy(otherKeys, 0, keys, 0, count);
            System.arraycopy(otherSeconds, 0, seconds, 0, count);
        }
    }

    private void pass(long[] keys, int[] seconds, long[] toKeys, int[] toSeconds, int count, int shift) {
        Arrays.fill(ends, 0);
        for (int i = 0; i < count; i++) {
            ends[(int) (keys[i] >>> shift) & (DIGITS - 1)]++;
        }
        int begin = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int some = ends[digit];
            ends[digit] = begin;
            begin += some;
        }
        for (int i = 0; i < count; i++) {
            int place = ends[(int) (keys[i] >>> shift) & (DIGITS - 1)]++;
            toKeys[place] = keys[i];
            toSeconds[place] = seconds[i];
        }
    }
}
