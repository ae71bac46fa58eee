package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.CodeLengths;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * Writes a table as a section, in three passes over pieces of it that threads share: which outcomes there are, and
 * which distances; how often each outcome follows each; the blocks.
 */
public final class SectionEncoder {

    private static final int BLOCKS_PER_PIECE = 1 << 7;
    private static final int KEYS_PER_PIECE = BLOCKS_PER_PIECE * BlockCodec.KEYS;

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
        Counts counts = encoder.count();
        List<OutcomeTally> outcomes = counts.tallies(notation);
        SectionHeader draft = new SectionHeader(
                layer,
                table.size(),
                moves,
                soleBest,
                0,
                outcomes,
                CodeLengths.of(counts.deltas),
                Arrays.stream(encoder.contexts(outcomes)).map(CodeLengths::of).toArray(byte[][]::new));
        Piece[] pieces = encoder.blocks(draft);
        return EncodedSection.of(draft, pieces);
    }

    private int from(int piece) {
        return piece * KEYS_PER_PIECE;
    }

    private int to(int piece) {
        return (int) Math.min(table.size(), (long) from(piece) + KEYS_PER_PIECE);
    }

    /** What one thread has counted: how often each outcome and each distance's symbol occurs. */
    private static final class Counts {
        private final long[] outcomes = new long[1 << Character.SIZE];
        private final long[] firsts = new long[1 << Character.SIZE];
        private final long[] deltas = new long[DeltaCode.SYMBOLS];

        /** Pieces must come in ascending order, so that the first key of an outcome is its least. */
        void add(Entries.Cursor cursor, int from, int to) {
            long previous = 0;
            for (int index = from; index < to; index++) {
                long key = cursor.next();
                int code = cursor.code();
                if (outcomes[code]++ == 0) {
                    firsts[code] = key;
                }
                if (index % BlockCodec.RUN_KEYS != 0) {
                    deltas[DeltaCode.symbol(key - previous - 1)]++;
                }
                previous = key;
            }
        }

        void add(Counts other) {
            for (int code = 0; code < outcomes.length; code++) {
                if (other.outcomes[code] > 0) {
                    firsts[code] = outcomes[code] == 0 || Long.compareUnsigned(other.firsts[code], firsts[code]) < 0
                            ? other.firsts[code]
                            : firsts[code];
                    outcomes[code] += other.outcomes[code];
                }
            }
            Arrays.setAll(deltas, symbol -> deltas[symbol] + other.deltas[symbol]);
        }

        List<OutcomeTally> tallies(LongFunction<String> notation) {
            return IntStream.range(0, outcomes.length)
                    .filter(code -> outcomes[code] > 0)
                    .mapToObj(
                            code -> new OutcomeTally(code, outcomes[code], firsts[code], notation.apply(firsts[code])))
                    .toList();
        }
    }

    private Counts count() throws IOException {
        Counts[] ofWorkers = new Counts[workers.threads()];
        workers.run(pieces, (piece, worker) -> {
            if (ofWorkers[worker] == null) {
                ofWorkers[worker] = new Counts();
            }
            ofWorkers[worker].add(table.cursor(from(piece)), from(piece), to(piece));
        });
        return Arrays.stream(ofWorkers)
                .filter(Objects::nonNull)
                .reduce((sum, other) -> {
                    sum.add(other);
                    return sum;
                })
                .orElseGet(Counts::new);
    }

    /** How often each outcome's symbol occurs in each context. */
    private long[][] contexts(List<OutcomeTally> outcomes) throws IOException {
        byte[] symbols = OutcomeCodes.symbols(outcomes);
        OutcomeCodes.Shape shape = OutcomeCodes.shape(outcomes.size());
        long[][][] ofWorkers = new long[workers.threads()][shape.contexts()][shape.symbols()];
        workers.run(pieces, (piece, worker) -> count(piece, symbols, ofWorkers[worker]));
        for (int worker = 1; worker < ofWorkers.length; worker++) {
            for (int context = 0; context < shape.contexts(); context++) {
                long[] sum = ofWorkers[0][context];
                long[] more = ofWorkers[worker][context];
                Arrays.setAll(sum, symbol -> sum[symbol] + more[symbol]);
            }
        }
        return ofWorkers[0];
    }

    private void count(int piece, byte[] symbols, long[][] counts) {
        Entries.Cursor cursor = table.cursor(from(piece));
        int context = 0;
        for (int index = from(piece); index < to(piece); index++) {
            if (index % BlockCodec.RUN_KEYS == 0) {
                context = 0;
            }
            cursor.next();
            int symbol = symbols[cursor.code()] & 0xFF;
            counts[context][symbol]++;
            context = OutcomeCodes.context(symbol);
        }
    }

    /** The blocks of a piece: their bytes, and of each its first key and its length. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Piece(byte[] bytes, long[] firstKeys, short[] lengths) {}

    private Piece[] blocks(SectionHeader draft) throws IOException {
        Piece[] result = new Piece[pieces];
        BlockEncoder[] encoders = new BlockEncoder[workers.threads()];
        workers.run(pieces, (piece, worker) -> {
            if (encoders[worker] == null) {
                encoders[worker] = new BlockEncoder(draft);
            }
            result[piece] = piece(encoders[worker], piece);
        });
        return result;
    }

    private Piece piece(BlockEncoder encoder, int piece) {
        int blocks = (to(piece) - from(piece) + BlockCodec.KEYS - 1) / BlockCodec.KEYS;
        long[] firstKeys = new long[blocks];
        short[] lengths = new short[blocks];
        long[] keys = new long[BlockCodec.KEYS];
        char[] codes = new char[BlockCodec.KEYS];
        Entries.Cursor cursor = table.cursor(from(piece));
        for (int block = 0; block < blocks; block++) {
            int from = from(piece) + block * BlockCodec.KEYS;
            int count = Math.min(BlockCodec.KEYS, to(piece) - from);
            for (int i = 0; i < count; i++) {
                keys[i] = cursor.next();
                codes[i] = (char) cursor.code();
            }
            firstKeys[block] = keys[0];
            lengths[block] = (short) encoder.write(keys, codes, count);
        }
        return new Piece(encoder.take(), firstKeys, lengths);
    }
}
