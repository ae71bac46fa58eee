package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.file.BlockCodec;
import dev.foregone.tablebase.file.BlockIndex;
import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.file.RePairPhrases;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.file.ValueSource;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.IntStream;

/**
 * Writes the values of ranks as a section of {@link RePairPhrases}: finds them in some of the blocks, spread over all; sees how often each
 * is best used there, which decides their codes; and writes all blocks.
 */
final class ValuesEncoder {

    /** A group of the {@linkplain BlockIndex index} never has blocks of two pieces. */
    private static final int BLOCKS_PER_PIECE = 4 * BlockIndex.GROUP;

    /** Phrases are found in as many blocks at most, which are 8 million ranks and four times as many bytes. */
    private static final int SAMPLED = 1 << 11;

    private final ValueSource source;
    private final Workers workers;
    private final PositionProgress progress;

    ValuesEncoder(ValueSource source, Workers workers, PositionProgress progress) {
        this.source = source;
        this.workers = workers;
        this.progress = progress;
    }

    /** The section whose header this is, but for phrases and bytes. */
    EncodedSection encode(SectionHeader draft) throws IOException {
        RePairPhrases phrases = phrases();
        int pieces = (int) ((source.blocks() + BLOCKS_PER_PIECE - 1) / BLOCKS_PER_PIECE);
        SectionEncoder.Piece[] written = new SectionEncoder.Piece[pieces];
        workers.run(pieces, (piece, worker) -> written[piece] = piece(phrases, piece));
        return EncodedSection.of(draft.with(0, draft.outcomes(), phrases), written);
    }

    private RePairPhrases phrases() throws IOException {
        int blocks = (int) Math.min(SAMPLED, source.blocks());
        byte[][] sample = new byte[blocks][];
        workers.run(blocks, (i, worker) -> sample[i] = source.ranks(i * source.blocks() / blocks));
        RePairPhrases phrases = PhraseFinder.of(Arrays.asList(sample));
        return phrases.withCounts(counts(sample, phrases));
    }

    /** How often each phrase is used where those that take the fewest bits together are chosen. */
    private long[] counts(byte[][] sample, RePairPhrases phrases) throws IOException {
        AtomicLongArray counts = new AtomicLongArray(phrases.count());
        workers.run(sample.length, (block, worker) -> {
            int[] used = new int[sample[block].length];
            int size = new PhraseParser(phrases).parse(sample[block], used);
            for (int i = 0; i < size; i++) {
                counts.incrementAndGet(used[i]);
            }
        });
        return IntStream.range(0, phrases.count()).mapToLong(counts::get).toArray();
    }

    private SectionEncoder.Piece piece(RePairPhrases phrases, int piece) throws IOException {
        PhraseParser parser = new PhraseParser(phrases);
        BitWriter out = new BitWriter();
        BlockCodec.Scratch scratch = new BlockCodec.Scratch();
        long from = (long) piece * BLOCKS_PER_PIECE;
        int blocks = (int) Math.min(BLOCKS_PER_PIECE, source.blocks() - from);
        long[] firstKeys = new long[blocks];
        short[] lengths = new short[blocks];
        int[] used = new int[BlockLayout.MOST_KEYS];
        long positions = 0;
        for (int block = 0; block < blocks; block++) {
            int begin = out.size();
            firstKeys[block] = source.firstKey(from + block);
            byte[] values = source.ranks(from + block);
            write(used, parser.parse(values, used), phrases, out);
            BlockCodec.putChecksum(scratch, out, begin, firstKeys[block]);
            lengths[block] = (short) (out.size() - begin);
            positions += positions(values);
        }
        progress.add(positions);
        return new SectionEncoder.Piece(out.toByteArray(), firstKeys, lengths);
    }

    private static int positions(byte[] values) {
        int positions = 0;
        for (byte value : values) {
            positions += value == RePairPhrases.ANY ? 0 : 1;
        }
        return positions;
    }

    /** Writes the phrases of a block, the last one first. */
    private static void write(int[] used, int size, RePairPhrases phrases, BitWriter out) {
        int bits = 0;
        for (int i = 0; i < size; i++) {
            bits += phrases.bits(used[i]);
        }
        out.write(0, Integer.SIZE);
        out.write(0, -bits & (Byte.SIZE - 1));
        for (int i = size - 1; i >= 0; i--) {
            out.write(phrases.codeword(used[i]));
        }
    }
}
