package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.file.FileFooter;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.MappedFile;
import dev.foregone.tablebase.file.SectionHeader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** A tablebase in one file as it is written: header, sections, footer. */
public record FileContent(FileHeader header, List<SectionContent> sections) implements AtomicFiles.Content {

    /** A section as it is written. */
    @FunctionalInterface
    public interface SectionContent {

        /** Writes the section; returns its header. */
        SectionHeader writeTo(Disk.Output out) throws IOException;
    }

    /** A file made from finished sections, each a file of its own. */
    public static FileContent copied(FileHeader header, List<Path> sections) {
        return new FileContent(
                header,
                sections.stream()
                        .<SectionContent>map(path -> out -> copy(path, out))
                        .toList());
    }

    private static SectionHeader copy(Path path, Disk.Output out) throws IOException {
        try (FileChannel from = FileChannel.open(path, StandardOpenOption.READ)) {
            byte[] bytes = new byte[1 << 16];
            for (int count = from.read(ByteBuffer.wrap(bytes)); count >= 0; count = from.read(ByteBuffer.wrap(bytes))) {
                out.write(bytes, 0, count);
            }
        }
        return SectionHeader.read(new MappedFile(path), 0);
    }

    @Override
    public void writeTo(Disk.Output out) throws IOException {
        Summed summed = new Summed(out);
        summed.write(header.toBytes());
        List<Integer> layers = new ArrayList<>();
        List<Long> offsets = new ArrayList<>();
        long positions = 0;
        for (SectionContent each : sections) {
            offsets.add(summed.size);
            SectionHeader section = each.writeTo(summed);
            layers.add(section.layer());
            positions += section.keys();
        }
        long fileBytes = summed.size + FileFooter.bytes(sections.size());
        out.write(new FileFooter(layers, offsets, positions, fileBytes, 0).toBytes(summed.checksum));
    }

    /** Adds up the bytes that pass. */
    private static final class Summed implements Disk.Output {
        private final Disk.Output out;
        private final Checksum checksum = new Checksum();
        private long size;

        Summed(Disk.Output out) {
            this.out = out;
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            checksum.add(bytes, from, count);
            out.write(bytes, from, count);
            size += count;
        }

        @Override
        public void force() throws IOException {
            out.force();
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
