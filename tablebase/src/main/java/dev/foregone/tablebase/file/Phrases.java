package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.CodeLengths;
import dev.foregone.tablebase.coding.Codeword;
import dev.foregone.tablebase.coding.PrefixCode;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Values in a row as phrases: a phrase is a value, or two phrases one after the other, as recursive pairing finds them (N. J.
 * Larsson, A. Moffat, 2000). Each has a {@linkplain PrefixCode canonical} code. Who wants one value adds up lengths until its phrase
 * is reached, and takes that alone apart, so that a read looks at few codes where much is alike. Immutable.
 *
 * <pre>
 *   2         phrases, p, the three values included, which are 0 loss, 1 draw, 2 win
 *   3 (p - 3) for each further phrase the two that it is made of, of lower numbers: 12 bits each, the first one lower
 *   p/2       bits of the code of each, two to a byte, the first one lower; 0 if it has none; at most 7 for a value
 * </pre>
 */
final class Phrases {

    /** How many values there are; these are the first phrases. */
    static final int VALUES = 3;

    /** There are no more phrases. */
    static final int MOST = 1 << 12;

    /** No phrase is longer. */
    static final int MOST_LENGTH = 256;

    /** No code is longer. */
    static final int MOST_BITS = 15;

    /** No code of a value is longer, so that the longest block fits where it must. */
    static final int MOST_VALUE_BITS = 7;

    /** The result of {@link #at} and {@link #read} for corrupt bits. */
    static final int DAMAGED = -1;

    private static final int NUMBER_BITS = 12;
    private static final int FIRST_BITS = 12;
    private static final int FURTHER_BITS = MOST_BITS - FIRST_BITS;
    private static final int LENGTH_BITS = 9;
    private static final int BITS_BITS = 4;

    private final int[] left;
    private final int[] right;
    private final byte[] bits;
    private final int[] lengths;

    /** The code of each phrase. */
    private final int[] codes;

    /**
     * By the first bits, the {@linkplain #entry entry} of the code that begins so, or 0; for longer codes, where the entries by the bits
     * that follow are, as a negative number.
     */
    private int[] entries = new int[1 << FIRST_BITS];

    /**
     * Phrases with their codes.
     *
     * @param left of each phrase the first of the two that it is made of; of a value, any
     * @param right the second
     * @param bits of the code of each
     * @throws IllegalArgumentException if there are no such phrases or codes
     */
    Phrases(int[] left, int[] right, byte[] bits) {
        this.left = left.clone();
        this.right = right.clone();
        this.bits = bits.clone();
        this.lengths = new int[bits.length];
        this.codes = new int[bits.length];
        measure();
        enterCodes();
    }

    private void measure() {
        for (int phrase = 0; phrase < bits.length; phrase++) {
            boolean isValue = phrase < VALUES;
            if (bits[phrase] < (isValue ? 1 : 0) || bits[phrase] > (isValue ? MOST_VALUE_BITS : MOST_BITS)) {
                throw new IllegalArgumentException("a phrase with a code of " + bits[phrase] + " bits");
            }
            if (!isValue && (left[phrase] >= phrase || right[phrase] >= phrase)) {
                throw new IllegalArgumentException("a phrase is made of later ones");
            }
            lengths[phrase] = isValue ? 1 : lengths[left[phrase]] + lengths[right[phrase]];
            if (lengths[phrase] > MOST_LENGTH) {
                throw new IllegalArgumentException("a phrase of " + lengths[phrase] + " values");
            }
        }
    }

    private void enterCodes() {
        int next = 0;
        for (int length = 1; length <= MOST_BITS; length++) {
            next <<= 1;
            for (int phrase = 0; phrase < bits.length; phrase++) {
                if (bits[phrase] == length) {
                    if (next >= 1 << length) {
                        throw new IllegalArgumentException("more codes of " + length + " bits than there can be");
                    }
                    codes[phrase] = next++;
                    enter(phrase);
                }
            }
        }
    }

    private void enter(int phrase) {
        int rest = bits[phrase] - FIRST_BITS;
        if (rest <= 0) {
            Arrays.fill(entries, codes[phrase] << -rest, (codes[phrase] + 1) << -rest, entry(phrase));
            return;
        }
        int first = codes[phrase] >>> rest;
        if (entries[first] == 0) {
            entries[first] = -entries.length;
            entries = Arrays.copyOf(entries, entries.length + (1 << FURTHER_BITS));
        }
        int open = FURTHER_BITS - rest;
        int from = -entries[first] + ((codes[phrase] & ((1 << rest) - 1)) << open);
        Arrays.fill(entries, from, from + (1 << open), entry(phrase));
    }

    /** A phrase, its length, and the bits of its code, as one number. */
    private int entry(int phrase) {
        return (phrase << LENGTH_BITS | lengths[phrase]) << BITS_BITS | bits[phrase];
    }

    /** The length of each phrase. */
    int length(int phrase) {
        return lengths[phrase];
    }

    int count() {
        return bits.length;
    }

    /** The {@link Codeword} of each phrase; empty if it has no code. */
    long[] codewords() {
        long[] codewords = new long[bits.length];
        Arrays.setAll(codewords, phrase -> Codeword.of(codes[phrase], bits[phrase]));
        return codewords;
    }

