package dev.foregone.tablebase.file;

import com.google.common.primitives.Bytes;
import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.CodeLengths;
import dev.foregone.tablebase.coding.PrefixCode;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Values in a row as phrases: a phrase is a value, or two phrases one after the other, as recursive pairing finds them (N. J.
 * Larsson, A. Moffat, 2000). Each has a {@linkplain PrefixCode code}. Who wants one value adds up lengths until its phrase is
 * reached, so that a read looks at few codes where much is alike. Immutable.
 *
 * <pre>
 *   1         phrases, p, less one; the first three are the values: 0 loss, 1 draw, 2 win
 *   p - 3     for each further phrase the first of the two that it is made of, of lower numbers
 *   p - 3     the second
 *   p/2       bits of the code of each, two to a byte, the first one lower; 0 if it has none; at most 7 for a value
 * </pre>
 */
public final class RePairPhrases {

    /** How many values there are; these are the first phrases. */
    public static final int VALUES = 3;

    /** A rank that has no value of its own, and takes any. */
    public static final byte ANY = VALUES;

    /** There are no more phrases. */
    public static final int MOST = 256;

    /** No phrase is longer. */
    public static final int MOST_LENGTH = 256;

    /** The result of {@link #at} and {@link #read} for corrupt bits. */
    static final int DAMAGED = -1;

    /** No code of a value is longer, so that the longest block fits where it must. */
    private static final int MOST_VALUE_BITS = 7;

    /** A code is that short if its symbol is at least one of so many: one of 8 bits is at most one of 55. */
    private static final int LEAST_SHARE = 50;

    private final byte[] left;
    private final byte[] right;
    private final byte[] bits;
    private final byte[][] values;
    private final PrefixCode code;

    /**
     * Phrases with their codes.
     *
     * @param left of each phrase the first of the two that it is made of; of a value, any
     * @param right the second
     * @param bits of the code of each
     * @throws IllegalArgumentException if there are no such phrases or codes
     */
    RePairPhrases(byte[] left, byte[] right, byte[] bits) {
        this.left = left.clone();
        this.right = right.clone();
        this.bits = bits.clone();
        this.values = new byte[bits.length][];
        for (int phrase = 0; phrase < bits.length; phrase++) {
            values[phrase] = phrase < VALUES ? value(phrase) : both(phrase);
        }
        this.code = PrefixCode.backwards(new byte[][] {bits}, new byte[bits.length]);
    }

    private byte[] value(int value) {
        if (bits[value] < 1 || bits[value] > MOST_VALUE_BITS) {
            throw new IllegalArgumentException("a value with a code of " + bits[value] + " bits");
        }
        return new byte[] {(byte) value};
    }

    private byte[] both(int phrase) {
        int first = left[phrase] & 0xFF;
        int second = right[phrase] & 0xFF;
        if (first >= phrase || second >= phrase) {
            throw new IllegalArgumentException("a phrase made of later ones");
        }
        int length = values[first].length + values[second].length;
        if (length > MOST_LENGTH) {
            throw new IllegalArgumentException("a phrase of " + length + " values");
        }
        return Bytes.concat(values[first], values[second]);
    }

    /** The same with codes for how often each is used. */
    public RePairPhrases withCounts(long[] counts) {
        return of(left, right, counts);
    }

    /** Pairs with codes for how often each is used; values get short ones however seldom they are used alone. */
    public static RePairPhrases of(byte[] left, byte[] right, long[] counts) {
        long[] raised = counts.clone();
        long total = Arrays.stream(counts).sum();
        for (int value = 0; value < VALUES; value++) {
            raised[value] = Math.max(raised[value], 1 + total / LEAST_SHARE);
        }
        return new RePairPhrases(left, right, CodeLengths.of(raised));
    }

    public int count() {
        return bits.length;
    }

    /** The values of a phrase; not to be changed. */
    public byte[] values(int phrase) {
        return values[phrase];
    }

    /** The bits of the code of a phrase; 0 if it has none. */
    public int bits(int phrase) {
        return bits[phrase];
    }

    /** The codeword of a phrase. */
    public long codeword(int phrase) {
        return code.codeword(0, phrase);
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
            int entry = code.entryBackwards(0, Bits.before(bytes, at));
            byte[] phrase = values[PrefixCode.symbol(entry)];
            at -= PrefixCode.length(entry);
            if (PrefixCode.length(entry) == 0 || at < begin) {
                return DAMAGED;
            }
            if (rest < phrase.length) {
                return phrase[rest];
            }
            rest -= phrase.length;
        }
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
            int entry = code.entryBackwards(0, Bits.before(bytes, at));
            byte[] phrase = values[PrefixCode.symbol(entry)];
            at -= PrefixCode.length(entry);
            if (PrefixCode.length(entry) == 0 || at < begin || size + phrase.length > count) {
                return DAMAGED;
            }
            System.arraycopy(phrase, 0, into, size, phrase.length);
            size += phrase.length;
        }
        return at;
    }

    /** How many bytes {@link #put} writes. */
    int bytes() {
        return 1 + 2 * (bits.length - VALUES) + (bits.length + 1) / 2;
    }

    void put(ByteBuffer into) {
        into.put((byte) (bits.length - 1));
        into.put(left, VALUES, bits.length - VALUES).put(right, VALUES, bits.length - VALUES);
        OutcomeModel.putPacked(into, bits);
    }

    /**
     * Reads phrases.
     *
     * @throws IllegalArgumentException if there are no such phrases or codes
     */
    static RePairPhrases get(ByteBuffer from) {
        int count = (from.get() & 0xFF) + 1;
        if (count < VALUES) {
            throw new IllegalArgumentException(count + " phrases");
        }
        byte[] left = new byte[count];
        byte[] right = new byte[count];
        from.get(left, VALUES, count - VALUES).get(right, VALUES, count - VALUES);
        return new RePairPhrases(left, right, OutcomeModel.getPacked(from, count));
    }
}
