package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.work.AtomicFiles;
import dev.foregone.tablebase.work.DamagedFileException;
import dev.foregone.tablebase.work.Disk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A tablebase file: header, sections, footer. A game with layers has one section for each, from the root's on; any other has
 * one. To be read by any number of threads.
 */
public final class TablebaseFile {

    private static final int NO_LAYER = -1;

    private final MappedFile file;
    private final FileHeader header;
    private final FileFooter footer;
    private final List<Section> sections;
    private final Section[] byLayer;

    private TablebaseFile(MappedFile file, FileHeader header, FileFooter footer, List<Section> sections) {
        this.file = file;
        this.header = header;
        this.footer = footer;
        this.sections = sections;
        this.byLayer = byLayer(sections);
    }

    private static Section[] byLayer(List<Section> sections) {
        Map<Integer, Section> layers = new TreeMap<>();
        sections.forEach(section -> layers.put(section.header().layer(), section));
        Section last = sections.get(sections.size() - 1);
        Section[] byLayer = new Section[sections.get(0).header().layer() + 1];
        Arrays.setAll(byLayer, layer -> layers.getOrDefault(layer, last));
        return byLayer;
    }

    /**
     * Opens a file. This checks everything but the blocks.
     *
     * @throws DamagedFileException if it is no tablebase, or not as it was written
     */
    public static TablebaseFile open(Path path) throws IOException {
        MappedFile file = new MappedFile(path);
        FileHeader header = FileHeader.read(file);
        FileFooter footer = FileFooter.read(file);
        List<Section> sections = new ArrayList<>();
        long offset = header.bytes();
        for (int i = 0; i < footer.offsets().size(); i++) {
            Section section = footer.offsets().get(i) == offset ? new Section(file, offset) : null;
            if (section == null || section.header().layer() != footer.layers().get(i)) {
                throw new DamagedFileException("section " + i + " is not where the footer says");
            }
            sections.add(section);
            offset = section.end();
        }
        if (sections.isEmpty() || offset != file.size() - FileFooter.bytes(sections.size())) {
            throw new DamagedFileException("its sections do not fill it");
        }
        checkLayers(footer.layers());
        checkPositions(sections, footer.positions());
        return new TablebaseFile(file, header, footer, sections);
    }

    /** One section without a layer, or one for each layer from the root's on: where a key is looked for depends on it. */
    private static void checkLayers(List<Integer> layers) throws DamagedFileException {
        int first = layers.get(0);
        boolean alone = first == NO_LAYER && layers.size() == 1;
        boolean inTurn = first >= layers.size() - 1 && first <= OutcomeCode.MAX_PLIES;
        for (int i = 0; i < layers.size(); i++) {
            inTurn &= layers.get(i) == first - i;
        }
        if (!alone && !inTurn) {
            throw new DamagedFileException("its " + layers.size() + " sections, of layer " + first
                    + " and so on, are neither one for each layer down from the first nor one alone without a layer");
        }
    }

    private static void checkPositions(List<Section> sections, long said) throws DamagedFileException {
        long positions =
                sections.stream().mapToLong(section -> section.header().keys()).sum();
        if (positions != said) {
            throw new DamagedFileException(
                    "its footer counts " + said + " positions, but its sections have " + positions);
        }
    }

    /** Compares the checksum of everything with the one in the footer. */
    public void checkWhole() throws DamagedFileException {
        if (file.checksum(0, file.size() - FileFooter.AFTER_CHECKSUM) != footer.checksum()) {
            throw new DamagedFileException("it does not match the checksum of the whole file");
        }
    }

    /** What it is a tablebase of. */
    public FileHeader header() {
        return header;
    }

    /** Its sections, from the root's on. */
    public List<Section> sections() {
        return sections;
    }

    /** Whether it has a section for each layer. */
    public boolean layered() {
        return sections.get(0).header().layer() >= 0;
    }

    /** Positions in all. */
    public long positions() {
        return footer.positions();
    }

    /** Bytes in all. */
    public long bytes() {
        return file.size();
    }

    /** The file. */
    public Path path() {
        return file.path();
    }

    /**
     * The outcome of a key.
     *
     * @param layer the plies left at most, or anything where there are no layers
     * @return its code, or {@link OutcomeCode#NONE} if the file does not have it
     */
    public int find(long key, int layer) throws DamagedFileException {
        if (!layered()) {
            return sections.get(0).find(key);
        }
        return layer < 0 || layer >= byLayer.length ? OutcomeCode.NONE : byLayer[layer].find(key);
    }

    /** Writes a file from finished sections, each a file of its own. */
    public static void assemble(Path path, FileHeader header, List<Path> sections, AtomicFiles files)
            throws IOException {
        files.write(path, out -> assemble(out, header, sections));
    }

    private static void assemble(Disk.Output out, FileHeader header, List<Path> sections) throws IOException {
        Checksum checksum = new Checksum();
        byte[] begin = header.toBytes();
        checksum.add(begin, 0, begin.length);
        out.write(begin);
        List<Integer> layers = new ArrayList<>();
        List<Long> offsets = new ArrayList<>();
        long positions = 0;
        long offset = begin.length;
        for (Path path : sections) {
            SectionHeader section = SectionHeader.read(new MappedFile(path), 0);
            layers.add(section.layer());
            offsets.add(offset);
            positions += section.keys();
            offset += copy(path, out, checksum);
        }
        long fileBytes = offset + FileFooter.bytes(sections.size());
        out.write(new FileFooter(layers, offsets, positions, fileBytes, 0).toBytes(checksum));
    }

    private static long copy(Path path, Disk.Output out, Checksum checksum) throws IOException {
        try (FileChannel from = FileChannel.open(path, StandardOpenOption.READ)) {
            byte[] bytes = new byte[1 << 16];
            long copied = 0;
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            for (int count = from.read(buffer); count >= 0; count = from.read(buffer.clear())) {
                checksum.add(bytes, 0, count);
                out.write(bytes, 0, count);
                copied += count;
            }
            return copied;
        }
    }
}
