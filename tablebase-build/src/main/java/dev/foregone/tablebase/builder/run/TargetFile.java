package dev.foregone.tablebase.builder.run;

import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The file that a build is to write, which may exist already.
 *
 * @param path its name
 * @param header which tablebase it is to be
 */
public record TargetFile(Path path, FileHeader header) {

    /**
     * Whether it exists.
     *
     * @throws TablebaseException if something else is there
     */
    boolean isThere() throws IOException {
        if (!Files.exists(path)) {
            if (Files.isSymbolicLink(path)) {
                throw inTheWay("a link to a file that is not there");
            }
            return false;
        }
        FileHeader there = headerThere();
        if (!there.equals(header)) {
            throw inTheWay("a tablebase of the game '" + there.game() + "' from " + there.root()
                    + (there.allPositions() == header.allPositions()
                            ? ""
                            : there.allPositions() ? ", with all positions" : ", with the positions it reaches")
                    + (there.valuesOnly() ? ", with values only" : ""));
        }
        return true;
    }

    /** Makes its directory, if it is not there, and refuses one that it cannot be written to: better now than after hours. */
    void makeDirectory() throws IOException {
        Trees.makeParent(path);
        Path directory = path.toAbsolutePath().getParent();
        if (directory != null && !Files.isWritable(directory)) {
            throw new AccessDeniedException(directory.toString());
        }
    }

    private FileHeader headerThere() throws IOException {
        try {
            return TablebaseFile.openForCaller(path).header();
        } catch (DamagedFileException damaged) {
            throw inTheWay("no tablebase that can be used: " + damaged.getMessage());
        }
    }

    /** The seed of the hashed keys of an existing file; otherwise the first. */
    public static int seed(Path path) throws IOException {
        try {
            return Files.exists(path)
                    ? Math.max(1, TablebaseFile.openForCaller(path).header().seed())
                    : 1;
        } catch (DamagedFileException otherwise) {
            return 1; // it is in the way
        }
    }

    /** Reads all of it, before what led to it is deleted. */
    void checkWhole() throws IOException {
        try {
            check(path, new Workers(1, Stop.never()));
        } catch (DamagedFileException damaged) {
            throw inTheWay("no tablebase that can be used: " + damaged.getMessage());
        }
    }

    /** Compares all checksums of a file: of the whole, and of each piece, which was copied from a step. */
    static void check(Path written, Workers workers) throws IOException {
        TablebaseFile opened = TablebaseFile.open(written);
        List<Section> sections = opened.sections();
        workers.run(1 + sections.size(), (task, worker) -> {
            if (task == 0) {
                opened.checkWhole();
            } else {
                sections.get(task - 1).checkBlocks();
            }
        });
    }

    private TablebaseException inTheWay(String what) {
        return new TablebaseException(
                path + " is there already, and it is " + what + "\n  delete it, or name another file");
    }
}
