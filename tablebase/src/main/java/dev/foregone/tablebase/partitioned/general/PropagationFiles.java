package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.partitioned.StepFiles;
import java.nio.file.Path;
import java.util.List;

/**
 * The files of solving. Files that are written once have the number 0; the others have that of their superstep,
 * beginning with {@value #FIRST}.
 *
 * <pre>
 *   counted     moves of the positions in each range of keys
 *   moves       the moves into each position
 *   later       positions lost in 2, and those with a move to a drawn end, as seen at the first look
 *   settled     new labels since the superstep before: of positions known now, and of those with fewer children left
 *   labels      all labels after a superstep; written only now and then
 * </pre>
 */
final class PropagationFiles {

    /** The superstep after which the wins and losses in 1 are known. */
    static final int FIRST = 1;

    private static final String COUNTED = "counted";
    private static final String MOVES = "moves";
    private static final String LATER = "later";
    private static final String SETTLED = "settled";
    private static final String LABELS = "labels";

    /** The names of its steps. */
    static final List<String> STEPS = List.of(COUNTED, MOVES, LATER, SETTLED, LABELS);

    private PropagationFiles() {}

    static Path counted(StepFiles files, int partition) {
        return files.path(COUNTED, 0, partition);
    }

    static Path moves(StepFiles files, int partition) {
        return files.path(MOVES, 0, partition);
    }

    static Path later(StepFiles files, int partition) {
        return files.path(LATER, 0, partition);
    }

    static Path settled(StepFiles files, int step, int partition) {
        return files.path(SETTLED, step, partition);
    }

    static Path labels(StepFiles files, int step, int partition) {
        return files.path(LABELS, step, partition);
    }

    /** The directories of the files that are written once. */
    static List<Path> directories(StepFiles files) {
        return List.of(files.step(COUNTED, 0), files.step(MOVES, 0), files.step(LATER, 0));
    }

    /** The directories of a superstep. */
    static List<Path> directories(StepFiles files, int step) {
        return List.of(files.step(SETTLED, step), files.step(LABELS, step));
    }
}
