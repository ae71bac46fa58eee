package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.storage.Trees;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Deletes the files of supersteps that nobody needs any more. Those that the checkpoint before the last one needs are
 * kept as well, in case the last one is damaged.
 */
final class StepCleanup {

    private static final Pattern OURS = Pattern.compile(StepFiles.PREFIX
            + Stream.of(StepFile.values()).map(StepFile::word).collect(Collectors.joining("|", "(", ")"))
            + "-\\d{6,}");

    private final StepFiles files;

    StepCleanup(StepFiles files) {
        this.files = files;
    }

    /** Deletes what neither of these checkpoints needs. */
    void delete(Checkpoint before, Checkpoint last) throws IOException {
        Set<Path> needed = new HashSet<>(needed(before));
        needed.addAll(needed(last));
        for (Path directory : Trees.list(Path.of(files.directory()))) {
            Matcher name = OURS.matcher(String.valueOf(directory.getFileName()));
            if (name.matches() && !needed.contains(directory)) {
                deleteDirectory(directory);
            }
        }
    }

    private Set<Path> needed(Checkpoint checkpoint) {
        Set<Path> needed = new HashSet<>();
        switch (checkpoint.stage()) {
            case DISCOVER -> {
                needed.addAll(RunFiles.directories(files, checkpoint.step()));
                RunFiles.runs(checkpoint.step()).forEach(run -> needed.addAll(RunFiles.directories(files, run)));
            }
            case NUMBERED -> needed.add(StepFile.POSITIONS.directory(files, 0));
            case WINS, DRAWS -> {
                EnumSet.range(StepFile.POSITIONS, StepFile.LATER).forEach(once -> needed.add(once.directory(files, 0)));
                for (int step = checkpoint.base(); step <= checkpoint.step(); step++) {
                    needed.add(StepFile.SETTLED.directory(files, step));
                    needed.add(StepFile.LABELS.directory(files, step));
                }
            }
            default -> {}
        }
        return needed;
    }

    /** A machine that was too slow may still write a file here; then the directory stays for another time. */
    private void deleteDirectory(Path directory) throws IOException {
        try {
            Trees.delete(directory);
        } catch (DirectoryNotEmptyException written) {
            return;
        }
    }
}
