package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.builder.file.SectionEncoder.Piece;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.coding.BitWriter;
import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.file.BlockIndex;
import dev.foregone.tablebase.file.SectionHeader;
import java.io.IOException;

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
        writeIndex(out);
    }

    private void writeIndex(Disk.Output out) throws IOException {
        long first = pieces.length == 0 ? 0 : pieces[0].firstKeys()[0];
        long last = first;
        for (Piece piece : pieces) {
            last = piece.firstKeys()[piece.firstKeys().length - 1];
        }
        BitWriter index = new BitWriter();
        Checksum checksum = new Checksum();
        index.writeLong(first, Long.SIZE);
        index.writeLong(last, Long.SIZE);
        int keyBits = Byte.SIZE * BlockIndex.keyBytes(last - first, header.layout());
        long begin = 0;
        for (Piece piece : pieces) {
            for (int from = 0; from < piece.lengths().length; from += BlockIndex.GROUP) {
                index.writeLong(begin, Long.SIZE);
                begin += writeGroup(index, piece, from, first, keyBits);
            }
            flush(index, checksum, out);
        }
        flush(index, checksum, out);
        index.write(Integer.toUnsignedLong(checksum.value()), Integer.SIZE);
        flush(index, checksum, out);
    }

    /** Writes what the index says of the blocks of a group; returns how many bytes they take. No piece ends within a group. */
    private static int writeGroup(BitWriter index, Piece piece, int from, long first, int keyBits) {
        int blocks = piece.lengths().length;
        for (int block = from; block < from + BlockIndex.GROUP && keyBits > 0; block++) {
            index.writeLong(block < blocks ? piece.firstKeys()[block] - first : 0, keyBits);
        }
        int end = 0;
        for (int block = from; block < from + BlockIndex.GROUP; block++) {
            end += block < blocks ? piece.lengths()[block] : 0;
            index.write(block < blocks ? end : 0, Short.SIZE);
        }
        return end;
    }

    private static void flush(BitWriter index, Checksum checksum, Disk.Output out) throws IOException {
        checksum.add(index.array(), 0, index.size());
        out.write(index.array(), 0, index.size());
        index.clear();
    }
}
