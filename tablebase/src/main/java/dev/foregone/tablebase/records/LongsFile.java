package dev.foregone.tablebase.records;

import dev.foregone.tablebase.coding.Checksum;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Numbers of 64 bits in a work file, little-endian: their count, the numbers, then the CRC32C of all. A driver records
 * a finished step in it.
 */
public final class LongsFile {

    private LongsFile() {}

    /** The content of a file of numbers. */
    public static AtomicFiles.Content content(long... numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * (1 + numbers.length) + Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(numbers.length);
        for (long number : numbers) {
            bytes.putLong(number);
        }
        bytes.putInt(Checksum.of(bytes.array(), 0, bytes.position()));
        return out -> out.write(bytes.array());
    }

    /** Reads all numbers. */
    public static long[] read(Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        int end = bytes.length - Integer.BYTES;
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (end < Long.BYTES
                || end % Long.BYTES != 0
                || buffer.getLong(0) != end / Long.BYTES - 1
                || buffer.getInt(end) != Checksum.of(bytes, 0, end)) {
            throw DamagedFileException.ofWork(path);
        }
        long[] numbers = new long[end / Long.BYTES - 1];
        buffer.position(Long.BYTES).asLongBuffer().get(numbers);
        return numbers;
    }
}
