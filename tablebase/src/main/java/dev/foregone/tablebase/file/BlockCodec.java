package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Bits;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.coding.PrefixCode;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * Writes and reads blocks: up to {@value #KEYS} ascending keys with their outcomes. The first key stands in the index.
 *
 * <pre>
 *   4 bytes   CRC32C of the first key (8 bytes, little-endian) and of the rest of the block
 *   then bits, lowest first: outcome 0, delta 1, outcome 1, delta 2, outcome 2, ...; zeros up to a whole byte
 * </pre>
 *
 * A delta is the distance from the key before, less one: {@link DeltaCode}. For outcomes: {@link OutcomeCodes}. Immutable.
 */
final class BlockCodec {

    /** The keys of every block but the last of a section. */
    static final int KEYS = 64;

    /** No block is longer, in bytes. */
    static final int MAX_BYTES = 1024;

    /** Where a block is copied to in scratch memory. */
    static final int BLOCK_AT = Long.BYTES - Integer.BYTES;

    /** The result of {@link #find} for a corrupt block. */
    static final int DAMAGED = -1;

    private static final int BITS_AT = Long.BYTES;
    private static final long BEGIN = (long) BITS_AT * Byte.SIZE;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

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
        private final CRC32C crc = new CRC32C();
    }

    /** The position behind the last bit of a block in scratch memory. */
    private static long end(int length) {
        return (long) (BLOCK_AT + length) << 3;
    }

    /** Writes the bits of a block; its checksum goes before them. */
    void write(BitWriter out, long[] keys, char[] codes, int count) {
        int context = outcomes.write(out, 0, codes[0]);
        for (int i = 1; i < count; i++) {
            DeltaCode.write(out, deltas, keys[i] - keys[i - 1] - 1);
            context = outcomes.write(out, context, codes[i]);
        }
        out.align();
    }

    /** The checksum of a block's bits and its first key. */
    static int checksum(Scratch scratch, byte[] bits, int from, int count, long firstKey) {
        System.arraycopy(bits, from, scratch.bytes, BITS_AT, count);
        return checksum(scratch, count, firstKey);
    }

    private static int checksum(Scratch scratch, int count, long firstKey) {
        LONGS.set(scratch.bytes, 0, firstKey);
        scratch.crc.reset();
        scratch.crc.update(scratch.bytes, 0, BITS_AT + count);
        return (int) scratch.crc.getValue();
    }

    /**
     * Whether the block in the scratch memory is as it was written; to be called only once. Reads beyond its end, as in
     * a forged block, return zeros from then on, not earlier contents.
     */
    static boolean intact(Scratch scratch, int length, long firstKey) {
        int written = (int) INTS.get(scratch.bytes, BLOCK_AT);
        Arrays.fill(scratch.bytes, BLOCK_AT + length, BLOCK_AT + length + Bits.SLACK, (byte) 0);
        return written == checksum(scratch, length - Integer.BYTES, firstKey);
    }

    /** The outcome of a key, or 0 if the block in the scratch memory does not have it, or {@link #DAMAGED}. */
    int find(Scratch scratch, int length, int count, long firstKey, long wanted) {
        byte[] bytes = scratch.bytes;
        long at = BEGIN;
        long end = end(length);
        long key = firstKey;
        int context = 0;
        for (int left = count; left > 0 && Long.compareUnsigned(key, wanted) <= 0; left--) {
            long bits = Bits.at(bytes, at);
            int outcome = outcomes.entry(bits, context);
            int symbol = PrefixCode.symbol(outcome);
            int outcomeBits = PrefixCode.length(outcome);
            at += outcomeBits;
            if (at > end) {
                return DAMAGED;
            }
            if (key == wanted) {
                int code = outcomes.outcome(symbol, bytes, at);
                return OutcomeCode.isOutcome(code) ? code : DAMAGED;
            }
            int delta = deltas.entry(bits >>> outcomeBits);
            at += PrefixCode.length(delta);
            key += DeltaCode.number(PrefixCode.symbol(delta), bytes, at) + 1;
            context = OutcomeCodes.context(symbol);
        }
        return 0;
    }

    /**
     * All keys and outcomes of the block in the scratch memory.
     *
     * @return whether they take exactly the block's bytes, the keys ascend, and all outcomes are valid
     */
    boolean read(Scratch scratch, int length, int count, long firstKey, long[] keys, char[] codes) {
        byte[] bytes = scratch.bytes;
        long at = BEGIN;
        long end = end(length);
        long key = firstKey;
        int context = 0;
        for (int i = 0; i < count && at <= end; i++) {
            long bits = Bits.at(bytes, at);
            int outcome = outcomes.entry(bits, context);
            int outcomeBits = PrefixCode.length(outcome);
            at += outcomeBits;
            keys[i] = key;
            codes[i] = (char) outcomes.outcome(PrefixCode.symbol(outcome), bytes, at);
            if (!OutcomeCode.isOutcome(codes[i])) {
                return false;
            }
            context = OutcomeCodes.context(PrefixCode.symbol(outcome));
            if (i + 1 < count) {
                int delta = deltas.entry(bits >>> outcomeBits);
                at += PrefixCode.length(delta);
                key += DeltaCode.number(PrefixCode.symbol(delta), bytes, at) + 1;
                if (Long.compareUnsigned(key, keys[i]) <= 0) {
                    return false;
                }
            }
        }
        return at > end - Byte.SIZE && at <= end;
    }
}
