package dev.foregone.tablebase.builder.storage;

import dev.foregone.tablebase.file.DamagedFileException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The disk that files are written to; a test replaces it by one that is full. */
@FunctionalInterface
public interface Disk {

    /** A file that is being written from its beginning to its end. */
    interface Output extends Closeable {

        void write(byte[] bytes, int from, int count) throws IOException;

        /** Returns when everything written has reached the device. */
        void force() throws IOException;

        /** Writes all bytes of an array. */
        default void write(byte[] bytes) throws IOException {
            write(bytes, 0, bytes.length);
        }
    }

    /** Creates a file, or empties the one that is there. */
    Output create(Path path) throws IOException;

    /** How many bytes more there is room for in a directory. */
    default long freeBytes(Path directory) throws IOException {
        return Files.getFileStore(directory).getUsableSpace();
    }

    /** Writes all bytes to a channel, and adds the file's name to I/O errors, which the system leaves out. */
    static void write(ByteBuffer bytes, FileChannel channel, Path path) throws IOException {
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (ClosedChannelException interrupted) {
            throw interrupted;
        } catch (IOException nameless) {
            throw new IOException("cannot write " + path + ": " + nameless.getMessage(), nameless);
        }
    }

    /**
     * Reads bytes of a file.
     *
     * @throws DamagedFileException if it ends before them, or begins after them
     */
    static byte[] read(FileChannel channel, long from, int count, Path path) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(count);
        while (bytes.hasRemaining()) {
            if (from < 0 || channel.read(bytes, from + bytes.position()) < 0) {
                throw DamagedFileException.ofWork(path);
            }
        }
        return bytes.array();
    }

    /** The disk of this machine. */
    static Disk real() {
        return RealOutput::new;
    }

    /** Writes through a channel. */
    final class RealOutput implements Output {

        private final Path path;
        private final FileChannel channel;

        RealOutput(Path path) throws IOException {
            this.path = path;
            channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            Disk.write(ByteBuffer.wrap(bytes, from, count), channel, path);
        }

        @Override
        public void force() throws IOException {
            channel.force(true);
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
