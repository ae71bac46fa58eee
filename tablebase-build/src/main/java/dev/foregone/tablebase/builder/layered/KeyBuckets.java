package dev.foregone.tablebase.builder.layered;

import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.builder.positions.Staging;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The keys of a layer as they are found, in buckets by their top bits, as many as a {@link KeyFile} has, so that each
 * is small enough to be sorted within a processor's cache. Keys with more bits than expected go into the last bucket.
 */
public final class KeyBuckets {

    /** How many buckets there are. */
    static final int COUNT = KeyFile.BUCKETS;

    /** This part of the memory may be taken without sorting, which costs less in the end: once for each bucket, not again and again. */
    private static final int FREE_PART = 16;

    private static final int ROOM = 64;

    private final KeyBucket[] buckets = new KeyBucket[COUNT];
    private long least;
    private int shift;
    private final long memoryBytes;
    private final AtomicLong bytes = new AtomicLong();

    /**
     * Empty buckets.
     *
     * @param memoryBytes the most bytes the buckets may take
     */
    public KeyBuckets(long memoryBytes) {
        this.memoryBytes = memoryBytes;
        long free = memoryBytes / FREE_PART / Long.BYTES / COUNT;
        Arrays.setAll(buckets, bucket -> new KeyBucket(bucket == COUNT - 1, free));
    }

    /**
     * Empties the buckets; their memory is reused.
     *
     * @param leastKey no key is less
     * @param bits the distance of a key from that is expected to have no more bits than this
     */
    public void begin(long leastKey, int bits) {
        least = leastKey;
        shift = Math.max(0, bits - KeyFile.BUCKET_BITS);
        for (int bucket = 0; bucket < COUNT; bucket++) {
            buckets[bucket].begin(leastKey + ((long) bucket << shift), shift);
        }
    }

    /** Has the keys of a bucket read, ascending and each once. Those of the next bucket are greater. */
    void read(int bucket, KeySorter sorter, LayerExpansion.Reader reader) {
        buckets[bucket].read(sorter, reader);
    }

    /**
     * The content of a file of all keys.
     *
     * @param sorters one for each worker
     */
    public AtomicFiles.Content content(Workers workers, KeySorter... sorters) throws IOException {
        RecordFile.Entry[] encoded = new RecordFile.Entry[COUNT];
        workers.run(
                COUNT,
                (bucket, worker) ->
                        read(bucket, sorters[worker], (keys, size) -> encoded[bucket] = KeyFile.bucket(keys, size)));
        return KeyFile.content(encoded);
    }

    /** A place for keys that one thread has found, until they are put into the buckets. */
    Staging staging(KeySorter sorter) {
        return new Staging(COUNT, ROOM, (bucket, keys, from, count) -> add(bucket, keys, from, count, sorter));
    }

    /** Adds ascending keys, of which many may be in one bucket. */
    public void addAscending(long[] keys, KeySorter sorter) {
        int to;
        for (int from = 0; from < keys.length; from = to) {
            int bucket = of(keys[from]);
            to = from + 1;
            while (to < keys.length && of(keys[to]) == bucket) {
                to++;
            }
            add(bucket, keys, from, to - from, sorter);
        }
    }

    private void add(int bucket, long[] keys, int from, int count, KeySorter sorter) {
        long grown = buckets[bucket].add(keys, from, count, sorter);
        if (grown > 0 && bytes.addAndGet(grown) > memoryBytes) {
            throw new TooLargeException(
                    2 * memoryBytes,
                    "the positions of one layer take more than the %,d bytes of memory allowed",
                    memoryBytes);
        }
    }

    /** The bucket of a key. */
    int of(long key) {
        long top = (key - least) >>> shift;
        return top >= 0 && top < COUNT ? (int) top : COUNT - 1;
    }
}
