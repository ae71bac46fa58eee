package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.Locale;
import java.util.UUID;

/**
 * Files in the directory that all machines see: for each step of a build a directory, in it a file for each partition.
 *
 * @param directory the directory, by the name that all machines know it by
 */
public record StepFiles(String directory) implements Serializable {

    /** The beginning of the name of every step's directory. */
    public static final String PREFIX = WorkDirectory.DIRECTORY_PREFIX;

    /** Files in a directory. */
    public static StepFiles in(Path directory) {
        return new StepFiles(directory.toAbsolutePath().toString());
    }

    /** The directory of a step. */
    public Path step(String name, int number) {
        return Path.of(directory).resolve(String.format(Locale.ROOT, "%s%s-%06d", PREFIX, name, number));
    }

    /** The file of a partition. */
    public Path path(String name, int number, int partition) {
        return step(name, number).resolve(String.format(Locale.ROOT, "%06d", partition));
    }

    /**
     * Writes a file, first under a name that nobody else uses: another machine may write the same file at this moment.
     * Not forced to the device: that takes up to half a second, and is done for all parts of a tablebase together at
     * its end.
     */
    public void write(Path path, AtomicFiles.Content content) throws IOException {
        Trees.makeParent(path);
        long own = UUID.randomUUID().getLeastSignificantBits() & Long.MAX_VALUE;
        Path unfinished =
                Path.of(directory).resolve(String.format(Locale.ROOT, "%s%019d", WorkDirectory.UNFINISHED, own));
        new AtomicFiles(Disk.real()).write(path, unfinished, content, false);
    }
}
