package dev.foregone.tablebase.builder.storage;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.file.DamagedFileException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;

/**
 * What a build writes before it is finished: records of bytes, each with two numbers that say what it is. Every change is
 * found when it is read. Any number of threads may read. Numbers are little-endian.
 *
 * <pre>
 *   the bytes of each record
 *   for each record: the numbers (8, 8), how many bytes (4), CRC32C of these (4)
 *   how many records (4), CRC32C of the numbers since the last record (4)
 * </pre>
 */
public final class RecordFile implements Closeable {

    private static final int ENTRY_BYTES = 2 * Long.BYTES + 2 * Integer.BYTES;
    private static final int TAIL_BYTES = 2 * Integer.BYTES;

    private final Path path;
    private final FileChannel channel;
    private final int count;
    private final ByteBuffer index;
    private final long[] begins;

    /**
     * A record.
     *
     * @param first a number
     * @param second another
     * @param bytes its content, not to be changed
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Entry(long first, long second, byte[] bytes) {}

    @FunctionalInterface
    public interface Reader {

        /** Takes the first number of a record, and its bytes. */
        void accept(long first, byte[] bytes) throws IOException;
    }

    /** Writes a file, record by record. */
    public static final class Writer {

        private final Disk.Output out;
        private byte[] index = new byte[ENTRY_BYTES + TAIL_BYTES];
        private int count;

        /** A writer of a file without records yet. */
        public Writer(Disk.Output out) {
            this.out = out;
        }

        /** Writes a record. */
        public void add(Entry record) throws IOException {
            int at = ENTRY_BYTES * count++;
            if (index.length < at + ENTRY_BYTES + TAIL_BYTES) {
                index = Arrays.copyOf(index, Math.multiplyExact(2, index.length));
            }
            byte[] bytes = record.bytes;
            little(index)
                    .position(at)
                    .putLong(record.first)
                    .putLong(record.second)
                    .putInt(bytes.length)
                    .putInt(Checksum.of(bytes, 0, bytes.length));
            out.write(bytes);
        }

        /** Writes a record without numbers. */
        public void add(byte[] bytes) throws IOException {
            add(new Entry(0, 0, bytes));
        }

        /** All records have been written. */
        public void end() throws IOException {
            int checked = ENTRY_BYTES * count + Integer.BYTES;
            little(index).putInt(checked - Integer.BYTES, count);
            little(index).putInt(checked, Checksum.of(index, 0, checked));
            out.write(index, 0, checked + Integer.BYTES);
        }
    }

    /** The content of a file. */
    public static AtomicFiles.Content content(List<Entry> records) {
        return out -> {
            Writer writer = new Writer(out);
            for (Entry record : records) {
                writer.add(record);
            }
            writer.end();
        };
    }

    /** The content of a file with one record of numbers. */
    public static AtomicFiles.Content numbers(long... numbers) {
        byte[] bytes = new byte[Long.BYTES * numbers.length];
        little(bytes).asLongBuffer().put(numbers);
        return content(List.of(new Entry(0, 0, bytes)));
    }

    private RecordFile(Path path, FileChannel channel) throws IOException {
        this.path = path;
        this.channel = channel;
        long size = channel.size();
        this.count = little(read(size - TAIL_BYTES, TAIL_BYTES)).getInt();
        if (count < 0 || count > (size - TAIL_BYTES) / ENTRY_BYTES || count > Integer.MAX_VALUE / ENTRY_BYTES - 1) {
            throw damaged();
        }
        int indexBytes = ENTRY_BYTES * count + TAIL_BYTES;
        byte[] bytes = read(size - indexBytes, indexBytes);
        this.index = little(bytes);
        int checked = indexBytes - Integer.BYTES;
        if (index.getInt(checked) != Checksum.of(bytes, 0, checked)) {
            throw damaged();
        }
        this.begins = new long[count + 1];
        for (int record = 0; record < count; record++) {
            int length = index.getInt(ENTRY_BYTES * record + 2 * Long.BYTES);
            if (length < 0) {
                throw damaged();
            }
            begins[record + 1] = begins[record] + length;
        }
        if (begins[count] != size - indexBytes) {
            throw damaged();
        }
    }

    /**
     * Opens a file.
     *
     * @throws DamagedFileException if it is not as it was written, as far as records are not read for that
     */
    public static RecordFile open(Path path) throws IOException {
        FileChannel channel = FileChannel.open(path, StandardOpenOption.READ);
        try {
            return new RecordFile(path, channel);
        } catch (IOException | RuntimeException failure) {
            channel.close();
            throw failure;
        }
    }

    /** Reads every record, to see whether it is as it was written. */
    public static void check(Path path) throws IOException {
        forEach(path, (first, bytes) -> {});
    }

    /** Has all records read, one at a time. */
    public static void forEach(Path path, Reader reader) throws IOException {
        try (RecordFile file = open(path)) {
            for (int record = 0; record < file.count; record++) {
                reader.accept(file.first(record), file.read(record));
            }
        }
    }

    /** Reads the numbers of a file that has one record of them. */
    public static long[] numbers(Path path) throws IOException {
        try (RecordFile file = open(path)) {
            if (file.count != 1) {
                throw file.damaged();
            }
            byte[] bytes = file.read(0);
            if (bytes.length % Long.BYTES != 0) {
                throw file.damaged();
            }
            long[] numbers = new long[bytes.length / Long.BYTES];
            little(bytes).asLongBuffer().get(numbers);
            return numbers;
        }
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private byte[] read(long from, int size) throws IOException {
        return Disk.read(channel, from, size, path);
    }

    private DamagedFileException damaged() {
        return DamagedFileException.ofWork(path);
    }

    /** How many records there are. */
    public int count() {
        return count;
    }

    /** The first number of a record. */
    public long first(int record) {
        return index.getLong(ENTRY_BYTES * record);
    }

    /** The second number of a record. */
    public long second(int record) {
        return index.getLong(ENTRY_BYTES * record + Long.BYTES);
    }

    /** The bytes of a record. */
    public byte[] read(int record) throws IOException {
        byte[] bytes = read(begins[record], (int) (begins[record + 1] - begins[record]));
        if (Checksum.of(bytes, 0, bytes.length) != index.getInt(ENTRY_BYTES * (record + 1) - Integer.BYTES)) {
            throw damaged();
        }
        return bytes;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
