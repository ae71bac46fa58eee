package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.Leb128Writer;
import dev.foregone.tablebase.records.Disk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Writes the moves into each position of a partition, position by position, in groups of {@value #GROUP}.
 *
 * <pre>
 *   for each group: CRC32C of the rest (4); bytes of the moves into each position; the moves, ascending, as distances
 *   for each group: where it begins (8); where the last one ends (8)
 *   groups (4), CRC32C of these numbers (4)
 * </pre>
 *
 * Numbers without a size in bytes are LEB128, the others little-endian.
 */
final class MovesWriter {

    /** How many positions are written together. */
    static final int GROUP = 64;

    private final Disk.Output file;
    private final Leb128Writer lengths = new Leb128Writer();
    private final Leb128Writer moves = new Leb128Writer();
    private final Leb128Writer list = new Leb128Writer();
    private long[] begins = new long[64];
    private int groups;
    private int positions;
    private long written;

    MovesWriter(Disk.Output file) {
        this.file = file;
    }

    /** Writes the moves into the next position; they are sorted. */
    void add(long[] sources, int from, int to) throws IOException {
        Arrays.sort(sources, from, to);
        list.clear();
        long previous = 0;
        for (int i = from; i < to; i++) {
            list.number(sources[i] - previous);
            previous = sources[i];
        }
        lengths.number(list.size());
        moves.append(list);
        if (++positions == GROUP) {
            endGroup();
        }
    }

    private void endGroup() throws IOException {
        lengths.append(moves);
        byte[] group = lengths.toByteArray();
        begin();
        groups++;
        byte[] checksum = new byte[Integer.BYTES];
        little(checksum).putInt(Checksum.of(group, 0, group.length));
        file.write(checksum);
        file.write(group);
        written += Integer.BYTES + group.length;
        lengths.clear();
        moves.clear();
        positions = 0;
    }

    private void begin() {
        if (groups == begins.length) {
            begins = Arrays.copyOf(begins, 2 * groups);
        }
        begins[groups] = written;
    }

    /** Writes the rest. */
    void end() throws IOException {
        if (positions > 0) {
            endGroup();
        }
        begin();
        byte[] bytes = new byte[indexBytes(groups)];
        ByteBuffer index = little(bytes);
        for (int group = 0; group <= groups; group++) {
            index.putLong(begins[group]);
        }
        index.putInt(groups);
        index.putInt(Checksum.of(bytes, 0, index.position()));
        file.write(bytes);
    }

    /** The size in bytes of the index after the groups. */
    static int indexBytes(int groups) {
        return Math.addExact(Math.multiplyExact(Long.BYTES, groups + 1), 2 * Integer.BYTES);
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
