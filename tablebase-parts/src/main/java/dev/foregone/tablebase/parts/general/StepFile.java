package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.parts.steps.StepFiles;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The kinds of files that partitions write, each by the number of its superstep; of those without a superstep there is one, and
 * its number is 0.
 */
enum StepFile {
    /** The positions found in a superstep. */
    FRESH,

    /** What was found in several supersteps: {@link RunFiles}. */
    RUN,

    /** All positions, which their order numbers. */
    POSITIONS,

    /** The moves of the positions in each range of keys. */
    COUNTED,

    /** The moves into each position. */
    MOVES,

    /** Positions lost in 2, and those with a move to a drawn end, as seen at the first look. */
    LATER,

    /** New labels since the superstep before: of positions known now, and of those with fewer children left. */
    SETTLED,

    /** All labels after a superstep; written only now and then. */
    LABELS;

    /** The superstep after which the wins and losses in 1 are known. */
    static final int FIRST = 1;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The file of a partition. */
    Path of(StepFiles files, int number, int partition) {
        return files.path(word(), number, partition);
    }

    /** The only file of a partition. */
    Path of(StepFiles files, int partition) {
        return of(files, 0, partition);
    }

    /** The files of all partitions. */
    Path directory(StepFiles files, int number) {
        return files.step(word(), number);
    }
}
