package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.positions.AscendingSearch;
import java.io.Serializable;
import java.util.Arrays;

/**
 * Keys, as unsigned numbers, in ranges. Range i begins with its first key and ends before that of range i + 1.
 *
 * @param firsts the first key of each range, ascending; that of range 0 is 0
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record KeyRanges(long[] firsts) implements Serializable {

    /** One range with every key. */
    public static KeyRanges whole() {
        return new KeyRanges(new long[1]);
    }

    /**
     * At most {@code count} ranges that have about as many of these keys each.
     *
     * @param sample keys in any order, repetitions included; it is sorted
     */
    public static KeyRanges even(long[] sample, int count) {
        new KeySorter().sort(sample, sample.length);
        long[] firsts = new long[Math.max(1, count)];
        int size = 1;
        for (int range = 1; range < count && sample.length > 0; range++) {
            long first = sample[(int) ((long) sample.length * range / count)];
            if (Long.compareUnsigned(first, firsts[size - 1]) > 0) {
                firsts[size++] = first;
            }
        }
        return new KeyRanges(Arrays.copyOf(firsts, size));
    }

    /** How many ranges there are. */
    public int count() {
        return firsts.length;
    }

    /** The range of a key. */
    public int of(long key) {
        return AscendingSearch.lastUpTo(firsts, key);
    }

    /** Where the keys of a range end among ascending ones, of which the one at an index is in it. */
    public int end(int range, long[] keys, int from, int size) {
        return range == firsts.length - 1 ? size : AscendingSearch.place(keys, size, firsts[range + 1], from);
    }
}
