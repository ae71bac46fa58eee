package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.file.BlockIndex;
import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.positions.AscendingSearch;
import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;

/** The entries of a section, block by block, in pieces that threads share. */
final class BlockSource {

    /** A group of the {@linkplain BlockIndex index} never has blocks of two pieces. */
    private static final int BLOCKS_PER_PIECE = 4 * BlockIndex.GROUP;

    private static final int MARK = 1 << 10;

    private final Entries table;
    private final BlockLayout layout;
    private final long first;
    private final long places;

    /** The key of every so many; none unless blocks have ranks. */
    private final long[] marks;

    private BlockSource(Entries table, BlockLayout layout, long[] marks, long first, long places) {
        this.table = table;
        this.layout = layout;
        this.marks = marks;
        this.first = first;
        this.places = places;
    }

    static BlockSource of(Entries table, Workers workers) throws IOException {
        int size = table.size();
        if (!table.dense() || size == 0) {
            return new BlockSource(table, BlockLayout.KEYED, new long[0], 0, size);
        }
        long[] marks = new long[(size + MARK - 1) / MARK];
        workers.run(
                marks.length,
                (mark, worker) -> marks[mark] = table.cursor(mark * MARK).next());
        long last = table.cursor(size - 1).next();
        return new BlockSource(table, BlockLayout.DENSE, marks, marks[0], last - marks[0] + 1);
    }

    /** Takes a block: keys, of which only the first counts if blocks have ranks; outcomes, 0 for a hole. */
    interface Reader {
        void block(long[] keys, char[] codes, int count);
    }

    BlockLayout layout() {
        return layout;
    }

    /** How many ranks there are, holes included; 0 if blocks have keys. */
    long ranks() {
        return layout == BlockLayout.DENSE ? places : 0;
    }

    /** How many pieces there are. */
    int pieces() {
        long inPiece = (long) BLOCKS_PER_PIECE * layout.block();
        return (int) ((places + inPiece - 1) / inPiece);
    }

    /** How many blocks a piece has. */
    int blocks(int piece) {
        return (int) Math.min(BLOCKS_PER_PIECE, layout.blocks(places) - (long) piece * BLOCKS_PER_PIECE);
    }

    /** Reads the blocks of a piece. */
    void read(int piece, Reader reader) {
        long from = (long) piece * BLOCKS_PER_PIECE;
        if (layout == BlockLayout.DENSE) {
            readRanks(from, blocks(piece), reader);
        } else {
            readKeys(from, blocks(piece), reader);
        }
    }

    private void readKeys(long from, int blocks, Reader reader) {
        long[] keys = new long[layout.block()];
        char[] codes = new char[layout.block()];
        Entries.Cursor cursor = table.cursor((int) (from * layout.block()));
        for (long block = from; block < from + blocks; block++) {
            int count = layout.count(block, places);
            for (int i = 0; i < count; i++) {
                keys[i] = cursor.next();
                codes[i] = (char) cursor.code();
            }
            reader.block(keys, codes, count);
        }
    }

    private void readRanks(long from, int blocks, Reader reader) {
        long[] keys = new long[layout.block()];
        char[] codes = new char[layout.block()];
        int mark = Math.max(0, AscendingSearch.lastUpTo(marks, first + from * layout.block()));
        int index = mark * MARK;
        Entries.Cursor cursor = table.cursor(index);
        long next = cursor.next();
        for (long block = from; block < from + blocks; block++) {
            int count = layout.count(block, places);
            keys[0] = first + block * layout.block();
            Arrays.fill(codes, (char) 0);
            while (next < keys[0] + count) {
                if (next >= keys[0]) {
                    codes[(int) (next - keys[0])] = (char) cursor.code();
                }
                next = ++index < table.size() ? cursor.next() : Long.MAX_VALUE;
            }
            reader.block(keys, codes, count);
        }
    }
}
