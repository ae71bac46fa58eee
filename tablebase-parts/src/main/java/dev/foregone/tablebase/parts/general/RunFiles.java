package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.parts.steps.StepFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which files together hold all that a partition knew after a step: runs of sorted keys, merged now and then as a
 * binary counter carries (P. Fenwick's tree, 1994), so that there are never many of them and no key is written again
 * often.
 *
 * <pre>
 *   step      1    2    3    4    5    6        the run of a step holds what was new in the steps since the
 *   run       1   1-2   3   1-4   5   5-6       number without its lowest bit; that of an odd step is what it found
 *   known     1   1-2  1-2  1-4  1-4  1-4
 *                       3         5   5-6
 * </pre>
 */
final class RunFiles {

    private RunFiles() {}

    /** The steps whose runs hold all that was known after a step. */
    static List<Integer> runs(int step) {
        List<Integer> runs = new ArrayList<>();
        for (int run = step; run > 0; run -= Integer.lowestOneBit(run)) {
            runs.add(run);
        }
        return runs;
    }

    /** Of the runs of the step before, those that the run of a step takes in. */
    static List<Integer> mergedBy(int step) {
        return runs(step - 1).stream()
                .filter(run -> run > step - Integer.lowestOneBit(step))
                .toList();
    }

    /** The run of a step. */
    static Path run(StepFiles files, int step, int partition) {
        return (step % 2 == 1 ? StepFile.FRESH : StepFile.RUN).of(files, step, partition);
    }

    /** The files of some runs. */
    static List<Path> paths(StepFiles files, List<Integer> runs, int partition) {
        return runs.stream().map(run -> run(files, run, partition)).toList();
    }

    /** The directories of what was known after a step, and of what was new. */
    static List<Path> directories(StepFiles files, int step) {
        return runs(step).stream()
                .flatMap(run -> Stream.of(StepFile.FRESH.directory(files, run), StepFile.RUN.directory(files, run)))
                .toList();
    }
}
