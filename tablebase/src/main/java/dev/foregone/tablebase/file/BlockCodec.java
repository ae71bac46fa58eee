package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.coding.LittleEndian;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.coding.PrefixCode;

/**
 * Reads blocks: ascending keys with their outcomes, or the outcomes of consecutive ranks,
 * some of which may be holes. The first key stands in the index. To find a key, only one of the runs that a block is made of need be
 * decoded.
 *
 * <pre>
 *   4 bytes   CRC32C of the first key (8 bytes, little-endian) and of the rest of the block
 *   then bits, lowest first; if there are several runs:
 *   4         the bits of a place, p, less one
 *   6         if there are keys: the bits of a distance, w, less one; otherwise w is 0
 *   w + p     for each run after the first: the distance of its first key from that of the block; the bit it begins with,
 *             counted from the first bit of the first run
 *             zeros up to a whole byte
 *   the runs  if there are keys, deltas forwards from the beginning of the run; outcomes backwards from its end, so that neither
 *             waits for where the other ends; in the last run, zeros between them up to a whole byte
 * </pre>
 *
 * A delta is the distance from the key before, less one: {@link DeltaCode}. For outcomes: {@link OutcomeRunCodec}. Immutable.
 */
public final class BlockCodec implements BlockReader {

    /** No block is longer, in bytes. */
    static final int MAX_BYTES = 4000;

    /** Where a block is copied to in scratch memory. */
    static final int BLOCK_AT = Long.BYTES - Integer.BYTES;

    /** The result of {@link #find} for a corrupt block. */
    static final int DAMAGED = -1;

    /** The bits of the width of a distance in the list of runs. */
    public static final int WIDTH_BITS = 6;

    /** The bits of the width of a place in the list of runs. */
    public static final int PLACE_WIDTH_BITS = 4;

    private static final int BITS_AT = Long.BYTES;

    /** Where the bits of a block begin in scratch memory. */
    static final long BEGIN = (long) BITS_AT * Byte.SIZE;

    private final BlockLayout layout;
    private final PrefixCode deltas;
    private final OutcomeRunCodec outcomes;

    BlockCodec(SectionHeader header) {
        layout = header.layout();
        deltas = DeltaCode.code(header.deltaLengths());
        outcomes = header.codes();
    }

    /**
     * A thread's memory for reading blocks. A block is copied to {@link #BLOCK_AT}; its first key then replaces its
     * checksum, so that the bytes under the checksum are contiguous.
     */
    public static final class Scratch {
        final byte[] bytes = new byte[BLOCK_AT + MAX_BYTES + Bits.SLACK];
        private final OutcomeRunCodec.Run run = new OutcomeRunCodec.Run();
        private final Checksum checksum = new Checksum();
        private long end;

        /** The position behind the last bit of the block. */
        long end() {
            return end;
        }

        /** The first key of the block. */
        long firstKey() {
            return LittleEndian.getLong(bytes, 0);
        }
    }

    /** Fills in the checksum of the block that was written last, of its bits and its first key. */
    public static void putChecksum(Scratch scratch, BitWriter out, int begin, long firstKey) {
        int bits = begin + Integer.BYTES;
        int checksum = checksum(scratch, out.array(), bits, out.size() - bits, firstKey);
        out.fillIn((long) begin * Byte.SIZE, Integer.toUnsignedLong(checksum));
    }

    /** The checksum of a block's bits and its first key. */
    static int checksum(Scratch scratch, byte[] bits, int from, int count, long firstKey) {
        System.arraycopy(bits, from, scratch.bytes, BITS_AT, count);
        return checksum(scratch, count, firstKey);
    }

    private static int checksum(Scratch scratch, int count, long firstKey) {
        LittleEndian.setLong(scratch.bytes, 0, firstKey);
        scratch.checksum.clear();
        scratch.checksum.add(scratch.bytes, 0, BITS_AT + count);
        return scratch.checksum.value();
    }

    /**
     * Whether the block in the scratch memory is as it was written; to be called only once. Reads beyond its end, as in
     * a forged block, return zeros from then on, not earlier contents.
     */
    static boolean intact(Scratch scratch, int length, long firstKey) {
        int end = BLOCK_AT + length;
        int written = LittleEndian.getInt(scratch.bytes, BLOCK_AT);
        for (int at = end; at < end + Bits.SLACK; at += Long.BYTES) {
            LittleEndian.setLong(scratch.bytes, at, 0L);
        }
        scratch.end = (long) end * Byte.SIZE;
        return written == checksum(scratch, length - Integer.BYTES, firstKey);
    }

    /**
     * The list of the runs of a block, and where each of them lies.
     *
     * @param last the number of the last run
     * @param list where the list begins behind the widths
     * @param width the bits of a distance
     * @param places the bits of a place
     * @param first where the first run begins
     */
    private record Runs(Scratch scratch, int last, long list, int width, int places, long first) {

        /** Made in one place, so that the compiler need not make it at all. */
        static Runs of(Scratch scratch, BlockLayout layout, int last) {
            boolean keyed = layout == BlockLayout.KEYED;
            long bits = Bits.at(scratch.bytes, BEGIN);
            int places = 1 + (int) (bits & ((1 << PLACE_WIDTH_BITS) - 1));
            int width = keyed ? 1 + (int) (bits >>> PLACE_WIDTH_BITS & ((1 << WIDTH_BITS) - 1)) : 0;
            long list = BEGIN + PLACE_WIDTH_BITS + (keyed ? WIDTH_BITS : 0);
            long end = list + last * (long) (width + places);
            return new Runs(scratch, last, list, width, places, last == 0 ? BEGIN : end + (-end & (Byte.SIZE - 1)));
        }

