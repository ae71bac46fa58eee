package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.Leb128Reader;
import dev.foregone.tablebase.records.DamagedFileException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.LongConsumer;

/**
 * Reads what {@link MovesWriter} has written, for positions in ascending order. The file is read in pieces of at least
 * {@value #PIECE} bytes, and where no position is asked for it is not read. For one thread.
 */
final class MovesReader implements Closeable {

    private static final int PIECE = 1 << 16;
    private static final int END_BYTES = 2 * Integer.BYTES;

    private final Path path;
    private final FileChannel channel;
    private final long[] begins;
    private byte[] piece = {};
    private long pieceBegin;
    private int pieceSize;

    private int group = -1;
    private int[] lists = new int[MovesWriter.GROUP + 1];
    private int groupBegin;

    /** Opens a file. */
    MovesReader(Path path) throws IOException {
        this.path = path;
        this.channel = FileChannel.open(path, StandardOpenOption.READ);
        try {
            this.begins = readIndex();
        } catch (IOException failure) {
            channel.close();
            throw failure;
        }
    }

    private long[] readIndex() throws IOException {
        long size = channel.size();
        int groups = little(read(size - END_BYTES, END_BYTES)).getInt();
        if (groups < 0 || (long) Long.BYTES * groups > Math.min(size, Integer.MAX_VALUE - PIECE)) {
            throw damaged();
        }
        byte[] bytes = read(size - MovesWriter.indexBytes(groups), MovesWriter.indexBytes(groups));
        ByteBuffer index = little(bytes);
        int checked = bytes.length - Integer.BYTES;
        if (index.getInt(checked) != Checksum.of(bytes, 0, checked)) {
            throw damaged();
        }
        long[] found = new long[groups + 1];
        index.asLongBuffer().get(found);
        return found;
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private byte[] read(long from, int count) throws IOException {
        if (from < 0) {
            throw damaged();
        }
        byte[] bytes = new byte[count];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, from + buffer.position()) < 0) {
                throw damaged();
            }
        }
        return bytes;
    }

    private DamagedFileException damaged() {
        return DamagedFileException.ofWork(path);
    }

    /** Passes each move into a position to a consumer. */
    void read(int position, LongConsumer moves) throws IOException {
        if (position / MovesWriter.GROUP != group) {
            open(position / MovesWriter.GROUP);
        }
        int place = position % MovesWriter.GROUP;
        Leb128Reader in = new Leb128Reader(piece, groupBegin + lists[place]);
        long move = 0;
        while (in.position() < groupBegin + lists[place + 1]) {
            move += in.number();
            moves.accept(move);
        }
    }

    private void open(int wanted) throws IOException {
        group = wanted;
        int size = (int) (begins[group + 1] - begins[group]);
        if (begins[group] < pieceBegin || begins[group + 1] > pieceBegin + pieceSize) {
            pieceBegin = begins[group];
            pieceSize = (int) Math.min(Math.max(size, PIECE), begins[begins.length - 1] - pieceBegin);
            piece = read(pieceBegin, pieceSize);
        }
        int from = (int) (begins[group] - pieceBegin);
        int checksum = little(piece).getInt(from);
        if (checksum != Checksum.of(piece, from + Integer.BYTES, size - Integer.BYTES)) {
            throw damaged();
        }
        readLengths(from + Integer.BYTES, from + size);
    }

    /** The last group may have fewer positions; its moves end where the group does. */
    private void readLengths(int from, int end) {
        Leb128Reader in = new Leb128Reader(piece, from);
        lists = new int[MovesWriter.GROUP + 1];
        int place = 0;
        while (place < MovesWriter.GROUP && in.position() + lists[place] < end) {
            lists[place + 1] = lists[place] + in.smallNumber();
            place++;
        }
        groupBegin = in.position();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
