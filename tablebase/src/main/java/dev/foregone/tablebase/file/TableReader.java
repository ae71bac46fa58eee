package dev.foregone.tablebase.file;

import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.storage.DamagedFileException;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads all sections of a layer into one table, in pieces that threads share. */
final class TableReader {

    private static final int BLOCKS = 1 << 10;

    private final Layer layer;
    private final long least;
    private final List<Piece> pieces = new ArrayList<>();
    private final long[] entries;
    private final int bits;
    private final KeyTable.Directory directory;

    /**
     * Some consecutive blocks.
     *
     * @param section the number of the section
     * @param block the first of them
     * @param index where their keys begin in the table
     */
    private record Piece(int section, long block, int index) {}

    /**
     * A reader of a layer.
     *
     * @param least what its keys are counted from: 0, or its first key if they lie close together and far from 0
     */
    TableReader(Layer layer, long least) throws DamagedFileException {
        this.layer = layer;
        this.least = least;
        entries = KeyTable.room(layer.keys());
        bits = KeyTable.bitsOf(layer.greatestKey() - least);
        directory = new KeyTable.Directory(layer.keys(), least, bits);
        int index = 0;
        for (int number = 0; number < layer.sections().size(); number++) {
            Section section = layer.sections().get(number);
            for (long block = 0; block < section.blocks(); block += BLOCKS) {
                pieces.add(new Piece(number, block, index + (int) (block * BlockLayout.KEYED.block())));
            }
            index += (int) section.header().keys();
        }
    }

    KeyTable read(Workers workers) throws IOException {
        workers.run(pieces.size(), (number, worker) -> read(pieces.get(number)));
        int size = (int) layer.keys();
        directory.end(layer.greatestKey(), size);
        return new KeyTable(entries, directory, size, bits);
    }

    private void read(Piece piece) throws DamagedFileException {
        Section section = layer.sections().get(piece.section());
        long[] keys = new long[Section.BLOCK_KEYS];
        char[] codes = new char[Section.BLOCK_KEYS];
        long previous = keyBefore(piece);
        int index = piece.index();
        for (long block = piece.block(); block < Math.min(section.blocks(), piece.block() + BLOCKS); block++) {
            int count = section.read(block, keys, codes);
            for (int i = 0; i < count; i++) {
                entries[index] = KeyTable.entry(keys[i] - least, codes[i]);
                directory.enter(previous, keys[i], index++);
                previous = keys[i];
            }
        }
    }

    private long keyBefore(Piece piece) throws DamagedFileException {
        if (piece.block() > 0) {
            return layer.sections().get(piece.section()).lastKey(piece.block() - 1);
        }
        return piece.section() == 0
                ? 0
                : layer.sections().get(piece.section() - 1).greatestKey();
    }
}
