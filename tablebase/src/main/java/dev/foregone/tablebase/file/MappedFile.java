package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file in memory, as far as the system keeps it there. A mapping cannot be 2 GiB long, so there are several, each longer
 * than its share by {@value #OVERLAP} bytes: whatever is no longer than that, and begins in a share, lies whole in its mapping.
 *
 * <pre>
 *   file       |---- 1 GiB ----|---- 1 GiB ----|-- rest --|
 *   mappings   |------------------|
 *                              |------------------|
 *                                              |----------|
 * </pre>
 *
 * <p>Any number of threads may read. The mappings are released once nothing refers to them.
 */
public final class MappedFile {

    /** The most bytes that can be asked for at once. */
    public static final int OVERLAP = 1 << 16;

    /** Whether a buffer's bytes can be copied without a position: on every JVM, and on Android since 15. */
    private static final boolean COPIES_AT_INDEX = copiesAtIndex();

    private static final int SHARE_BITS = 30;
    private static final long SHARE = 1L << SHARE_BITS;

    private final Path path;
    private final long size;
    private final ByteBuffer[] mappings;

    /**
     * Maps a file.
     *
     * @throws DamagedFileException if it is a directory or a pipe, which the system opens like a file; of a pipe it may wait for ever
     */
    public MappedFile(Path path) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new DamagedFileException(
                    path + (Files.isDirectory(path) ? " is a directory" : " is a pipe or a device") + ", not a file");
        }
        this.path = path;
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            size = channel.size();
            mappings = new ByteBuffer[(int) ((size + SHARE - 1) >>> SHARE_BITS)];
            for (int share = 0; share < mappings.length; share++) {
                long from = (long) share << SHARE_BITS;
                long length = Math.min(SHARE + OVERLAP, size - from);
                mappings[share] = channel.map(MapMode.READ_ONLY, from, length).order(ByteOrder.LITTLE_ENDIAN);
            }
        }
    }

    private static boolean copiesAtIndex() {
        try {
            OfPlatform.copy(ByteBuffer.allocate(0), 0, new byte[0], 0, 0);
            return true;
        } catch (NoSuchMethodError absent) {
            return false;
        }
    }

    /** The file. */
    public Path path() {
        return path;
    }

    /** How many bytes it has. */
    public long size() {
        return size;
    }

    private ByteBuffer mapping(long offset) {
        return mappings[(int) (offset >>> SHARE_BITS)];
    }

    /** Eight bytes as a number. */
    public long getLong(long offset) {
        return mapping(offset).getLong((int) (offset & (SHARE - 1)));
    }

    /** Two bytes as an unsigned number. */
    public int getUnsignedShort(long offset) {
        return mapping(offset).getShort((int) (offset & (SHARE - 1))) & 0xFFFF;
    }

    /** Copies at most {@link #OVERLAP} bytes. */
    public void get(long offset, byte[] into, int at, int count) {
        ByteBuffer from = mapping(offset);
        int index = (int) (offset & (SHARE - 1));
        if (COPIES_AT_INDEX) {
            OfPlatform.copy(from, index, into, at, count);
        } else {
            ByteBuffer own = from.duplicate();
            ((Buffer) own).position(index);
            own.get(into, at, count);
        }
    }

    /**
     * Bytes as a buffer of their own.
     *
     * @throws DamagedFileException if the file ends before them
     */
    public ByteBuffer read(long offset, int count, String what) throws DamagedFileException {
        return ByteBuffer.wrap(bytes(offset, count, what)).order(ByteOrder.LITTLE_ENDIAN);
    }

    private byte[] bytes(long offset, int count, String what) throws DamagedFileException {
        if (offset < 0 || count < 0 || offset > size - count) {
            throw new DamagedFileException(what + " lies beyond the end of the file, which has " + size + " bytes");
        }
        byte[] bytes = new byte[count];
        int done = 0;
        while (done < count) {
            int next = Math.min(OVERLAP, count - done);
            get(offset + done, bytes, done, next);
            done += next;
        }
        return bytes;
    }

    /**
     * Bytes as a buffer of their own, among which is the CRC32C of those before it.
     *
     * @param checksumAt where that is among them
     * @throws DamagedFileException if they do not match it, or the file ends before them
     */
    ByteBuffer checked(long offset, int count, int checksumAt, String what) throws DamagedFileException {
        byte[] bytes = bytes(offset, count, what);
        ByteBuffer checked = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (checked.getInt(checksumAt) != Checksum.of(bytes, 0, checksumAt)) {
            throw new DamagedFileException(what + " does not match its checksum");
        }
        return checked;
    }

    /** The CRC32C of a part of the file. The JVM does not survive a checksum of mapped memory whose file has been cut off. */
    public int checksum(long from, long to) {
        Checksum checksum = new Checksum();
        byte[] bytes = new byte[OVERLAP];
        for (long at = from; at < to; at += OVERLAP) {
            int next = (int) Math.min(OVERLAP, to - at);
            get(at, bytes, 0, next);
            checksum.add(bytes, 0, next);
        }
        return checksum.value();
    }

    /** What not every platform has. */
    private static final class OfPlatform {

        private OfPlatform() {}

        static void copy(ByteBuffer from, int index, byte[] into, int at, int count) {
            from.get(index, into, at, count);
        }
    }
}
