package dev.foregone.tablebase.parts.layered;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import dev.foregone.tablebase.parts.steps.KeyCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The different keys of several senders, each of which has sent them in ascending order: bucket after bucket, so that
 * what is sorted at a time stays within a processor's cache.
 */
final class KeyUnion {

    private final KeySorter sorter = new KeySorter();
    private final List<KeyCursor> senders = new ArrayList<>();
    private final long least;
    private final long farthest;
    private final int bucketBits;
    private long[] keys = {};
    private int size;

    /**
     * The union of blocks.
     *
     * @param blocks in ascending order of their senders, those of one in ascending order of their keys
     * @param least no key is less
     */
    KeyUnion(List<Block> blocks, long least) {
        this.least = least;
        long far = 0;
        for (int begin = 0; begin < blocks.size(); ) {
            int end = endOfSender(blocks, begin);
            senders.add(new KeyCursor(blocks.subList(begin, end)));
            long distance = new KeyBlock(blocks.get(end - 1).bytes()).last() - least;
            far = Long.compareUnsigned(distance, far) > 0 ? distance : far;
            begin = end;
        }
        this.farthest = far;
        this.bucketBits = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(far) - KeyFile.BUCKET_BITS);
    }

    private static int endOfSender(List<Block> blocks, int begin) {
        int end = begin + 1;
        while (end < blocks.size()
                && blocks.get(end).from() == blocks.get(begin).from()) {
            end++;
        }
        return end;
    }

    /** The content of a file of the keys; to be called once. */
    AtomicFiles.Content content() {
        RecordFile.Entry[] encoded = new RecordFile.Entry[KeyFile.BUCKETS];
        for (int bucket = 0; bucket < encoded.length; bucket++) {
            encoded[bucket] = encoded((long) bucket << bucketBits);
        }
        return KeyFile.content(encoded);
    }

    /** The bucket that begins at a distance from the least key. */
    private RecordFile.Entry encoded(long begin) {
        long end = begin + ((1L << bucketBits) - 1);
        long last = least + (Long.compareUnsigned(end, farthest) > 0 ? farthest : end);
        size = 0;
        int found = 0;
        for (KeyCursor sender : senders) {
            int before = size;
            read(sender, last);
            found += size > before ? 1 : 0;
        }
        boolean sorted = found < 2;
        return KeyFile.bucket(keys, sorted ? size : sorter.sortUnique(keys, size, least + begin, bucketBits));
    }

    private void read(KeyCursor sender, long last) {
        while (sender.hasUpTo(last)) {
            if (size == keys.length) {
                keys = Arrays.copyOf(keys, Math.max(KeyFile.BUCKETS, 2 * size));
            }
            size = sender.read(last, keys, size);
        }
    }
}
