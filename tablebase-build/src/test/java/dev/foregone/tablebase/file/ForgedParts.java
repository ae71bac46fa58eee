package dev.foregone.tablebase.file;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** A tablebase in parts, to be changed and written again with all checksums right. */
final class ForgedParts {

    private static final Workers WORKERS = new Workers(1, Stop.never());

    private final Path file;
    private final FileHeader header;
    private final List<Part> parts;

    ForgedParts(Path whole, Path file, PackedRules<?, ?> rules, long seed) throws IOException {
        this.file = file;
        header = TablebaseFile.open(whole).header();
        parts = new ArrayList<>(new PartCutter(rules, seed, 3, 5).cut(whole, file));
    }

    Path file() {
        return file;
    }

    FileHeader header() {
        return header;
    }

    /** What the main file is going to say. */
    List<Part> parts() {
        return parts;
    }

    Path path(int part) {
        return TablebaseParts.directory(file).resolve(parts.get(part).name());
    }

    /** The first part of those that have a neighbour with greater keys in their layer, and some keys. */
    int firstOfTwo() {
        for (int i = 1; i < parts.size(); i++) {
            if (parts.get(i).layer() == parts.get(i - 1).layer()
                    && parts.get(i).keys() > 3
                    && parts.get(i - 1).keys() > 3) {
                return i - 1;
            }
        }
        throw new AssertionError("no layer has two parts");
    }

    /** The part with the most keys. */
    int largest() {
        return parts.indexOf(Collections.max(parts, Comparator.comparingLong(Part::keys)));
    }

    KeyTable table(int part) throws IOException {
        return new Section(new MappedFile(path(part)), 0).toTable(WORKERS);
    }

    SectionHeader header(int part) throws IOException {
        return new Section(new MappedFile(path(part)), 0).header();
    }

    /** Encodes a part again, and describes it as it is now. */
    void encode(int part, KeyTable table) throws IOException {
        encode(part, table, header(part).moves());
    }

    void encode(int part, KeyTable table, long moves) throws IOException {
        SectionHeader old = header(part);
        PartCutter.write(SectionEncoder.encode(table, old.layer(), moves, old.soleBest(), WORKERS), path(part));
        parts.set(part, Part.of(path(part), parts.get(part).number()));
    }

    void range(int part, long least, long greatest) {
        Part old = parts.get(part);
        parts.set(part, new Part(old.layer(), old.number(), old.keys(), old.bytes(), old.checksum(), least, greatest));
    }

    void layer(int part, int layer) {
        Part old = parts.get(part);
        parts.set(
                part,
                new Part(
                        layer,
                        old.number(),
                        old.keys(),
                        old.bytes(),
                        old.checksum(),
                        old.leastKey(),
                        old.greatestKey()));
    }

    void keys(int part, long keys) {
        Part old = parts.get(part);
        parts.set(
                part,
                new Part(
                        old.layer(),
                        old.number(),
                        keys,
                        old.bytes(),
                        old.checksum(),
                        old.leastKey(),
                        old.greatestKey()));
    }

    /** Writes the main file, whatever the list says. */
    void write() throws IOException {
        byte[] begin = header.toBytesInParts();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(begin);
        out.write(new PartList(parts).toBytes(begin));
        Files.write(file, out.toByteArray());
    }
}
