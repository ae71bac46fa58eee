package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Codeword;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.coding.PrefixCode;

/** Writes blocks of a section one after the other, as {@link BlockCodec} describes and reads them. For one thread. */
final class BlockEncoder {

    private final PrefixCode deltas;
    private final long[] nearDeltas;
    private final OutcomeCodes outcomes;
    private final BitWriter out = new BitWriter();
    private final BlockCodec.Scratch scratch = new BlockCodec.Scratch();
    private final long[] places = new long[BlockCodec.KEYS / BlockCodec.RUN_KEYS];
    private final long[] joined = new long[BlockCodec.RUN_KEYS];

    BlockEncoder(SectionHeader header) {
        deltas = DeltaCode.code(header.deltaLengths());
        nearDeltas = DeltaCode.codewords(deltas);
        outcomes = new OutcomeCodes(header.outcomes(), header.outcomeLengths());
    }

    /** All blocks since the last call. */
    byte[] take() {
        byte[] bytes = out.toByteArray();
        out.clear();
        return bytes;
    }

    /** Writes a block; returns its length. */
    int write(long[] keys, char[] codes, int count) {
        int begin = out.size();
        out.write(0, Integer.SIZE);
        int from = out.size();
        writeBits(keys, codes, count);
        int checksum = BlockCodec.checksum(scratch, out.array(), from, out.size() - from, keys[0]);
        out.fillIn((long) begin * Byte.SIZE, Integer.toUnsignedLong(checksum));
        return out.size() - begin;
    }

    /** The places of the runs are filled in at the end, when they are known. */
    private void writeBits(long[] keys, char[] codes, int count) {
        long begin = out.position();
        int last = BlockCodec.lastRun(count);
        int width = Long.SIZE - Long.numberOfLeadingZeros(keys[last * BlockCodec.RUN_KEYS] - keys[0]);
        if (last > 0) {
            out.write(width - 1, BlockCodec.WIDTH_BITS);
        }
        for (int run = 1; run <= last; run++) {
            out.writeLong(keys[run * BlockCodec.RUN_KEYS] - keys[0], width);
            out.write(0, BlockCodec.PLACE_BITS);
        }
        for (int run = 0; run <= last; run++) {
            places[run] = out.position() - begin;
            int from = run * BlockCodec.RUN_KEYS;
            int to = Math.min(count, from + BlockCodec.RUN_KEYS);
            writeDeltas(keys, from, to);
            writeOutcomes(codes, from, to, run == last);
        }
        for (int run = 1; run <= last; run++) {
            out.fillIn(begin + BlockCodec.listBits(run, width) - BlockCodec.PLACE_BITS, places[run]);
        }
    }

    private void writeDeltas(long[] keys, int from, int to) {
        int i = from + 1;
        for (; i + 1 < to; i += 2) {
            long first = keys[i] - keys[i - 1] - 1;
            long second = keys[i + 1] - keys[i] - 1;
            if (DeltaCode.isNear(first | second)) {
                out.write(Codeword.join(nearDeltas[(int) first], nearDeltas[(int) second]));
            } else {
                DeltaCode.write(out, deltas, first);
                DeltaCode.write(out, deltas, second);
            }
        }
        if (i < to) {
            DeltaCode.write(out, deltas, keys[i] - keys[i - 1] - 1);
        }
    }

    /** Writes the outcomes of a run, the last one first; those of the last run end with a byte. */
    private void writeOutcomes(char[] codes, int from, int to, boolean last) {
        int full = 0;
        long fullBits = 0;
        long open = Codeword.EMPTY;
        int context = 0;
        for (int i = from; i < to; i++) {
            int symbol = outcomes.symbol(codes[i]);
            long codeword = outcomes.codeword(context, symbol, codes[i]);
            if (Codeword.length(open) + Codeword.length(codeword) > BitWriter.MOST_BITS) {
                joined[full++] = open;
                fullBits += Codeword.length(open);
                open = Codeword.EMPTY;
            }
            open = Codeword.join(codeword, open);
            context = OutcomeCodes.context(symbol);
        }
        if (last) {
            long end = out.position() + fullBits + Codeword.length(open);
            out.write(0, (int) -end & (Byte.SIZE - 1));
        }
        out.write(open);
        while (full > 0) {
            out.write(joined[--full]);
        }
    }
}
