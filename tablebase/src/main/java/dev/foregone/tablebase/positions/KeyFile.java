package dev.foregone.tablebase.positions;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.Leb128;
import dev.foregone.tablebase.records.AtomicFiles;
import dev.foregone.tablebase.records.DamagedFileException;
import dev.foregone.tablebase.work.Workers;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * Ascending keys in a work file, in {@value #BUCKETS} buckets, each sorted and written as LEB128 deltas. Any number of threads may
 * read. Numbers are little-endian.
 *
 * <pre>
 *   for each bucket: keys (4), bytes (4), greatest key (8), CRC32C of its bytes (4)
 *   CRC32C of that (4)
 *   the bytes of each bucket
 * </pre>
 */
public final class KeyFile implements Closeable {

    /** As many bits as it takes to number the buckets. */
    public static final int BUCKET_BITS = 10;

    /** How many buckets every file has. */
    public static final int BUCKETS = 1 << BUCKET_BITS;

    private static final int ENTRY_BYTES = 20;
    private static final int HEADER_BYTES = BUCKETS * ENTRY_BYTES + Integer.BYTES;

    private final FileChannel channel;
    private final int[] sizes = new int[BUCKETS];
    private final int[] lengths = new int[BUCKETS];
    private final int[] checksums = new int[BUCKETS];
    private final long[] greatest = new long[BUCKETS];
    private final long[] offsets = new long[BUCKETS + 1];
    private final int[] firstIndex = new int[BUCKETS + 1];
    private final long[] before = new long[BUCKETS + 1];

    private KeyFile(FileChannel channel) {
        this.channel = channel;
    }

    /** A bucket as it is written. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Encoded(int size, long greatest, byte[] bytes) {

        /** Encodes ascending keys. */
        public static Encoded of(long[] keys, int size) {
            byte[] room = new byte[Leb128.bytes(keys, size)];
            Leb128.writeAscending(keys, size, room, 0);
            return new Encoded(size, size == 0 ? 0 : keys[size - 1], room);
        }
    }

    /** The content of a file of ascending keys. */
    public static AtomicFiles.Content content(long[] keys, int size) {
        Encoded[] encoded = new Encoded[BUCKETS];
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            int begin = (int) ((long) size * bucket / BUCKETS);
            int end = (int) ((long) size * (bucket + 1) / BUCKETS);
            encoded[bucket] = Encoded.of(Arrays.copyOfRange(keys, begin, end), end - begin);
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
        Encoded[] encoded = new Encoded[BUCKETS];
        workers.run(BUCKETS, (bucket, worker) -> {
            int begin = (int) ((long) size * bucket / BUCKETS);
            int end = (int) ((long) size * (bucket + 1) / BUCKETS);
            long[] keys = new long[end - begin];
            if (begin < end) {
                LongSupplier next = from.apply(begin);
                Arrays.setAll(keys, i -> next.getAsLong());
            }
            encoded[bucket] = Encoded.of(keys, keys.length);
        });
        return content(encoded);
    }

    /** The keys as a table without codes. */
    public KeyTable toTable(Workers workers) throws IOException {
        return toTable(index -> 0, new KeyTable.Directory(size(), bits()), workers);
    }

    /** The keys as a table with a code for each. */
    public KeyTable toTable(char[] codes, Workers workers) throws IOException {
        return toTable(index -> codes[index], new KeyTable.Directory(size(), bits()), workers);
    }

    /** The same, to be read in turn: no key is looked for in it. */
    public Entries toEntries(char[] codes, Workers workers) throws IOException {
        return toTable(index -> codes[index], KeyTable.Directory.least(bits()), workers);
    }

    /** Passes all keys to a consumer; several threads do. */
    public void forEach(LongConsumer consumer, Workers workers) throws IOException {
        workers.run(BUCKETS, (bucket, worker) -> {
            long[] keys = new long[sizes[bucket]];
            read(bucket, keys);
            for (long key : keys) {
                consumer.accept(key);
            }
        });
    }

    private int bits() {
        return KeyTable.bitsOf(greatest());
    }

    private KeyTable toTable(IntUnaryOperator codes, KeyTable.Directory directory, Workers workers) throws IOException {
        long[] entries = KeyTable.room(size());
        workers.run(BUCKETS, (bucket, worker) -> {
            long[] keys = new long[sizes[bucket]];
            read(bucket, keys);
            long previous = greatestBefore(bucket);
            for (int i = 0; i < keys.length; i++) {
                entries[firstIndex[bucket] + i] = KeyTable.entry(keys[i], codes.applyAsInt(firstIndex[bucket] + i));
                directory.enter(previous, keys[i], firstIndex[bucket] + i);
                previous = keys[i];
            }
        });
        directory.end(greatest(), size());
        return new KeyTable(entries, directory, size(), bits());
    }

    /** The content of a file of buckets. */
    public static AtomicFiles.Content content(Encoded[] buckets) {
        ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (Encoded bucket : buckets) {
            header.putInt(bucket.size).putInt(bucket.bytes.length).putLong(bucket.greatest);
            header.putInt(Checksum.of(bucket.bytes, 0, bucket.bytes.length));
        }
        header.putInt(Checksum.of(header.array(), 0, header.position()));
        return out -> {
            out.write(header.array());
            for (Encoded bucket : buckets) {
                out.write(bucket.bytes);
            }
        };
    }

    /** Opens a file. */
    public static KeyFile open(Path path) throws IOException {
        FileChannel channel = FileChannel.open(path, StandardOpenOption.READ);
        try {
            KeyFile keys = new KeyFile(channel);
            keys.readHeader(path);
            return keys;
        } catch (IOException failure) {
            channel.close();
            throw failure;
        }
    }

    private void readHeader(Path path) throws IOException {
        byte[] bytes = read(0, HEADER_BYTES);
        ByteBuffer header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (header.getInt(HEADER_BYTES - Integer.BYTES) != Checksum.of(bytes, 0, HEADER_BYTES - Integer.BYTES)) {
            throw damaged(path.toString());
        }
        offsets[0] = HEADER_BYTES;
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            sizes[bucket] = header.getInt();
            lengths[bucket] = header.getInt();
            greatest[bucket] = header.getLong();
            checksums[bucket] = header.getInt();
            offsets[bucket + 1] = offsets[bucket] + lengths[bucket];
            firstIndex[bucket + 1] = Math.addExact(firstIndex[bucket], sizes[bucket]);
            before[bucket + 1] = sizes[bucket] == 0 ? before[bucket] : greatest[bucket];
        }
        if (offsets[BUCKETS] != channel.size()) {
            throw damaged(path.toString());
        }
    }

    private static DamagedFileException damaged(String what) {
        return DamagedFileException.ofWork(what);
    }

    private byte[] read(long offset, int count) throws IOException {
        byte[] bytes = new byte[count];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, offset + buffer.position()) < 0) {
                throw damaged("a work file that was cut short");
            }
        }
        return bytes;
    }

    /** Reads every bucket, to see whether it is as it was written. */
    public static void check(Path path) throws IOException {
        try (KeyFile keys = open(path)) {
            for (int bucket = 0; bucket < BUCKETS; bucket++) {
                keys.read(bucket, new long[keys.size(bucket)]);
            }
        }
    }

    /** How many keys there are. */
    public int size() {
        return firstIndex[BUCKETS];
    }

    /** How many keys a bucket has. */
    public int size(int bucket) {
        return sizes[bucket];
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

    /** The keys of a bucket, in ascending order. */
    public void read(int bucket, long[] into) throws IOException {
        byte[] bytes = read(offsets[bucket], lengths[bucket]);
        if (Checksum.of(bytes, 0, bytes.length) != checksums[bucket]) {
            throw damaged("bucket " + bucket + " of a work file");
        }
        Leb128.readAscending(bytes, 0, into, sizes[bucket]);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
