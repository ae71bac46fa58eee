package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * The end of a tablebase: where its sections are, and the checksum of everything. Numbers are little-endian.
 *
 * <pre>
 *   0    4  how many sections, k
 *   4  12k  for each: its layer (4), where it begins (8)
 *  ..    8  positions of all sections together
 *  ..    8  bytes of the whole file
 *  ..    4  bytes of this footer, n
 *  n-16  4  CRC32C of the whole file up to here
 *  n-12  4  CRC32C of the n - 12 bytes of this footer before
 *  n-8   8  89 46 47 54 45 0D 0A 1A
 * </pre>
 *
 * @param layers the layer of each section
 * @param offsets where each begins
 * @param positions the number of positions of all sections together
 * @param fileBytes bytes of the whole file
 * @param checksum the checksum of the whole file before it
 */
public record FileFooter(List<Integer> layers, List<Long> offsets, long positions, long fileBytes, int checksum) {

    private static final long MAGIC = 0x1A0A_0D45_5447_4689L;
    private static final int ENTRY_BYTES = Integer.BYTES + Long.BYTES;
    private static final int FIXED_BYTES = 4 + 8 + 8 + 4 + 4 + 4 + 8;
    /** From the size of the footer to its end. */
    private static final int TAIL_BYTES = 20;

    /** How many bytes come after the whole file's checksum. */
    static final int AFTER_CHECKSUM = 16;

    /** How many bytes a footer of this many sections has. */
    public static int bytes(int sections) {
        return FIXED_BYTES + ENTRY_BYTES * sections;
    }

    /**
     * The footer as bytes.
     *
     * @param before the checksum of the file before the footer
     */
    public byte[] toBytes(Checksum before) {
        int size = bytes(layers.size());
        ByteBuffer bytes =
                ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN).putInt(layers.size());
        for (int i = 0; i < layers.size(); i++) {
            bytes.putInt(layers.get(i)).putLong(offsets.get(i));
        }
        bytes.putLong(positions).putLong(fileBytes).putInt(size);
        before.add(bytes.array(), 0, bytes.position());
        bytes.putInt(before.value());
        return bytes.putInt(Checksum.of(bytes.array(), 0, bytes.position()))
                .putLong(MAGIC)
                .array();
    }

    /** Reads the footer of a file. */
    static FileFooter read(MappedFile file) throws DamagedFileException {
        if (file.size() < FIXED_BYTES) {
            throw new DamagedFileException("it ends before the footer of a tablebase");
        }
        ByteBuffer tail = file.read(file.size() - TAIL_BYTES, TAIL_BYTES, "the footer");
        int size = tail.getInt(0);
        if (tail.getLong(TAIL_BYTES - Long.BYTES) != MAGIC || size < FIXED_BYTES || size > file.size()) {
            throw new DamagedFileException(
                    "it does not end as a tablebase does: it is cut short, or was never finished");
        }
        return parse(file.checked(file.size() - size, size, size - 12, "its footer"), size, file.size());
    }

    private static FileFooter parse(ByteBuffer bytes, int size, long actualBytes) throws DamagedFileException {
        int count = bytes.getInt();
        if (count < 0 || size != FIXED_BYTES + (long) ENTRY_BYTES * count) {
            throw new DamagedFileException("its footer of " + size + " bytes lists " + count + " sections");
        }
        List<Integer> layers = new ArrayList<>();
        List<Long> offsets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            layers.add(bytes.getInt());
            offsets.add(bytes.getLong());
        }
        long positions = bytes.getLong();
        long fileBytes = bytes.getLong();
        if (fileBytes != actualBytes) {
            throw new DamagedFileException("it has " + actualBytes + " bytes instead of " + fileBytes);
        }
        return new FileFooter(layers, offsets, positions, fileBytes, bytes.getInt(size - AFTER_CHECKSUM));
    }
}
