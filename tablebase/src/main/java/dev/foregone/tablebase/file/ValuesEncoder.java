package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Codeword;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;

/**
 * Writes the values of ranks as a section of {@link Phrases}: finds them in some of the blocks, spread over all; sees how often each
 * is best used there, which decides their codes; and writes all blocks.
 */
final class ValuesEncoder {

    /** A group of the {@linkplain BlockIndex index} never has blocks of two pieces. */
    private static final int BLOCKS_PER_PIECE = 4 * BlockIndex.GROUP;

    /** Phrases are found in as many blocks at most, which are 8 million ranks and four times as many bytes. */
    private static final int SAMPLED = 1 << 11;

    private final ValueSource source;
    private final Workers workers;

    ValuesEncoder(ValueSource source, Workers workers) {
        this.source = source;
        this.workers = workers;
    }

    /** The section whose header this is, but for phrases and bytes. */
    EncodedSection encode(SectionHeader draft) throws IOException {
        Phrases phrases = phrases();
        int pieces = (int) ((source.blocks() + BLOCKS_PER_PIECE - 1) / BLOCKS_PER_PIECE);
        SectionEncoder.Piece[] written = new SectionEncoder.Piece[pieces];
        workers.run(pieces, (piece, worker) -> written[piece] = piece(phrases, piece));
        return EncodedSection.of(draft.with(0, draft.outcomes(), phrases), written);
    }

    private Phrases phrases() throws IOException {
        int blocks = (int) Math.min(SAMPLED, source.blocks());
        byte[][] sample = new byte[blocks][];
        workers.run(blocks, (i, worker) -> sample[i] = source.ranks(i * source.blocks() / blocks));
        Phrases phrases = PhraseFinder.of(Arrays.asList(sample));
        return phrases.withCounts(counts(sample, phrases));
    }

    /** How often each phrase is used where those that take the fewest bits together are chosen. */
    private long[] counts(byte[][] sample, Phrases phrases) throws IOException {
        long[][] ofWorkers = new long[workers.threads()][phrases.count()];
        PhraseParser[] parsers = new PhraseParser[workers.threads()];
        int[][] used = new int[workers.threads()][BlockLayout.MOST_KEYS];
        workers.run(sample.length, (block, worker) -> {
            if (parsers[worker] == null) {
                parsers[worker] = new PhraseParser(phrases);
            }
            int size = parsers[worker].parse(sample[block], sample[block].length, used[worker]);
            for (int i = 0; i < size; i++) {
                ofWorkers[worker][used[worker][i]]++;
            }
        });
        long[] sum = new long[phrases.count()];
        for (long[] each : ofWorkers) {
            Arrays.setAll(sum, phrase -> sum[phrase] + each[phrase]);
        }
        return sum;
    }

    private SectionEncoder.Piece piece(Phrases phrases, int piece) throws IOException {
        PhraseParser parser = new PhraseParser(phrases);
        long[] codewords = phrases.codewords();
        BitWriter out = new BitWriter();
        BlockCodec.Scratch scratch = new BlockCodec.Scratch();
        long from = (long) piece * BLOCKS_PER_PIECE;
        int blocks = (int) Math.min(BLOCKS_PER_PIECE, source.blocks() - from);
        long[] firstKeys = new long[blocks];
        short[] lengths = new short[blocks];
        int[] used = new int[BlockLayout.MOST_KEYS];
        for (int block = 0; block < blocks; block++) {
            byte[] values = source.ranks(from + block);
            firstKeys[block] = source.firstKey(from + block);
            int size = parser.parse(values, values.length, used);
            lengths[block] = (short) write(used, size, codewords, firstKeys[block], out, scratch);
        }
        return new SectionEncoder.Piece(out.toByteArray(), firstKeys, lengths);
    }

    /** Writes a block, the last phrase first; returns its length. */
    private static int write(
            int[] used, int size, long[] codewords, long firstKey, BitWriter out, BlockCodec.Scratch scratch) {
        int begin = out.size();
        long bits = 0;
        for (int i = 0; i < size; i++) {
            bits += Codeword.length(codewords[used[i]]);
        }
        out.write(0, Integer.SIZE);
        out.write(0, (int) -bits & (Byte.SIZE - 1));
        for (int i = size - 1; i >= 0; i--) {
            out.write(codewords[used[i]]);
        }
        BlockCodec.putChecksum(scratch, out, begin, firstKey);
        return out.size() - begin;
    }
}
