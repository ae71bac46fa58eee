package dev.foregone.tablebase.layered;

import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.positions.KeySorter;
import dev.foregone.tablebase.work.TooLargeException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The keys of a layer while they are found, in as many buckets as a {@link KeyFile} has by their top bits, so that each bucket is small
 * enough to be sorted within a processor's cache. What has more bits than expected goes into the last bucket.
 */
final class KeyBuckets {

    /** How many buckets there are. */
    static final int COUNT = KeyFile.BUCKETS;

    private static final int COUNT_BITS = 10;

    private final KeyBucket[] buckets = new KeyBucket[COUNT];
    private int shift;
    private final long memoryBytes;
    private final AtomicLong bytes = new AtomicLong();

    /**
     * Empty buckets.
     *
     * @param memoryBytes the most bytes the buckets may take
     */
    KeyBuckets(long memoryBytes) {
        this.memoryBytes = memoryBytes;
        Arrays.setAll(buckets, bucket -> new KeyBucket(bucket, bucket == COUNT - 1));
    }

    /** Empties the buckets for keys that are expected to have this many bits; their memory is used again. */
    void begin(int bits) {
        shift = Math.max(0, bits - COUNT_BITS);
        for (KeyBucket bucket : buckets) {
            bucket.begin(shift);
        }
    }

    KeyBucket get(int bucket) {
        return buckets[bucket];
    }

    /** The keys that one thread has found and not yet put into the buckets: some for each, to be added together. */
    final class Staging {

        private static final int ROOM = 64;

        private final long[] keys = new long[COUNT * ROOM];
        private final int[] sizes = new int[COUNT];
        private final KeySorter sorter;

        Staging(KeySorter sorter) {
            this.sorter = sorter;
        }

        void add(long key) {
            long top = key >>> shift;
            int bucket = top >= 0 && top < COUNT ? (int) top : COUNT - 1;
            int size = sizes[bucket];
            keys[bucket * ROOM + size] = key;
            if (size == ROOM - 1) {
                flush(bucket, ROOM);
            } else {
                sizes[bucket] = size + 1;
            }
        }

        private void flush(int bucket, int count) {
            sizes[bucket] = 0;
            long grown = buckets[bucket].add(keys, bucket * ROOM, count, sorter);
            if (grown > 0 && bytes.addAndGet(grown) > memoryBytes) {
                throw new TooLargeException(String.format(
                        "the positions of one layer take more than the %,d bytes of memory allowed", memoryBytes));
            }
        }

        void flush() {
            for (int bucket = 0; bucket < COUNT; bucket++) {
                if (sizes[bucket] > 0) {
                    flush(bucket, sizes[bucket]);
                }
            }
        }
    }
}
