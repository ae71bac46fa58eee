package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.CodeLengths;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Writes a table as a section, in three passes over pieces of it that threads share: which outcomes there are; how often
 * each symbol follows each; the blocks.
 */
public final class SectionEncoder {

    private static final int BLOCKS_PER_PIECE = 1 << 10;
    private static final int KEYS_PER_PIECE = BLOCKS_PER_PIECE * BlockCodec.KEYS;

    /** No key is greater; keys are unsigned. */
    private static final long GREATEST = -1;

    private final Entries table;
    private final Workers workers;
    private final int pieces;

    private SectionEncoder(Entries table, Workers workers) {
        this.table = table;
        this.workers = workers;
        this.pieces = (int) (((long) table.size() + KEYS_PER_PIECE - 1) / KEYS_PER_PIECE);
    }

    /**
     * Encodes a table, whose codes are outcomes.
     *
     * @param layer the plies left at most in each position, or -1
     * @param moves of all positions together
     * @param soleBest positions with only one best move, or -1
     */
    public static EncodedSection encode(Entries table, int layer, long moves, long soleBest, Workers workers)
            throws IOException {
        return encode(table, layer, moves, soleBest, workers, key -> "");
    }

    /**
     * Encodes a table of keys that cannot be turned back into positions.
     *
     * @param layer the plies left at most in each position, or -1
     * @param moves of all positions together
     * @param soleBest positions with only one best move, or -1
     * @param notation writes the position of a key
     */
    public static EncodedSection encode(
            Entries table, int layer, long moves, long soleBest, Workers workers, LongFunction<String> notation)
            throws IOException {
        SectionEncoder encoder = new SectionEncoder(table, workers);
        List<OutcomeTally> outcomes = encoder.tally(notation);
        Frequencies frequencies = encoder.frequencies(outcomes);
        SectionHeader draft = new SectionHeader(
                layer,
                table.size(),
                moves,
                soleBest,
                0,
                outcomes,
                frequencies.deltaLengths(),
                frequencies.outcomeLengths());
        Piece[] pieces = encoder.blocks(new BlockCodec(draft));
        return EncodedSection.of(draft, pieces);
    }

    private int from(int piece) {
        return piece * KEYS_PER_PIECE;
    }

    private int to(int piece) {
        return (int) Math.min(table.size(), (long) from(piece) + KEYS_PER_PIECE);
    }

    private List<OutcomeTally> tally(LongFunction<String> notation) throws IOException {
        long[][] counts = new long[workers.threads()][];
        long[][] firsts = new long[workers.threads()][];
        workers.run(pieces, (piece, worker) -> {
            if (counts[worker] == null) {
                counts[worker] = new long[1 << 16];
                firsts[worker] = new long[1 << 16];
                Arrays.fill(firsts[worker], GREATEST);
            }
            Entries.Cursor cursor = table.cursor(from(piece));
            for (int index = from(piece); index < to(piece); index++) {
                long key = cursor.next();
                int code = cursor.code();
                if (counts[worker][code]++ == 0 || Long.compareUnsigned(key, firsts[worker][code]) < 0) {
                    firsts[worker][code] = key;
                }
            }
        });
        List<OutcomeTally> outcomes = new ArrayList<>();
        for (int code = 0; code < 1 << 16; code++) {
            long count = 0;
            long first = GREATEST;
            for (int worker = 0; worker < counts.length; worker++) {
                if (counts[worker] != null && counts[worker][code] > 0) {
                    count += counts[worker][code];
                    first = Long.compareUnsigned(first, firsts[worker][code]) <= 0 ? first : firsts[worker][code];
                }
            }
            if (count > 0) {
                outcomes.add(new OutcomeTally(code, count, first, notation.apply(first)));
            }
        }
        return outcomes;
    }

    /** How often each symbol occurs. */
    private static final class Frequencies {
        private final long[] deltas = new long[DeltaCode.SYMBOLS];
        private final long[][] outcomes;

