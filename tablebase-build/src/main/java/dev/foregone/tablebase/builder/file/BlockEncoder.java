package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Codeword;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.coding.PrefixCode;
import dev.foregone.tablebase.file.BlockCodec;
import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.file.OutcomeRunCodec;
import dev.foregone.tablebase.file.SectionHeader;

/** Writes blocks of a section one after the other, as {@link BlockCodec} describes and reads them. For one thread. */
public final class BlockEncoder {

    private final BlockLayout layout;
    private final PrefixCode deltas;
    private final long[] nearDeltas;
    private final OutcomeRunCodec outcomes;
    private final BitWriter out = new BitWriter();
    private final BitWriter runs = new BitWriter();
    private final BlockCodec.Scratch scratch = new BlockCodec.Scratch();
    private final OutcomeRunCodec.Run run = new OutcomeRunCodec.Run();
    private final int[] codes = new int[OutcomeRunCodec.MOST_CODES];
    private final long[] codewords = new long[OutcomeRunCodec.MOST_CODES];
    private final long[] places = new long[BlockLayout.MOST_KEYS];

    public BlockEncoder(SectionHeader header) {
        layout = header.layout();
        deltas = DeltaCode.code(header.deltaLengths());
        nearDeltas = DeltaCode.codewords(deltas);
        outcomes = header.codes();
    }

    /** All blocks since the last call. */
    public byte[] take() {
        byte[] bytes = out.toByteArray();
        out.clear();
        return bytes;
    }

    /**
     * Writes a block; returns its length.
     *
     * @param keys its keys; of ranks, only the first counts
     * @param outcomesOf their outcomes; 0 for a hole between ranks
     */
    public int write(long[] keys, char[] outcomesOf, int count) {
        int begin = out.size();
        out.write(0, Integer.SIZE);
        int last = layout.lastRun(count);
        writeRuns(keys, outcomesOf, count, last);
        if (last > 0) {
            writeList(keys, last);
        }
        out.append(runs);
        runs.clear();
        BlockCodec.putChecksum(scratch, out, begin, keys[0]);
        return out.size() - begin;
    }

    private void writeList(long[] keys, int last) {
        int placeBits = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(places[last]));
        out.write(placeBits - 1L, BlockCodec.PLACE_WIDTH_BITS);
        int width = 0;
        if (layout == BlockLayout.KEYED) {
            width = Long.SIZE - Long.numberOfLeadingZeros(keys[last * layout.run()] - keys[0]);
            out.write(width - 1L, BlockCodec.WIDTH_BITS);
        }
        for (int each = 1; each <= last; each++) {
            out.writeLong(width == 0 ? 0 : keys[each * layout.run()] - keys[0], width);
            out.write(places[each], placeBits);
        }
        out.align();
    }

    private void writeRuns(long[] keys, char[] outcomesOf, int count, int last) {
        for (int each = 0; each <= last; each++) {
            places[each] = runs.position();
            int from = each * layout.run();
            int to = Math.min(count, from + layout.run());
            if (layout == BlockLayout.KEYED) {
                writeDeltas(keys, from, to);
            }
            writeOutcomes(outcomesOf, from, to, each == last);
        }
    }

    private void writeDeltas(long[] keys, int from, int to) {
        int i = from + 1;
        for (; i + 1 < to; i += 2) {
            long first = keys[i] - keys[i - 1] - 1;
            long second = keys[i + 1] - keys[i] - 1;
            if (DeltaCode.isNear(first | second)) {
                runs.write(Codeword.join(nearDeltas[(int) first], nearDeltas[(int) second]));
            } else {
                DeltaCode.write(runs, deltas, first);
                DeltaCode.write(runs, deltas, second);
            }
        }
        if (i < to) {
            DeltaCode.write(runs, deltas, keys[i] - keys[i - 1] - 1);
        }
    }

    /** Writes the outcomes of a run, the last one first; those of the last run end with a byte. */
    private void writeOutcomes(char[] outcomesOf, int from, int to, boolean last) {
        int size = outcomes.codes(outcomesOf, from, to, run, codes);
        long bits = 0;
        for (int i = 0; i < size; i++) {
            codewords[i] = outcomes.codeword(codes[i]);
            bits += Codeword.length(codewords[i]);
        }
        if (last) {
            runs.write(0, (int) -(runs.position() + bits) & (Byte.SIZE - 1));
        }
        long open = Codeword.EMPTY;
        for (int i = size - 1; i >= 0; i--) {
            if (Codeword.length(open) + Codeword.length(codewords[i]) > BitWriter.MOST_BITS) {
                runs.write(open);
                open = Codeword.EMPTY;
            }
            open = Codeword.join(open, codewords[i]);
        }
        runs.write(open);
    }
}
