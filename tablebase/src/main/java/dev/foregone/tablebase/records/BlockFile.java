package dev.foregone.tablebase.records;

import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.coding.Checksum;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * Blocks in a work file, in the order in which they came. Numbers are little-endian.
 *
 * <pre>
 *   for each block: sender (4), bytes (4), CRC32C of these two and the bytes (4), the bytes
 *   -1 (4), and nothing behind it
 * </pre>
 */
public final class BlockFile {

    private static final int ENTRY_BYTES = 12;
    private static final int END = -1;

    private BlockFile() {}

    /** A consumer of blocks. */
    @FunctionalInterface
    public interface Reader {

        /** Takes a block. */
        void accept(Block block) throws IOException;
    }

    /** The content of a file of blocks. */
    public static AtomicFiles.Content content(List<Block> blocks) {
        return out -> {
            ByteBuffer entry = ByteBuffer.allocate(ENTRY_BYTES).order(ByteOrder.LITTLE_ENDIAN);
            for (Block block : blocks) {
                byte[] bytes = block.bytes();
                entry.clear().putInt(block.from()).putInt(bytes.length).putInt(checksum(block.from(), bytes));
                out.write(entry.array());
                out.write(bytes);
            }
            out.write(entry.clear().putInt(END).array(), 0, Integer.BYTES);
        };
    }

    /** Reads all blocks, one at a time. */
    public static void read(Path path, Reader reader) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            int from = read(channel, Integer.BYTES, path).getInt();
            while (from >= 0) {
                ByteBuffer entry = read(channel, ENTRY_BYTES - Integer.BYTES, path);
                byte[] bytes = read(channel, entry.getInt(), path).array();
                if (checksum(from, bytes) != entry.getInt()) {
                    throw damaged(path);
                }
                reader.accept(new Block(from, bytes));
                from = read(channel, Integer.BYTES, path).getInt();
            }
            if (from != END || channel.position() != channel.size()) {
                throw damaged(path);
            }
        }
    }

    private static int checksum(int from, byte[] bytes) {
        Checksum checksum = new Checksum();
        checksum.add(ByteBuffer.allocate(2 * Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(from)
                .putInt(bytes.length)
                .flip());
        checksum.add(bytes, 0, bytes.length);
        return checksum.value();
    }

    private static ByteBuffer read(FileChannel channel, int count, Path path) throws IOException {
        if (count < 0 || count > channel.size()) {
            throw damaged(path);
        }
        ByteBuffer buffer = ByteBuffer.allocate(count).order(ByteOrder.LITTLE_ENDIAN);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw damaged(path);
            }
        }
        return buffer.flip();
    }

    private static DamagedFileException damaged(Path path) {
        return DamagedFileException.ofWork(path);
    }
}
