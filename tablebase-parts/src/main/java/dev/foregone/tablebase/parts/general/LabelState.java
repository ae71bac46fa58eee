package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The superstep that labels are of, and the last one up to it after which all labels were written to a file.
 *
 * @param base where all labels are in a file
 * @param step the superstep; if it is greater, the changes since are in files
 */
record LabelState(int base, int step) implements Serializable {

    /** The labels of a partition, to be changed. */
    Labels labels(BuildContext context, int partition) throws IOException {
        Labels left = LabelCache.ofThisJvm().take(context.token(), partition, step);
        if (left != null) {
            return left;
        }
        StepFiles files = context.files();
        Labels labels = new Labels(positions(files, partition));
        Changes.read(StepFile.LABELS.of(files, base, partition), labels::set);
        for (int next = base + 1; next <= step; next++) {
            Changes.read(StepFile.SETTLED.of(files, next, partition), labels::set);
        }
        return labels;
    }

    /** The directories that the rest of the build reads. */
    List<Path> directories(StepFiles files) {
        Stream<Path> once =
                EnumSet.range(StepFile.POSITIONS, StepFile.LATER).stream().map(kind -> kind.directory(files, 0));
        Stream<Path> labels = IntStream.rangeClosed(base, step)
                .boxed()
                .flatMap(n -> Stream.of(StepFile.SETTLED.directory(files, n), StepFile.LABELS.directory(files, n)));
        return Stream.concat(once, labels).toList();
    }

    private static int positions(StepFiles files, int partition) throws IOException {
        try (KeyFile keys = KeyFile.open(StepFile.POSITIONS.of(files, partition))) {
            return keys.size();
        }
    }
}
