package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.coding.LittleEndian;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.coding.PrefixCode;

/**
 * Reads blocks, which {@link BlockEncoder} writes: up to {@value #KEYS} ascending keys with their outcomes. The first key
 * stands in the index. To find a key, only one of the runs of {@value #RUN_KEYS} keys that a block is made of need be
 * decoded.
 *
 * <pre>
 *   4 bytes   CRC32C of the first key (8 bytes, little-endian) and of the rest of the block
 *   then bits, lowest first:
 *   6         if there are several runs: the bits of a distance, w, less one
 *   w + 14    for each run after the first: the distance of its first key from that of the block; the bit it begins with,
 *             counted from the first bit of the block
 *   the runs  deltas forwards from the beginning of the run, and outcomes backwards from its end, so that neither waits
 *             for where the other ends; in the last run, zeros between them up to a whole byte
 * </pre>
 *
 * A delta is the distance from the key before, less one: {@link DeltaCode}. For outcomes: {@link OutcomeCodes}. Immutable.
 */
final class BlockCodec {

    /** The keys of every block but the last of a section. */
    static final int KEYS = 128;

    /** No block is longer, in bytes. */
    static final int MAX_BYTES = 2048;

    /** Where a block is copied to in scratch memory. */
    static final int BLOCK_AT = Long.BYTES - Integer.BYTES;

    /** The result of {@link #find} for a corrupt block. */
    static final int DAMAGED = -1;

    /** The keys of every run but the last of a block. */
    static final int RUN_KEYS = 16;

    /** The bits of the width of a distance in the list of runs. */
    static final int WIDTH_BITS = 6;

    /** The bits of the place where a run begins. */
    static final int PLACE_BITS = 14;

    private static final int BITS_AT = Long.BYTES;
    private static final long BEGIN = (long) BITS_AT * Byte.SIZE;

    private final PrefixCode deltas;
    private final OutcomeCodes outcomes;

    BlockCodec(SectionHeader header) {
        deltas = DeltaCode.code(header.deltaLengths());
        outcomes = new OutcomeCodes(header.outcomes(), header.outcomeLengths());
    }

    /**
     * A thread's memory for reading blocks. A block is copied to {@link #BLOCK_AT}; its first key then replaces its
     * checksum, so that the bytes under the checksum are contiguous.
     */
    static final class Scratch {
        final byte[] bytes = new byte[BLOCK_AT + MAX_BYTES + Bits.SLACK];
        private final Checksum checksum = new Checksum();
        /** The position behind the last bit of the block. */
        private long end;

        private long firstKey() {
            return LittleEndian.getLong(bytes, 0);
        }
    }

    /** The number of the last run, from 0. */
    static int lastRun(int count) {
        return (count - 1) / RUN_KEYS;
    }

    /** The bits of the list of runs up to the last, behind which the first of them begins. */
    static int listBits(int last, int width) {
        return last == 0 ? 0 : WIDTH_BITS + last * (width + PLACE_BITS);
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

    /** The list of the runs of a block, and where each of them lies. */
    private record Runs(Scratch scratch, int last, int width) {

        static Runs of(Scratch scratch, int count) {
            int last = lastRun(count);
            return new Runs(scratch, last, last == 0 ? 0 : 1 + (int) Bits.at(scratch.bytes, BEGIN, WIDTH_BITS));
        }

        private long listed(int run) {
            return BEGIN + WIDTH_BITS + (run - 1L) * (width + PLACE_BITS);
        }

        long firstKey(int run) {
            return scratch.firstKey() + (run == 0 ? 0 : Bits.at(scratch.bytes, listed(run), width));
        }

        long begin(int run) {
            return BEGIN + (run == 0 ? listBits(last, width) : Bits.at(scratch.bytes, listed(run) + width, PLACE_BITS));
        }

        /** In a forged block perhaps before its beginning, but not beyond the block. */
        long end(int run) {
            return run == last ? scratch.end : Math.min(begin(run + 1), scratch.end);
        }
    }

    /** The outcome of a key, or 0 if the block in the scratch memory does not have it, or {@link #DAMAGED}. */
    int find(Scratch scratch, int count, long wanted) {
        byte[] bytes = scratch.bytes;
        Runs runs = Runs.of(scratch, count);
        if (runs.begin(0) > scratch.end) {
            return DAMAGED;
        }
        int run = runs.last;
        long key = runs.firstKey(run);
        while (run > 0 && Long.compareUnsigned(key, wanted) > 0) {
            key = runs.firstKey(--run);
        }
        long at = runs.begin(run);
        long end = runs.end(run);
        int context = 0;
        for (int left = Math.min(RUN_KEYS, count - run * RUN_KEYS); left > 0; left--) {
            int outcome = outcomes.entry(context, Bits.before(bytes, end));
            end -= PrefixCode.length(outcome);
            if (at > end) {
                return DAMAGED;
            }
            if (Long.compareUnsigned(key, wanted) >= 0) {
                return key == wanted ? checked(outcomes.outcome(PrefixCode.symbol(outcome), bytes, end)) : 0;
            }
            context = OutcomeCodes.context(PrefixCode.symbol(outcome));
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

    /**
     * All keys and outcomes of the block in the scratch memory.
     *
     * @return whether they take exactly the block's bytes, the keys ascend, and all outcomes are valid
     */
    boolean read(Scratch scratch, int count, long[] keys, char[] codes) {
        Runs runs = Runs.of(scratch, count);
        for (int run = 0; run <= runs.last; run++) {
            int from = run * RUN_KEYS;
            keys[from] = runs.firstKey(run);
            long open = readRun(runs, run, Math.min(count, from + RUN_KEYS), keys, codes);
            boolean ascends = from == 0 || Long.compareUnsigned(keys[from], keys[from - 1]) > 0;
            if (!ascends || open < 0 || open >= (run == runs.last ? Byte.SIZE : 1)) {
                return false;
            }
        }
        return true;
    }

    /** Reads a run up to an index; returns how many bits lie between its deltas and its outcomes, or -1 if it is corrupt. */
    private long readRun(Runs runs, int run, int to, long[] keys, char[] codes) {
        byte[] bytes = runs.scratch.bytes;
        long at = runs.begin(run);
        long end = runs.end(run);
        int context = 0;
        for (int i = run * RUN_KEYS; i < to && at <= end; i++) {
            int outcome = outcomes.entry(context, Bits.before(bytes, end));
            end -= PrefixCode.length(outcome);
            codes[i] = (char) outcomes.outcome(PrefixCode.symbol(outcome), bytes, end);
            if (!OutcomeCode.isOutcome(codes[i])) {
                return -1;
            }
            context = OutcomeCodes.context(PrefixCode.symbol(outcome));
            if (i + 1 < to) {
                long bits = Bits.at(bytes, at);
                int delta = deltas.entry(bits);
                keys[i + 1] = keys[i] + DeltaCode.number(delta, bits, bytes, at) + 1;
                at += PrefixCode.length(delta);
                if (Long.compareUnsigned(keys[i + 1], keys[i]) <= 0) {
                    return -1;
                }
            }
        }
        return end - at;
    }
}