        private long listed(int run) {
            return list + (run - 1L) * (width + places);
        }

        long firstKey(int run) {
            return scratch.firstKey() + (run == 0 ? 0 : Bits.at(scratch.bytes, listed(run), width));
        }

        long begin(int run) {
            return first + (run == 0 ? 0 : Bits.at(scratch.bytes, listed(run) + width, places));
        }

        /** In a forged block perhaps before its beginning, but not beyond the block. */
        long end(int run) {
            return run == last ? scratch.end : Math.min(begin(run + 1), scratch.end);
        }
    }

    @Override
    public int find(Scratch scratch, int count, long wanted) {
        return layout == BlockLayout.KEYED ? findKey(scratch, count, wanted) : findRank(scratch, count, wanted);
    }

    private int findRank(Scratch scratch, int count, long wanted) {
        long place = wanted - scratch.firstKey();
        if (place < 0 || place >= count) {
            return 0;
        }
        Runs runs = Runs.of(scratch, layout, layout.lastRun(count));
        int run = layout.runOf((int) place);
        int index = (int) place & (layout.run() - 1);
        long begin = runs.begin(run);
        if (outcomes.read(scratch.bytes, begin, runs.end(run), index + 1, scratch.run) < begin) {
            return DAMAGED;
        }
        int code = outcomes.outcome(scratch.run, index);
        return code == OutcomeCode.NONE ? code : checked(code);
    }

    private int findKey(Scratch scratch, int count, long wanted) {
        Runs runs = Runs.of(scratch, layout, layout.lastRun(count));
        int run = runs.last;
        long key = runs.firstKey(run);
        while (run > 0 && Long.compareUnsigned(key, wanted) > 0) {
            key = runs.firstKey(--run);
        }
        byte[] bytes = scratch.bytes;
        long at = runs.begin(run);
        long end = runs.end(run);
        int table = outcomes.firstTable();
        for (int left = Math.min(layout.run(), count - run * layout.run()); left > 0; left--) {
            int outcome = outcomes.entry(table, Bits.before(bytes, end));
            int symbol = PrefixCode.symbol(outcome);
            end -= PrefixCode.length(outcome);
            if (at > end) {
                return DAMAGED;
            }
            if (Long.compareUnsigned(key, wanted) >= 0) {
                return key == wanted ? checked(outcomes.outcome(symbol, bytes, end)) : 0;
            }
            table = outcomes.tableAfter(symbol);
            long bits = Bits.at(bytes, at);
            int delta = deltas.entry(bits);
            key += DeltaCode.number(delta, bits, bytes, at) + 1;
            at += PrefixCode.length(delta);
        }
        return 0;
    }

    private static int checked(int code) {
        return OutcomeCode.isOutcome(code) ? code : DAMAGED;
    }

    @Override
    public int read(Scratch scratch, int count, long[] keys, char[] codes) {
        Runs runs = Runs.of(scratch, layout, layout.lastRun(count));
        int size = 0;
        for (int run = 0; run <= runs.last; run++) {
            int length = Math.min(layout.run(), count - run * layout.run());
            long begin = runs.begin(run);
            long end = runs.end(run);
            long at = layout == BlockLayout.KEYED ? readKeys(runs, run, length, keys, size) : begin;
            long open = at < begin || at > end ? -1 : outcomes.read(scratch.bytes, at, end, length, scratch.run) - at;
            if (open < 0 || open >= (run == runs.last ? Byte.SIZE : 1)) {
                return DAMAGED;
            }
            size = layout == BlockLayout.KEYED
                    ? readCodes(scratch.run, length, codes, size)
                    : readRanks(scratch, run, length, keys, codes, size);
            if (size < 0) {
                return DAMAGED;
            }
        }
        return size;
    }

    /** Reads the keys of a run; returns where they end, or -1 if they do not ascend. */
    private long readKeys(Runs runs, int run, int length, long[] keys, int from) {
        byte[] bytes = runs.scratch.bytes;
        long at = runs.begin(run);
        long end = runs.end(run);
        keys[from] = runs.firstKey(run);
        boolean ascend = from == 0 || Long.compareUnsigned(keys[from], keys[from - 1]) > 0;
        for (int i = from + 1; i < from + length && at <= end && ascend; i++) {
            long bits = Bits.at(bytes, at);
            int delta = deltas.entry(bits);
            keys[i] = keys[i - 1] + DeltaCode.number(delta, bits, bytes, at) + 1;
            at += PrefixCode.length(delta);
            ascend = Long.compareUnsigned(keys[i], keys[i - 1]) > 0;
        }
        return ascend ? at : -1;
    }

    private int readCodes(OutcomeRunCodec.Run run, int length, char[] codes, int from) {
        boolean outcomesAll = true;
        for (int i = 0; i < length; i++) {
            codes[from + i] = (char) outcomes.outcome(run, i);
            outcomesAll &= OutcomeCode.isOutcome(codes[from + i]);
        }
        return outcomesAll ? from + length : DAMAGED;
    }

    private int readRanks(Scratch scratch, int run, int length, long[] keys, char[] codes, int from) {
        int size = from;
        long first = scratch.firstKey() + (long) run * layout.run();
        for (int i = 0; i < length; i++) {
            int code = outcomes.outcome(scratch.run, i);
            if (code != OutcomeCode.NONE) {
                if (!OutcomeCode.isOutcome(code)) {
                    return DAMAGED;
                }
                keys[size] = first + i;
                codes[size++] = (char) code;
            }
        }
        return size;
    }
}
