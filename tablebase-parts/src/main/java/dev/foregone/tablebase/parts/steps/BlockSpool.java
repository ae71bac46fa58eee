package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Outbox;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.threads.FileWork;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The blocks of one superstep between their senders and their receivers: in memory while they are few, the rest in a file for each
 * sender, which is read where a receiver's blocks lie. For many threads, each a sender at a time; receivers come after all
 * senders.
 */
final class BlockSpool implements Closeable {

    /** The number of bytes that are kept in memory. */
    static final long MOST_HELD = Math.min(1 << 26, Runtime.getRuntime().maxMemory() / 16);

    private static final String NAME = "sent";

    private final StepFiles files;
    private final Set<Integer> receivers;
    private final long mostHeld;
    private final AtomicLong held = new AtomicLong();
    private final ConcurrentSkipListMap<Integer, Sent> bySender = new ConcurrentSkipListMap<>();

    BlockSpool(StepFiles files, Set<Integer> receivers, long mostHeld) {
        this.files = files;
        this.receivers = receivers;
        this.mostHeld = mostHeld;
    }

    @FunctionalInterface
    interface Sending {

        void send(Outbox outbox) throws IOException;
    }

    /** A file could not be written or read where no {@link IOException} may be thrown. */
    private static final class SpoolFailure extends UncheckedIOException {

        private static final long serialVersionUID = 1L;

        SpoolFailure(IOException cause) {
            super(cause);
        }
    }

    /** Takes what a partition sends. */
    void send(int from, Sending sending) throws IOException {
        Sent sent = new Sent(files.step(NAME, from));
        bySender.put(from, sent);
        reading(() -> {
            sending.send(sent);
            return true;
        });
    }

    /** Reads blocks; a failure of their files is thrown as it was. */
    static <R> R reading(FileWork<R> reading) throws IOException {
        try {
            return reading.run();
        } catch (SpoolFailure failure) {
            throw Objects.requireNonNull(failure.getCause(), "a failure of a file");
        }
    }

    /** The blocks for a partition, in ascending order of their senders; each is read when it is asked for. */
    List<Block> blocks(int receiver) {
        List<Waiting> all = new ArrayList<>();
        bySender.forEach((from, sent) -> sent.to(receiver).forEach(piece -> all.add(new Waiting(from, sent, piece))));
        return new AbstractList<>() {
            @Override
            public Block get(int index) {
                return all.get(index).block();
            }

            @Override
            public int size() {
                return all.size();
            }
        };
    }

    /** The bytes of a block, if they have not changed. */
    static byte[] intact(byte[] bytes, int checksum, Path path) throws DamagedFileException {
        if (Checksum.of(bytes, 0, bytes.length) != checksum) {
            throw DamagedFileException.ofWork(path);
        }
        return bytes;
    }

    @Override
    public void close() throws IOException {
        for (Sent sent : bySender.values()) {
            sent.close();
        }
    }

    /**
     * A block, in memory or in a file.
     *
     * @param bytes the block itself; null if it is in the file
     * @param offset where it begins there
     * @param length how long it is
     * @param checksum its checksum
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Piece(byte @Nullable [] bytes, long offset, int length, int checksum) {}

    private record Waiting(int from, Sent sent, Piece piece) {

        Block block() {
            try {
                return new Block(from, sent.read(piece));
            } catch (IOException failure) {
                throw new SpoolFailure(failure);
            }
        }
    }

    /** What one partition has sent. */
    private final class Sent implements Outbox, Closeable {

        private final Path path;
        private final Map<Integer, List<Piece>> pieces = new HashMap<>();
        private @Nullable FileChannel file;
        private long size;

        Sent(Path path) {
            this.path = path;
        }

        @Override
        public void put(int to, byte[] bytes) {
            if (!receivers.contains(to)) {
                throw new IllegalArgumentException("partition " + to + " receives nothing, only " + receivers);
            }
            pieces.computeIfAbsent(to, none -> new ArrayList<>()).add(kept(bytes));
        }

        private Piece kept(byte[] bytes) {
            if (held.addAndGet(bytes.length) <= mostHeld) {
                return new Piece(bytes, 0, bytes.length, 0);
            }
            held.addAndGet(-bytes.length);
            try {
                return written(bytes);
            } catch (IOException failure) {
                throw new SpoolFailure(failure);
            }
        }

        private Piece written(byte[] bytes) throws IOException {
            if (file == null) {
                file = FileChannel.open(
                        path,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.DELETE_ON_CLOSE);
            }
            Disk.write(ByteBuffer.wrap(bytes), file, path);
            Piece piece = new Piece(null, size, bytes.length, Checksum.of(bytes, 0, bytes.length));
            size += bytes.length;
            return piece;
        }

        List<Piece> to(int receiver) {
            return pieces.getOrDefault(receiver, List.of());
        }

        byte[] read(Piece piece) throws IOException {
            byte[] bytes = piece.bytes();
            if (bytes != null) {
                return bytes;
            }
            byte[] read = Disk.read(Objects.requireNonNull(file), piece.offset(), piece.length(), path);
            return intact(read, piece.checksum(), path);
        }

        @Override
        public void close() throws IOException {
            FileChannel its = file;
            if (its != null) {
                its.close();
            }
        }
    }
}
