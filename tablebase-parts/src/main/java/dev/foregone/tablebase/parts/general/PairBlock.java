package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.coding.Leb128Writer;
import dev.foregone.tablebase.builder.positions.PairSorter;
import dev.foregone.tablebase.parts.steps.Batches;

/**
 * Ascending keys, each with a number that goes with it, from one partition to another. For one thread.
 *
 * <pre>
 *   a number for all of them; how many pairs; the least second number
 *   for each pair: distance of the key from the one before (of the first, the key), second number less the least one
 * </pre>
 *
 * A second number is unsigned. Numbers are LEB128.
 */
final class PairBlock {

    private final Leb128Reader in;
    private final int from;
    private final long ofAll;
    private final int count;
    private final long least;
    private boolean ended;
    private long key;
    private long second;

    /** Reads a block; its first pair is there at once. */
    PairBlock(Block block) {
        in = new Leb128Reader(block.bytes());
        from = block.from();
        ofAll = in.number();
        count = in.smallNumber();
        least = in.number();
        next();
    }

    /** An encoder of pairs in any order, with 0 for all of them; for one thread. */
    static Batches.Encoder encoder() {
        PairSorter sorter = new PairSorter();
        return (keys, seconds, count) -> {
            sorter.sort(keys, seconds, count);
            return encode(keys, seconds, count, 0);
        };
    }

    /** Encodes pairs in ascending order. */
    static byte[] encode(long[] keys, int[] seconds, int count, long ofAll) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, Integer.toUnsignedLong(seconds[i]));
        }
        Leb128Writer out = new Leb128Writer();
        out.number(ofAll);
        out.number(count);
        out.number(least);
        long previous = 0;
        for (int i = 0; i < count; i++) {
            out.number(keys[i] - previous);
            out.number(Integer.toUnsignedLong(seconds[i]) - least);
            previous = keys[i];
        }
        return out.toByteArray();
    }

    /** Goes to the next pair. */
    void next() {
        if (in.atEnd()) {
            ended = true;
        } else {
            key += in.number();
            second = least + in.number();
        }
    }

    /** Whether there is a pair, and its key is no greater than another. */
    boolean upTo(long greatest) {
        return !ended && Long.compareUnsigned(key, greatest) <= 0;
    }

    boolean ended() {
        return ended;
    }

    int from() {
        return from;
    }

    long ofAll() {
        return ofAll;
    }

    int count() {
        return count;
    }

    long key() {
        return key;
    }

    long second() {
        return second;
    }
}
