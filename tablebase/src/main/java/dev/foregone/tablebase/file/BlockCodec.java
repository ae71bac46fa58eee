package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.BitReader;
import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.coding.PrefixCode;
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

    private final PrefixCode deltas;
    private final OutcomeCodes outcomes;

    BlockCodec(SectionHeader header) {
        deltas = new PrefixCode(header.deltaLengths());
        outcomes = new OutcomeCodes(header.outcomes(), header.outcomeLengths());
    }

    /** What a thread needs to read blocks. */
    static final class Scratch {
        final byte[] bytes = new byte[MAX_BYTES + BitReader.SLACK];
        private final BitReader reader = new BitReader();
        private final CRC32C crc = new CRC32C();
        private final byte[] firstKey = new byte[Long.BYTES];
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

    /** The checksum of a block. */
    static int checksum(Scratch scratch, byte[] bytes, int from, int count, long firstKey) {
        for (int i = 0; i < Long.BYTES; i++) {
            scratch.firstKey[i] = (byte) (firstKey >>> (Byte.SIZE * i));
        }
        scratch.crc.reset();
        scratch.crc.update(scratch.firstKey);
        scratch.crc.update(bytes, from, count);
        return (int) scratch.crc.getValue();
    }

    /** Whether the block in the scratch memory is as it was written. */
    static boolean intact(Scratch scratch, int length, long firstKey) {
        int written = (scratch.bytes[0] & 0xFF)
                | (scratch.bytes[1] & 0xFF) << 8
                | (scratch.bytes[2] & 0xFF) << 16
                | (scratch.bytes[3] & 0xFF) << 24;
        return written == checksum(scratch, scratch.bytes, Integer.BYTES, length - Integer.BYTES, firstKey);
    }

    /** The outcome of a key, or 0 if the block in the scratch memory does not have it. */
    int find(Scratch scratch, int count, long firstKey, long wanted) {
        BitReader in = scratch.reader;
        in.open(scratch.bytes, Integer.BYTES);
        long key = firstKey;
        int outcome = outcomes.read(in, 0);
        for (int i = 1; i < count && key != wanted; i++) {
            key += DeltaCode.read(in, deltas) + 1;
            outcome = outcomes.read(in, outcome >>> Short.SIZE);
        }
        return key == wanted ? outcome & 0xFFFF : 0;
    }

    /**
     * All keys and outcomes of the block in the scratch memory.
     *
     * @return whether they take exactly the block's bytes, and the keys ascend
     */
    boolean read(Scratch scratch, int length, int count, long firstKey, long[] keys, char[] codes) {
        BitReader in = scratch.reader;
        in.open(scratch.bytes, Integer.BYTES);
        keys[0] = firstKey;
        int outcome = outcomes.read(in, 0);
        codes[0] = (char) outcome;
        boolean ascending = true;
        for (int i = 1; i < count && !in.passed(length); i++) {
            keys[i] = keys[i - 1] + DeltaCode.read(in, deltas) + 1;
            ascending &= Long.compareUnsigned(keys[i], keys[i - 1]) > 0;
            outcome = outcomes.read(in, outcome >>> Short.SIZE);
            codes[i] = (char) outcome;
        }
        return ascending && in.bytesRead(Integer.BYTES) == length - Integer.BYTES;
    }
}