    /** The bits of the code of a phrase; 0 if it has none. */
    int bits(int phrase) {
        return bits[phrase];
    }

    /** The entry of the code that bits begin with at the highest, or 0. */
    private int entryOf(long from) {
        int entry = entries[(int) (from >>> (Long.SIZE - FIRST_BITS))];
        return entry >= 0
                ? entry
                : entries[-entry + ((int) (from >>> (Long.SIZE - MOST_BITS)) & ((1 << FURTHER_BITS) - 1))];
    }

    private static int phrase(int entry) {
        return entry >>> (LENGTH_BITS + BITS_BITS);
    }

    private static int lengthOf(int entry) {
        return entry >>> BITS_BITS & ((1 << LENGTH_BITS) - 1);
    }

    /**
     * A value.
     *
     * @param begin the first bit that may belong to the phrases
     * @param end the bit behind them, from which they are read backwards
     * @param index which value
     * @return the value, or {@link #DAMAGED}
     */
    int at(byte[] bytes, long begin, long end, int index) {
        long at = end;
        int rest = index;
        while (true) {
            long open = Bits.before(bytes, at);
            for (int unread = Bits.LEAST; unread >= MOST_BITS; ) {
                int entry = entryOf(open);
                int taken = entry & ((1 << BITS_BITS) - 1);
                at -= taken;
                if (entry == 0 || at < begin) {
                    return DAMAGED;
                }
                int length = lengthOf(entry);
                if (rest < length) {
                    return value(phrase(entry), rest);
                }
                rest -= length;
                open <<= taken;
                unread -= taken;
            }
        }
    }

    private int value(int of, int index) {
        int phrase = of;
        int rest = index;
        while (phrase >= VALUES) {
            int first = lengths[left[phrase]];
            if (rest < first) {
                phrase = left[phrase];
            } else {
                rest -= first;
                phrase = right[phrase];
            }
        }
        return phrase;
    }

    /**
     * All values.
     *
     * @param count how many
     * @return the bit that the last phrase begins with, counted backwards; {@link #DAMAGED} if they are not that many
     */
    long read(byte[] bytes, long begin, long end, int count, byte[] into) {
        long at = end;
        int size = 0;
        while (size < count) {
            int entry = entryOf(Bits.before(bytes, at));
            at -= entry & ((1 << BITS_BITS) - 1);
            if (entry == 0 || at < begin || size + lengthOf(entry) > count) {
                return DAMAGED;
            }
            size = write(phrase(entry), into, size);
        }
        return at;
    }

    /** Writes the values of a phrase; returns where they end. */
    int write(int phrase, byte[] into, int at) {
        if (phrase < VALUES) {
            into[at] = (byte) phrase;
            return at + 1;
        }
        return write(right[phrase], into, write(left[phrase], into, at));
    }

    /** How many bytes {@link #put} writes. */
    int bytes() {
        return Short.BYTES + 3 * (bits.length - VALUES) + (bits.length + 1) / 2;
    }

    void put(ByteBuffer into) {
        into.putShort((short) bits.length);
        for (int phrase = VALUES; phrase < bits.length; phrase++) {
            int both = left[phrase] | right[phrase] << NUMBER_BITS;
            into.putShort((short) both).put((byte) (both >>> Short.SIZE));
        }
        OutcomeModel.putPacked(into, bits);
    }

    /**
     * Reads phrases.
     *
     * @throws IllegalArgumentException if there are no such phrases or codes
     */
    static Phrases get(ByteBuffer from) {
        int count = from.getShort() & 0xFFFF;
        if (count < VALUES || count > MOST) {
            throw new IllegalArgumentException(count + " phrases");
        }
        int[] left = new int[count];
        int[] right = new int[count];
        for (int phrase = VALUES; phrase < count; phrase++) {
            int both = (from.getShort() & 0xFFFF) | (from.get() & 0xFF) << Short.SIZE;
            left[phrase] = both & ((1 << NUMBER_BITS) - 1);
            right[phrase] = both >>> NUMBER_BITS;
        }
        return new Phrases(left, right, OutcomeModel.getPacked(from, count));
    }

    /** The same with codes for how often each is used; values get short ones however seldom they are used alone. */
    Phrases withCounts(long[] counts) {
        return of(left, right, counts);
    }

    /** Pairs with codes for how often each is used. */
    static Phrases of(int[] left, int[] right, long[] counts) {
        long[] raised = counts.clone();
        long total = Arrays.stream(counts).sum();
        byte[] bits = new byte[] {Byte.MAX_VALUE};
        for (long share = 1 << MOST_VALUE_BITS; longestOfValues(bits) > MOST_VALUE_BITS; share /= 2) {
            for (int value = 0; value < VALUES; value++) {
                raised[value] = Math.max(raised[value], 1 + total / share);
            }
            bits = CodeLengths.of(raised, MOST_BITS);
        }
        return new Phrases(left, right, bits);
    }

    private static int longestOfValues(byte[] bits) {
        int longest = 0;
        for (int value = 0; value < Math.min(VALUES, bits.length); value++) {
            longest = Math.max(longest, bits[value]);
        }
        return longest;
    }
}
