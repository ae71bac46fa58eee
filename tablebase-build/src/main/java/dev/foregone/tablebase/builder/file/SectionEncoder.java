package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.coding.CodeLengths;
import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.file.OutcomeModel;
import dev.foregone.tablebase.file.OutcomeRunCodec;
import dev.foregone.tablebase.file.OutcomeSymbols;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.LongFunction;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Writes a table as a section, in passes over pieces of it that threads share: which outcomes there are, and
 * which distances; how often each outcome follows others; how often each code occurs; the blocks.
 */
public final class SectionEncoder {

    private static final int KEYS_PER_PIECE = 1 << 14;

    /** So many pieces tell which stride is best. */
    private static final int SAMPLED = 8;

    /** What a code costs in the header, about. */
    private static final double CODE_BITS = 6;

    private final Entries table;
    private final Workers workers;
    private final BlockSource source;

    private SectionEncoder(Entries table, Workers workers) throws IOException {
        this.table = table;
        this.workers = workers;
        this.source = BlockSource.of(table, workers);
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
        EntryCounts counts = encoder.count();
        List<OutcomeTally> outcomes = counts.tallies(notation);
        SectionHeader draft = new SectionHeader(
                layer,
                table.size(),
                moves,
                soleBest,
                0,
                encoder.source.ranks(),
                outcomes,
                CodeLengths.of(counts.deltas()),
                encoder.model(outcomes),
                null);
        return EncodedSection.of(draft, encoder.blocks(draft));
    }

    private EntryCounts count() throws IOException {
        int pieces = (int) (((long) table.size() + KEYS_PER_PIECE - 1) / KEYS_PER_PIECE);
        return sum(
                pieces,
                EntryCounts::new,
                (counts, piece) -> {
                    int from = piece * KEYS_PER_PIECE;
                    int to = (int) Math.min(table.size(), (long) from + KEYS_PER_PIECE);
                    counts.add(table.cursor(from), from, to);
                },
                EntryCounts::add);
    }

    /** Has each thread count some pieces, and adds all up. */
    private <C> C sum(int pieces, Supplier<C> none, ObjIntConsumer<C> count, BiConsumer<C, C> add) throws IOException {
        List<C> ofWorkers = Stream.generate(none).limit(workers.threads()).toList();
        workers.run(pieces, (piece, worker) -> count.accept(ofWorkers.get(worker), piece));
        C sum = ofWorkers.get(0);
        ofWorkers.subList(1, ofWorkers.size()).forEach(more -> add.accept(sum, more));
        return sum;
    }

    private OutcomeModel model(List<OutcomeTally> outcomes) throws IOException {
        OutcomeSymbols symbols =
                new OutcomeSymbols(outcomes, source.layout() == BlockLayout.KEYED ? 0 : source.ranks() - table.size());
        int stride = stride(symbols);
        ContextCounts pairs = sum(
                source.pieces(),
                () -> new ContextCounts(symbols, source.layout(), stride),
                (counts, piece) -> source.read(piece, (keys, codes, count) -> counts.add(codes, count)),
                ContextCounts::add);
        OutcomeModel tables = OutcomeTables.of(pairs, symbols.count(), source.layout());
        return new OutcomeModel(tables.stride(), tables.tables(), tables.foretold(), lengths(symbols, tables));
    }

    /** The stride that tells most about the outcomes of some pieces. */
    private int stride(OutcomeSymbols symbols) {
        if (source.layout().mostStride() == 0) {
            return 0;
        }
        int pieces = Math.min(SAMPLED, source.pieces());
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        int most = Math.min(source.layout().mostStride(), source.layout().run() - 1);
        for (int stride = 0; stride <= most; stride += stride == 0 ? 2 : 1) {
            ContextCounts counts = new ContextCounts(symbols, source.layout(), stride);
            for (int i = 0; i < pieces; i++) {
                int piece = (int) ((long) i * source.pieces() / pieces);
                source.read(piece, (keys, codes, count) -> counts.add(codes, count));
            }
            double bits = OutcomeTables.bits(counts, CODE_BITS * pieces / source.pieces());
            if (bits < least) {
                least = bits;
                best = stride;
            }
        }
        return best;
    }

    private byte[][] lengths(OutcomeSymbols symbols, OutcomeModel tables) throws IOException {
        OutcomeRunCodec codes =
                new OutcomeRunCodec(symbols, tables.withoutCodes(symbols, source.layout()), source.layout());
        long[][] sum = sum(
                source.pieces(),
                () -> new long[tables.foretold().length + 1][Math.max(symbols.count(), BlockLayout.MOST_RUN + 1)],
                (counts, piece) -> count(piece, codes, counts),
                SectionEncoder::add);
        byte[][] lengths = new byte[sum.length][];
        for (int each = 0; each < lengths.length; each++) {
            boolean stretches = each == tables.foretold().length;
            lengths[each] = CodeLengths.of(
                    Arrays.copyOf(sum[each], stretches ? source.layout().run() + 1 : symbols.count()));
        }
        return lengths;
    }

    private static void add(long[][] sum, long[][] more) {
        for (int i = 0; i < sum.length; i++) {
            long[] each = sum[i];
            long[] others = more[i];
            Arrays.setAll(each, symbol -> each[symbol] + others[symbol]);
        }
    }

    private void count(int piece, OutcomeRunCodec codes, long[][] counts) {
        OutcomeRunCodec.Run run = new OutcomeRunCodec.Run();
        int[] written = new int[OutcomeRunCodec.MOST_CODES];
        int length = source.layout().run();
        source.read(piece, (keys, outcomes, count) -> {
            for (int from = 0; from < count; from += length) {
                int size = codes.codes(outcomes, from, Math.min(count, from + length), run, written);
                for (int i = 0; i < size; i++) {
                    counts[OutcomeRunCodec.table(written[i])][OutcomeRunCodec.symbol(written[i])]++;
                }
            }
        });
    }

    /** The blocks of a piece: their bytes, and of each its first key and its length. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Piece(byte[] bytes, long[] firstKeys, short[] lengths) {}

    private Piece[] blocks(SectionHeader draft) throws IOException {
        Piece[] result = new Piece[source.pieces()];
        BlockEncoder[] encoders = new BlockEncoder[workers.threads()];
        workers.run(result.length, (piece, worker) -> {
            if (encoders[worker] == null) {
                encoders[worker] = new BlockEncoder(draft);
            }
            result[piece] = piece(encoders[worker], piece);
        });
        return result;
    }

    private Piece piece(BlockEncoder encoder, int piece) {
        int blocks = source.blocks(piece);
        long[] firstKeys = new long[blocks];
        short[] lengths = new short[blocks];
        int[] block = {0};
        source.read(piece, (keys, codes, count) -> {
            firstKeys[block[0]] = keys[0];
            lengths[block[0]++] = (short) encoder.write(keys, codes, count);
        });
        return new Piece(encoder.take(), firstKeys, lengths);
    }
}
