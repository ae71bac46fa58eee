package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.coding.Leb128Writer;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.builder.storage.RecordFile;
import java.io.IOException;
import java.util.Arrays;

/**
 * Writes the moves into each position of a partition, position by position, as records of {@value #GROUP} positions: the bytes of
 * the moves into each position, then the moves, ascending, as distances. Numbers are LEB128.
 */
final class MovesWriter {

    /** How many positions are written together. */
    static final int GROUP = 1 << 10;

    private final RecordFile.Writer records;
    private final Leb128Writer lengths = new Leb128Writer();
    private final Leb128Writer moves = new Leb128Writer();
    private int positions;

    MovesWriter(Disk.Output file) {
        this.records = new RecordFile.Writer(file);
    }

    /** Writes the moves into the next position; they are sorted. */
    void add(long[] sources, int from, int to) throws IOException {
        Arrays.sort(sources, from, to);
        int before = moves.size();
        moves.ascending(sources, from, to);
        lengths.number(moves.size() - before);
        if (++positions == GROUP) {
            endGroup();
        }
    }

    private void endGroup() throws IOException {
        lengths.append(moves);
        records.add(lengths.take());
        moves.clear();
        positions = 0;
    }

    /** Writes the rest. */
    void end() throws IOException {
        if (positions > 0) {
            endGroup();
        }
        records.end();
    }
}
