package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.storage.RecordFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.LongConsumer;

/**
 * Reads what {@link MovesWriter} has written, for positions in ascending order; where no position is asked for, the file is not
 * read. For one thread.
 */
final class MovesReader implements Closeable {

    private final RecordFile records;
    private int group = -1;
    private byte[] bytes = {};

    /** Where the moves into each position of the group begin, and where the last ones end. */
    private final int[] begins = new int[MovesWriter.GROUP + 1];

    MovesReader(Path path) throws IOException {
        this.records = RecordFile.open(path);
    }

    /** Passes each move into a position to a consumer. */
    void read(int position, LongConsumer moves) throws IOException {
        if (position / MovesWriter.GROUP != group) {
            open(position / MovesWriter.GROUP);
        }
        int place = position % MovesWriter.GROUP;
        Leb128Reader in = new Leb128Reader(bytes, begins[place]);
        long move = 0;
        while (in.position() < begins[place + 1]) {
            move += in.number();
            moves.accept(move);
        }
    }

    /** The last group may have fewer positions; its moves end where the record does. */
    private void open(int wanted) throws IOException {
        group = wanted;
        bytes = records.read(group);
        Leb128Reader in = new Leb128Reader(bytes);
        begins[0] = 0;
        int size = 0;
        while (size < MovesWriter.GROUP && in.position() + begins[size] < bytes.length) {
            begins[size + 1] = begins[size] + in.smallNumber();
            size++;
        }
        for (int place = 0; place <= size; place++) {
            begins[place] += in.position();
        }
    }

    @Override
    public void close() throws IOException {
        records.close();
    }
}
