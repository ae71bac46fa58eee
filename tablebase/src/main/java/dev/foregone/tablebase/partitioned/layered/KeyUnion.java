package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.layered.KeyBuckets;
import dev.foregone.tablebase.partitioned.KeyBlock;
import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.positions.KeySorter;
import dev.foregone.tablebase.work.AtomicFiles;
import java.io.IOException;
import java.util.List;

/**
 * The different keys of several blocks: by one bitmap of their range where they lie close together, otherwise by
 * sorting.
 */
final class KeyUnion {

    /** A bitmap is worth it up to this many words for each key, repetitions included. */
    private static final int WORDS_PER_KEY = 1;

    private static final int MOST_WORDS = 1 << 28;

    private final List<Block> blocks;
    private final long least;
    private long count;
    private long greatest;
    private long[] keys = {};

    /**
     * The union of blocks.
     *
     * @param least no key is less
     */
    KeyUnion(List<Block> blocks, long least) {
        this.blocks = blocks;
        this.least = least;
        this.greatest = least;
        for (Block sent : blocks) {
            KeyBlock block = new KeyBlock(sent.bytes());
            count += block.count();
            greatest = Long.compareUnsigned(block.last(), greatest) > 0 ? block.last() : greatest;
        }
    }

    /** What writes the keys to a file. */
    AtomicFiles.Content content() throws IOException {
        long words = ((greatest - least) >>> 6) + 1;
        return words <= Math.min(MOST_WORDS, WORDS_PER_KEY * count) ? byBitmap((int) words) : bySorting();
    }

    /** Reads a block into {@link #keys}; returns how many there are. */
    private int read(Block sent) {
        KeyBlock block = new KeyBlock(sent.bytes());
        keys = keys.length < block.count() ? new long[block.count()] : keys;
        block.read(keys);
        return block.count();
    }

    private AtomicFiles.Content byBitmap(int words) {
        long[] bits = new long[words];
        for (Block sent : blocks) {
            int size = read(sent);
            for (int i = 0; i < size; i++) {
                long offset = keys[i] - least;
                bits[(int) (offset >>> 6)] |= 1L << offset;
            }
        }
        KeyFile.Encoded[] encoded = new KeyFile.Encoded[KeyFile.BUCKETS];
        for (int bucket = 0; bucket < encoded.length; bucket++) {
            int begin = (int) ((long) words * bucket / encoded.length);
            int end = (int) ((long) words * (bucket + 1) / encoded.length);
            encoded[bucket] = encoded(bits, begin, end);
        }
        return KeyFile.content(encoded);
    }

    private KeyFile.Encoded encoded(long[] bits, int begin, int end) {
        int room = (end - begin) * Long.SIZE;
        keys = keys.length < room ? new long[room] : keys;
        int size = 0;
        for (int word = begin; word < end; word++) {
            long base = least + ((long) word << 6);
            for (long rest = bits[word]; rest != 0; rest &= rest - 1) {
                keys[size++] = base + Long.numberOfTrailingZeros(rest);
            }
        }
        return KeyFile.Encoded.of(keys, size);
    }

    private AtomicFiles.Content bySorting() throws IOException {
        KeySorter sorter = new KeySorter();
        KeyBuckets buckets = new KeyBuckets(LayerFiles.memoryBytes());
        buckets.begin(least, Long.SIZE - Long.numberOfLeadingZeros(greatest - least));
        KeyBuckets.Staging staging = buckets.new Staging(sorter);
        for (Block sent : blocks) {
            int size = read(sent);
            for (int i = 0; i < size; i++) {
                staging.add(keys[i]);
            }
        }
        staging.flush();
        return buckets.content(LayerFiles.worker(), sorter);
    }
}
