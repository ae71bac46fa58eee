package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Deletes the directories of supersteps that nobody needs any more. Those that were needed after the superstep before the last one
 * are kept as well, in case files of the last one are damaged.
 */
final class StepCleanup {

    private static final Pattern OURS = Pattern.compile(StepFiles.PREFIX
            + Stream.of(StepFile.values()).map(StepFile::word).collect(Collectors.joining("|", "(", ")"))
            + "-\\d{6,}");

    private List<Path> before = List.of();
    private List<Path> last = List.of();

    /** Another superstep is done, after which these directories are needed. */
    void keep(List<Path> needed) throws IOException {
        for (Path directory : before) {
            if (!last.contains(directory) && !needed.contains(directory)) {
                delete(directory);
            }
        }
        before = last;
        last = needed;
    }

    /** Deletes the directories of all supersteps. */
    static void deleteAll(StepFiles files) throws IOException {
        for (Path directory : Trees.list(Path.of(files.directory()))) {
            if (OURS.matcher(String.valueOf(directory.getFileName())).matches()) {
                delete(directory);
            }
        }
    }

    /** A machine that was too slow may still write a file here; then the directory stays for another time. */
    private static void delete(Path directory) throws IOException {
        try {
            Trees.delete(directory);
        } catch (DirectoryNotEmptyException written) {
            return;
        }
    }
}
