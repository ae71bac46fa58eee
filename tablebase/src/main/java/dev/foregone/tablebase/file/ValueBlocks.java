package dev.foregone.tablebase.file;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads blocks of values: behind the checksum {@link RePairPhrases}, backwards from the end of the block, with zeros before them up to a whole
 * byte. A rank that is no position has any value. A value is the outcome in 0 plies here.
 */
public record ValueBlocks(RePairPhrases phrases) implements BlockReader {

    private static final int LOSS = OutcomeCode.of(Score.loss(0));

    /** The value of an outcome's code. */
    static byte value(int code) {
        int score = OutcomeCode.score(code);
        return (byte) (Score.isWin(score) ? 2 : Score.isDraw(score) ? 1 : 0);
    }

    /** The code of a value. */
    static int code(int value) {
        return LOSS + value;
    }

    /** Whether a code is that of a value. */
    static boolean isValue(int code) {
        return code >= LOSS && code < LOSS + RePairPhrases.VALUES;
    }

    /** Of all outcomes of a value, how many positions have them together, and the first of these. */
    public static List<OutcomeTally> tallies(List<OutcomeTally> outcomes) {
        Map<Integer, OutcomeTally> values = new TreeMap<>();
        for (OutcomeTally each : outcomes) {
            int code = code(value(each.code()));
            values.merge(
                    code,
                    new OutcomeTally(code, each.positions(), each.firstKey(), each.notation()),
                    OutcomeTally::and);
        }
        return List.copyOf(values.values());
    }

    @Override
    public int find(BlockCodec.Scratch scratch, int count, long wanted) {
        long place = wanted - scratch.firstKey();
        if (place < 0 || place >= count) {
            return OutcomeCode.NONE;
        }
        int value = phrases.at(scratch.bytes, BlockCodec.BEGIN, scratch.end(), (int) place);
        return value == RePairPhrases.DAMAGED ? BlockCodec.DAMAGED : code(value);
    }

    @Override
    public int read(BlockCodec.Scratch scratch, int count, long[] keys, char[] codes) {
        byte[] values = new byte[count];
        long begin = phrases.read(scratch.bytes, BlockCodec.BEGIN, scratch.end(), count, values);
        if (begin == RePairPhrases.DAMAGED || begin - BlockCodec.BEGIN >= Byte.SIZE) {
            return BlockCodec.DAMAGED;
        }
        for (int i = 0; i < count; i++) {
            keys[i] = scratch.firstKey() + i;
            codes[i] = (char) code(values[i]);
        }
        return count;
    }
}