        Frequencies(int outcomeCount) {
            OutcomeCodes.Shape shape = OutcomeCodes.shape(outcomeCount);
            outcomes = new long[shape.contexts()][shape.symbols()];
        }

        void add(Frequencies other) {
            Arrays.setAll(deltas, symbol -> deltas[symbol] + other.deltas[symbol]);
            for (int context = 0; context < outcomes.length; context++) {
                long[] mine = outcomes[context];
                long[] theirs = other.outcomes[context];
                Arrays.setAll(mine, symbol -> mine[symbol] + theirs[symbol]);
            }
        }

        byte[] deltaLengths() {
            return CodeLengths.of(deltas);
        }

        byte[][] outcomeLengths() {
            return Arrays.stream(outcomes).map(CodeLengths::of).toArray(byte[][]::new);
        }
    }

    private Frequencies frequencies(List<OutcomeTally> outcomes) throws IOException {
        byte[] symbols = OutcomeCodes.symbols(outcomes);
        Frequencies[] ofWorkers = new Frequencies[workers.threads()];
        Arrays.setAll(ofWorkers, worker -> new Frequencies(outcomes.size()));
        workers.run(pieces, (piece, worker) -> count(piece, symbols, ofWorkers[worker]));
        Frequencies sum = new Frequencies(outcomes.size());
        Arrays.stream(ofWorkers).forEach(sum::add);
        return sum;
    }

    private void count(int piece, byte[] symbols, Frequencies frequencies) {
        Entries.Cursor cursor = table.cursor(from(piece));
        long previous = 0;
        int context = 0;
        for (int index = from(piece); index < to(piece); index++) {
            long key = cursor.next();
            if (index % BlockCodec.RUN_KEYS == 0) {
                context = 0;
            } else {
                frequencies.deltas[DeltaCode.symbol(key - previous - 1)]++;
            }
            int symbol = symbols[cursor.code()] & 0xFF;
            frequencies.outcomes[context][symbol]++;
            context = OutcomeCodes.context(symbol);
            previous = key;
        }
    }

    /** The blocks of a piece: their bytes, and of each its first key and its length. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Piece(byte[] bytes, long[] firstKeys, short[] lengths) {}

    private Piece[] blocks(BlockCodec codec) throws IOException {
        Piece[] result = new Piece[pieces];
        workers.run(pieces, (piece, worker) -> result[piece] = piece(codec, piece));
        return result;
    }

    private Piece piece(BlockCodec codec, int piece) {
        int blocks = (to(piece) - from(piece) + BlockCodec.KEYS - 1) / BlockCodec.KEYS;
        long[] firstKeys = new long[blocks];
        short[] lengths = new short[blocks];
        long[] keys = new long[BlockCodec.KEYS];
        char[] codes = new char[BlockCodec.KEYS];
        BlockCodec.Scratch scratch = new BlockCodec.Scratch();
        Entries.Cursor cursor = table.cursor(from(piece));
        BitWriter out = new BitWriter();
        for (int block = 0; block < blocks; block++) {
            int from = from(piece) + block * BlockCodec.KEYS;
            int count = Math.min(BlockCodec.KEYS, to(piece) - from);
            for (int i = 0; i < count; i++) {
                keys[i] = cursor.next();
                codes[i] = (char) cursor.code();
            }
            firstKeys[block] = keys[0];
            lengths[block] = (short) writeBlock(codec, scratch, out, keys, codes, count);
        }
        return new Piece(out.toByteArray(), firstKeys, lengths);
    }

    private static int writeBlock(
            BlockCodec codec, BlockCodec.Scratch scratch, BitWriter out, long[] keys, char[] codes, int count) {
        int begin = out.size();
        out.write(0, Integer.SIZE);
        codec.write(out, keys, codes, count);
        int length = out.size() - begin;
        int from = begin + Integer.BYTES;
        int checksum = BlockCodec.checksum(scratch, out.array(), from, length - Integer.BYTES, keys[0]);
        for (int i = 0; i < Integer.BYTES; i++) {
            out.array()[begin + i] = (byte) (checksum >>> (Byte.SIZE * i));
        }
        return length;
    }
}
