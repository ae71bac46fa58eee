package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.file.ValuesComparison;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongPredicate;

/**
 * Writes the values of a tablebase to another file, which is read back and compared with it, position by position, before it gets its
 * name. One call at a time may write a file.
 *
 * @param isPosition whether a rank is that of a position; not asked where keys are not ranks
 */
public record ValuesFile(TablebaseFile full, LongPredicate isPosition, Workers workers, PositionProgress progress) {

    /** Writes the file, which must not be there; returns its path. */
    public Path write(Path path) throws IOException {
        if (full.header().valuesOnly()) {
            throw refused("has values only already", "copy the file");
        }
        if (full.parts().isPresent()) {
            throw refused("is in parts", "build it in one file, with more memory");
        }
        refuseExisting(path);
        try (WorkDirectory work =
                WorkDirectory.open(WorkDirectory.beside(path), identity(), List.of("values"), Disk.real())) {
            write(path, work.unfinished(path), work.files());
        }
        progress.end();
        return path;
    }

    private void write(Path path, Path unfinished, AtomicFiles files) throws IOException {
        try {
            full.read(() -> {
                ValuesReduction reduction = new ValuesReduction(full, workers, progress);
                files.prepare(unfinished, reduction.content(), () -> check(unfinished));
                return unfinished;
            });
            refuseExisting(path);
            files.rename(unfinished, path, true);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /** Nothing is resumed: it says whose the directory is. */
    private String identity() {
        return "game " + full.header().game() + "\nroot " + full.header().root() + "\nvalues only\n";
    }

    private void check(Path unfinished) throws IOException {
        TablebaseFile written = TablebaseFile.open(unfinished).by(isPosition);
        OptionalLong difference = written.read(() -> {
            written.checkWhole();
            return new ValuesComparison(full, workers, progress).difference(written);
        });
        if (difference.isPresent()) {
            throw new IOException("key " + Long.toHexString(difference.getAsLong()) + " was not written as it is in "
                    + full.path() + "\n  look after the disk and the memory");
        }
    }

    private static void refuseExisting(Path path) {
        if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            throw new TablebaseException(path + " is there already\n  delete it, or name another file");
        }
    }

    private TablebaseException refused(String why, String advice) {
        return new TablebaseException("the tablebase " + full.path() + " " + why + "\n  " + advice);
    }
}
