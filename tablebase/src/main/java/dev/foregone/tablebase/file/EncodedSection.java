package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.file.SectionEncoder.Piece;
import dev.foregone.tablebase.work.Disk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A section ready to be written: header, blocks, index. The index of b blocks is
 *
 * <pre>
 *   8 b          the first key of each block
 *   8 (b / 16)   where every 16th block begins, from the beginning of the blocks (rounded up: one for each 16 begun)
 *   2 b          the bytes of each block
 *   4            CRC32C of the index before it
 * </pre>
 */
public final class EncodedSection {

    /** For each group of this many blocks the index has one absolute offset. */
    static final int GROUP = 16;

    private final SectionHeader header;
    private final Piece[] pieces;

    private EncodedSection(SectionHeader header, Piece[] pieces) {
        this.header = header;
        this.pieces = pieces;
    }

    static EncodedSection of(SectionHeader draft, Piece[] pieces) {
        long bytes = 0;
        for (Piece piece : pieces) {
            bytes += piece.bytes().length;
        }
        SectionHeader header = new SectionHeader(
                draft.layer(),
                draft.keys(),
                draft.moves(),
                draft.soleBest(),
                bytes,
                draft.outcomes(),
                draft.deltaLengths(),
                draft.outcomeLengths());
        return new EncodedSection(header, pieces);
    }

    /** How many blocks this many keys take. */
    static long blocks(long keys) {
        return (keys + BlockCodec.KEYS - 1) / BlockCodec.KEYS;
    }

    /** The bytes of an index of this many blocks. */
    static long indexBytes(long blocks) {
        return (Long.BYTES + Short.BYTES) * blocks + Long.BYTES * ((blocks + GROUP - 1) / GROUP) + Integer.BYTES;
    }

    /** Writes the section. */
    public void writeTo(Disk.Output out) throws IOException {
        out.write(header.toBytes());
        for (Piece piece : pieces) {
            out.write(piece.bytes());
        }
        IndexOutput index = new IndexOutput(out);
        for (Piece piece : pieces) {
            for (long key : piece.firstKeys()) {
                index.putLong(key);
            }
        }
        offsets(index);
        for (Piece piece : pieces) {
            for (short length : piece.lengths()) {
                index.putShort(length);
            }
        }
        index.end();
    }

    private void offsets(IndexOutput index) throws IOException {
        long offset = 0;
        long block = 0;
        for (Piece piece : pieces) {
            for (short length : piece.lengths()) {
                if (block++ % GROUP == 0) {
                    index.putLong(offset);
                }
                offset += length;
            }
        }
    }

    /** Collects numbers to be written some at a time, and their checksum. */
    private static final class IndexOutput {
        private final Disk.Output out;
        private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
        private final Checksum checksum = new Checksum();

        IndexOutput(Disk.Output out) {
            this.out = out;
        }

        void putLong(long number) throws IOException {
            flushIfFull();
            buffer.putLong(number);
        }

        void putShort(short number) throws IOException {
            flushIfFull();
            buffer.putShort(number);
        }

        private void flushIfFull() throws IOException {
            if (buffer.remaining() < Long.BYTES) {
                flush();
            }
        }

        private void flush() throws IOException {
            checksum.add(buffer.array(), 0, buffer.position());
            out.write(buffer.array(), 0, buffer.position());
            buffer.clear();
        }

        void end() throws IOException {
            flush();
            buffer.putInt(checksum.value());
            out.write(buffer.array(), 0, buffer.position());
        }
    }
}
