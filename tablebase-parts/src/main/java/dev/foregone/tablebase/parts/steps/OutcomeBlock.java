package dev.foregone.tablebase.parts.steps;

import java.util.Arrays;

/**
 * Ascending keys with their outcomes as bytes, to be sent: a {@link KeyBlock}, then
 *
 * <pre>
 *   different outcomes, k (1), or 0 if there are more than {@value #MOST_SYMBOLS}
 *   their codes (2 each)
 *   for each key the index of its outcome among these (1), or, if k is 0, its code (2)
 * </pre>
 *
 * Numbers are little-endian.
 */
public final class OutcomeBlock {

    private static final int MOST_SYMBOLS = 255;

    private OutcomeBlock() {}

    /**
     * Answers a block of keys.
     *
     * @param keys the block
     * @param codes the outcome of each of its keys
     */
    public static byte[] encode(byte[] keys, int keysEnd, char[] codes, int count) {
        char[] outcomes = different(codes, count);
        boolean coded = outcomes.length <= MOST_SYMBOLS;
        int k = coded ? outcomes.length : 0;
        byte[] bytes = Arrays.copyOf(keys, keysEnd + 1 + 2 * k + count * (coded ? 1 : 2));
        bytes[keysEnd] = (byte) k;
        int at = keysEnd + 1;
        for (int i = 0; i < k; i++) {
            at = put(bytes, at, outcomes[i]);
        }
        byte[] symbols = coded ? symbols(outcomes) : new byte[0];
        for (int i = 0; i < count; i++) {
            if (coded) {
                bytes[at++] = symbols[codes[i]];
            } else {
                at = put(bytes, at, codes[i]);
            }
        }
        return bytes;
    }

    private static int put(byte[] bytes, int at, char code) {
        bytes[at] = (byte) code;
        bytes[at + 1] = (byte) (code >>> Byte.SIZE);
        return at + 2;
    }

    private static char get(byte[] bytes, int at) {
        return (char) ((bytes[at] & 0xFF) | bytes[at + 1] << Byte.SIZE);
    }

    private static char[] different(char[] codes, int count) {
        boolean[] met = new boolean[1 << Character.SIZE];
        char[] different = new char[Math.min(count, met.length)];
        int size = 0;
        for (int i = 0; i < count; i++) {
            if (!met[codes[i]]) {
                met[codes[i]] = true;
                different[size++] = codes[i];
            }
        }
        return Arrays.copyOf(different, size);
    }

    private static byte[] symbols(char[] outcomes) {
        byte[] symbols = new byte[1 << Character.SIZE];
        for (int symbol = 0; symbol < outcomes.length; symbol++) {
            symbols[outcomes[symbol]] = (byte) symbol;
        }
        return symbols;
    }

    /** Decodes a block, whose keys have been read, from behind the keys on. */
    static void readCodes(byte[] bytes, int keysEnd, char[] codes, int from, int count) {
        int k = bytes[keysEnd] & 0xFF;
        int outcomesAt = keysEnd + 1;
        int symbolsAt = outcomesAt + 2 * k;
        for (int i = 0; i < count; i++) {
            codes[from + i] = get(bytes, k == 0 ? symbolsAt + 2 * i : outcomesAt + 2 * (bytes[symbolsAt + i] & 0xFF));
        }
    }
}
