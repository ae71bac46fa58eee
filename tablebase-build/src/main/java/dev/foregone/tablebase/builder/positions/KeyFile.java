package dev.foregone.tablebase.builder.positions;

import dev.foregone.tablebase.builder.coding.Leb128;
import dev.foregone.tablebase.builder.coding.Leb128Writer;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Ascending keys in a work file, in {@value #BUCKETS} buckets: each is a record of LEB128 deltas, with the number of its keys and
 * the greatest of them. Any number of threads may read.
 */
public final class KeyFile implements Closeable {

    /** As many bits as it takes to number the buckets. */
    public static final int BUCKET_BITS = 10;

    /** How many buckets every file has. */
    public static final int BUCKETS = 1 << BUCKET_BITS;

    private final RecordFile records;
    private final int[] firstIndex = new int[BUCKETS + 1];
    private final long[] before = new long[BUCKETS + 1];

    private KeyFile(RecordFile records) {
        this.records = records;
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            long size = firstIndex[bucket] + records.first(bucket);
            KeyTable.checkSize(size);
            firstIndex[bucket + 1] = (int) size;
            before[bucket + 1] = size(bucket) == 0 ? before[bucket] : records.second(bucket);
        }
    }

    /** A bucket of ascending keys as it is written. */
    public static RecordFile.Entry bucket(long[] keys, int size) {
        Leb128Writer encoded = new Leb128Writer();
        encoded.ascending(keys, size);
        return new RecordFile.Entry(size, size == 0 ? 0 : keys[size - 1], encoded.toByteArray());
    }

    /** The content of a file of ascending keys. */
    public static AtomicFiles.Content content(long[] keys, int size) {
        RecordFile.Entry[] encoded = new RecordFile.Entry[BUCKETS];
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            int begin = (int) ((long) size * bucket / BUCKETS);
            int end = (int) ((long) size * (bucket + 1) / BUCKETS);
            encoded[bucket] = bucket(Arrays.copyOfRange(keys, begin, end), end - begin);
        }
        return content(encoded);
    }

    /**
     * The content of a file of ascending keys.
     *
     * @param from returns the keys from an index on, one after the other
     */
    public static AtomicFiles.Content content(int size, IntFunction<LongSupplier> from, Workers workers)
            throws IOException {
        RecordFile.Entry[] encoded = new RecordFile.Entry[BUCKETS];
        workers.run(BUCKETS, (bucket, worker) -> {
            int begin = (int) ((long) size * bucket / BUCKETS);
            int end = (int) ((long) size * (bucket + 1) / BUCKETS);
            long[] keys = new long[end - begin];
            if (begin < end) {
                LongSupplier next = from.apply(begin);
                Arrays.setAll(keys, i -> next.getAsLong());
            }
            encoded[bucket] = bucket(keys, keys.length);
        });
        return content(encoded);
    }

    /** The keys as a table with a code for each; with none, if that is null. */
    public KeyTable toTable(char @Nullable [] codes, Workers workers) throws IOException {
        long[] keys = KeyTable.room(size());
        workers.run(
                BUCKETS, (bucket, worker) -> System.arraycopy(read(bucket), 0, keys, firstIndex[bucket], size(bucket)));
        return KeyTable.of(keys, codes, size(), 0, workers);
    }

    /** Passes all keys to a consumer; several threads do. */
    public void forEach(LongConsumer consumer, Workers workers) throws IOException {
        workers.run(BUCKETS, (bucket, worker) -> {
            for (long key : read(bucket)) {
                consumer.accept(key);
            }
        });
    }

    /** The content of a file of buckets. */
    public static AtomicFiles.Content content(RecordFile.Entry[] buckets) {
        return RecordFile.content(List.of(buckets));
    }

    /** Opens a file. */
    public static KeyFile open(Path path) throws IOException {
        RecordFile records = RecordFile.open(path);
        if (records.count() != BUCKETS) {
            records.close();
            throw DamagedFileException.ofWork(path);
        }
        return new KeyFile(records);
    }

    /** How many keys there are. */
    public int size() {
        return firstIndex[BUCKETS];
    }

    /** How many keys a bucket has. */
    public int size(int bucket) {
        return firstIndex[bucket + 1] - firstIndex[bucket];
    }

    /** The index of a bucket's first key among all keys. */
    public int firstIndex(int bucket) {
        return firstIndex[bucket];
    }

    /** The greatest key of the buckets before; 0 if there is none. */
    public long greatestBefore(int bucket) {
        return before[bucket];
    }

    /** The greatest key of all; 0 if there is none. */
    public long greatest() {
        return before[BUCKETS];
    }

    /** The keys of a bucket, in ascending order, at the beginning of an array: the given one, if it has room. */
    public long[] read(int bucket, long[] reused) throws IOException {
        int size = size(bucket);
        long[] keys = reused.length < size ? new long[size + size / 2] : reused;
        Leb128.readAscending(records.read(bucket), 0, keys, size);
        return keys;
    }

    /** The keys of a bucket alone, in ascending order. */
    public long[] read(int bucket) throws IOException {
        return read(bucket, new long[size(bucket)]);
    }

    @Override
    public void close() throws IOException {
        records.close();
    }
}
