package dev.foregone.tablebase.file;

import dev.foregone.api.StoppedException;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A tablebase, in one file or in parts. A game with layers has one {@link Layer} for each, from the root's on; any
 * other has one. Readable by any number of threads.
 */
public final class TablebaseFile {

    private final List<MappedFile> files;
    private final Checksums checksums;
    private final FileHeader header;
    private final List<Section> sections;
    private final List<Layer> layers;
    private final Layer first;
    private final boolean layered;
    private final Layer[] byNumber;
    private final long positions;

    /** Which ranks are positions, where the rules tell and not the file. */
    private final @Nullable LongPredicate isPosition;

    /** Compares the checksums of everything with those written down. */
    @FunctionalInterface
    interface Checksums {
        void check() throws DamagedFileException;
    }

    /**
     * A tablebase that has been opened.
     *
     * @param files the file that a user names, then those of the parts if there are any
     */
    TablebaseFile(FileHeader header, List<Section> sections, List<MappedFile> files, Checksums checksums) {
        this(header, sections, files, checksums, null);
    }

    private TablebaseFile(
            FileHeader header,
            List<Section> sections,
            List<MappedFile> files,
            Checksums checksums,
            @Nullable LongPredicate isPosition) {
        this.header = header;
        this.files = List.copyOf(files);
        this.checksums = checksums;
        this.isPosition = isPosition;
        this.sections = List.copyOf(sections);
        this.layers = layers(sections);
        this.first = layers.get(0);
        this.layered = first.number() >= 0;
        this.byNumber = byNumber(layers);
        this.positions = layers.stream().mapToLong(Layer::keys).sum();
    }

    private static List<Layer> layers(List<Section> sections) {
        Map<Integer, List<Section>> layers = sections.stream()
                .collect(Collectors.groupingBy(
                        section -> section.header().layer(), LinkedHashMap::new, Collectors.toList()));
        return layers.values().stream().map(Layer::new).toList();
    }

    private static Layer[] byNumber(List<Layer> layers) {
        int top = layers.get(0).number();
        Layer[] byNumber = new Layer[top + 1];
        Arrays.setAll(byNumber, number -> layers.get(Math.min(top - number, layers.size() - 1)));
        return byNumber;
    }

    /**
     * Opens a tablebase. This checks everything but the blocks.
     *
     * @param path the file or, of a tablebase in parts, the main file
     * @throws DamagedFileException if it is no tablebase, or not as it was written
     */
    public static TablebaseFile open(Path path) throws IOException {
        MappedFile file = new MappedFile(path);
        return Reading.of(List.of(file), () -> {
            FileHeader header = FileHeader.read(file);
            return FileHeader.inParts(file) ? PartFiles.open(file, header) : SingleFile.open(file, header);
        });
    }

    /** The same for a caller of the module. The system opens nothing for a thread that was interrupted, and does not say why. */
    public static TablebaseFile openForCaller(Path path) throws IOException {
        try {
            return open(path);
        } catch (ClosedByInterruptException interrupted) {
            throw new StoppedException(
                    "the thread was interrupted, and " + path + " was not opened",
                    "\n  clear the flag with Thread.interrupted() and try again");
        }
    }

    /**
     * The same where the rules tell which ranks are positions, if it has values only, without holes between them.
     *
     * @param isPosition whether a rank of any tier is that of a position
     */
    public TablebaseFile by(LongPredicate isPosition) {
        return header.valuesOnly() && header.allPositions()
                ? new TablebaseFile(header, sections, files, checksums, isPosition)
                : this;
    }

    /**
     * Runs code that reads the file, and blames the file for errors of a JVM that can no longer read it. All reading is
     * done here.
     *
     * @param <T> the type of what is read
     * @param <X> other exceptions that it may throw
     */
    public <T, X extends Exception> T reading(Reading<T, X> work) throws DamagedFileException, X {
        return Reading.of(files, work);
    }

    /**
     * The same for whoever asks about an opened tablebase.
     *
     * @throws TablebaseException if a block is not as it was written
     */
    public <T, X extends Exception> T read(Reading<T, X> work) throws X {
        try {
            return reading(work);
        } catch (DamagedFileException damaged) {
            throw new TablebaseException(path() + ": " + damaged.getMessage() + "\n  " + damaged.advice());
        }
    }

    /** Compares the checksums of everything with those written down. */
    public void checkWhole() throws DamagedFileException {
        checksums.check();
    }

    /** The header, which says which tablebase it is. */
    public FileHeader header() {
        return header;
    }

    /** Its layers, from the root's on; one where there are none. */
    public List<Layer> layers() {
        return layers;
    }

    /** Its sections, layer by layer from the root's on. */
    public List<Section> sections() {
        return sections;
    }

    /** Whether the game has layers. */
    public boolean layered() {
        return layered;
    }

    /** Positions in all. */
    public long positions() {
        return positions;
    }

    /** Bytes in all, of all files together. */
    public long bytes() {
        return files.stream().mapToLong(MappedFile::size).sum();
    }

    /** The file that a user names. */
    public Path path() {
        return files.get(0).path();
    }

    /** The directory of the parts; empty if it is one file. */
    public Optional<Path> parts() {
        return files.size() == 1 ? Optional.empty() : Optional.of(TablebaseParts.directory(path()));
    }

    /**
     * The outcome of a key.
     *
     * @param layer the plies left at most in its position; not asked where there are no layers
     * @return its code, or {@link OutcomeCode#NONE} if the file does not have it
     */
    public int find(long key, LongToIntFunction layer) throws DamagedFileException {
        if (isPosition != null && !isPosition.test(key)) {
            return OutcomeCode.NONE;
        }
        if (!layered) {
            return first.find(key);
        }
        int number = layer.applyAsInt(key);
        return number < 0 || number >= byNumber.length ? OutcomeCode.NONE : byNumber[number].find(key);
    }

    /**
     * Reads a block of a section, without what the rules say is no position.
     *
     * @return how many positions there are, as {@link Section#read} says
     */
    public int readBlock(Section section, long block, long[] keys, char[] codes) throws DamagedFileException {
        int count = section.read(block, keys, codes);
        if (isPosition == null) {
            return count;
        }
        int size = 0;
        for (int i = 0; i < count; i++) {
            if (isPosition.test(keys[i])) {
                keys[size] = keys[i];
                codes[size++] = codes[i];
            }
        }
        return size;
    }
}
