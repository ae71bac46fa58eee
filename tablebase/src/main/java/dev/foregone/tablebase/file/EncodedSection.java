package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.file.SectionEncoder.Piece;
import dev.foregone.tablebase.storage.Disk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A section ready to be written: header, blocks, {@linkplain BlockIndex index}. */
public final class EncodedSection {

    private final SectionHeader header;
    private final Piece[] pieces;

    private EncodedSection(SectionHeader header, Piece[] pieces) {
        this.header = header;
        this.pieces = pieces;
    }

    /** The header before its blocks. */
    SectionHeader header() {
        return header;
    }

    static EncodedSection of(SectionHeader draft, Piece[] pieces) {
        long bytes = 0;
        for (Piece piece : pieces) {
            bytes += piece.bytes().length;
        }
        return new EncodedSection(draft.with(bytes, draft.outcomes(), draft.phrases()), pieces);
    }

    /** Writes the section. */
    public void writeTo(Disk.Output out) throws IOException {
        out.write(header.toBytes());
        for (Piece piece : pieces) {
            out.write(piece.bytes());
        }
        writeIndex(new IndexOutput(out));
    }

    private void writeIndex(IndexOutput index) throws IOException {
        long first = pieces.length == 0 ? 0 : pieces[0].firstKeys()[0];
        long last = first;
        for (Piece piece : pieces) {
            last = piece.firstKeys()[piece.firstKeys().length - 1];
        }
        index.put(first, Long.BYTES);
        index.put(last, Long.BYTES);
        int keyBytes = BlockIndex.keyBytes(last - first, header.layout());
        long begin = 0;
        for (Piece piece : pieces) {
            for (int from = 0; from < piece.lengths().length; from += BlockIndex.GROUP) {
                index.put(begin, Long.BYTES);
                begin += writeGroup(index, piece, from, first, keyBytes);
            }
        }
        index.end();
    }

    /** Writes what the index says of the blocks of a group; returns how many bytes they take. No piece ends within a group. */
    private static int writeGroup(IndexOutput index, Piece piece, int from, long first, int keyBytes)
            throws IOException {
        int blocks = piece.lengths().length;
        for (int block = from; block < from + BlockIndex.GROUP; block++) {
            index.put(block < blocks ? piece.firstKeys()[block] - first : 0, keyBytes);
        }
        int end = 0;
        for (int block = from; block < from + BlockIndex.GROUP; block++) {
            end += block < blocks ? piece.lengths()[block] : 0;
            index.put(block < blocks ? end : 0, Short.BYTES);
        }
        return end;
    }

    /** Collects numbers to be written some at a time, and their checksum. */
    private static final class IndexOutput {
        private final Disk.Output out;
        private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
        private final Checksum checksum = new Checksum();

        IndexOutput(Disk.Output out) {
            this.out = out;
        }

        /** Writes a number in this many bytes. */
        void put(long number, int bytes) throws IOException {
            if (buffer.remaining() < Long.BYTES) {
                flush();
            }
            buffer.putLong(buffer.position(), number).position(buffer.position() + bytes);
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
