package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;

/**
 * Numbers all positions of a partition in ascending order, and returns a sample of them.
 *
 * @param context the context of the build
 * @param last the step after which all were known
 */
record NumberPositions(BuildContext context, int last) implements Work<long[]> {

    private static final int SAMPLE = 256;

    @Override
    public long[] run(PackedRules<?, ?> rules, int partition) throws IOException {
        StepFiles files = context.files();
        Path path = StepFile.POSITIONS.of(files, partition);
        try (SortedRuns known = new SortedRuns(RunFiles.paths(files, RunFiles.runs(last), partition))) {
            files.write(path, known.with(new long[0], 0));
        }
        try (KeyFile keys = KeyFile.open(path)) {
            return sample(keys);
        }
    }

    /** The greatest keys of some buckets, which are known without reading these. */
    private static long[] sample(KeyFile keys) {
        int count = Math.min(SAMPLE, keys.size());
        return IntStream.rangeClosed(1, count)
                .map(i -> KeyFile.BUCKETS * i / count)
                .filter(bucket -> keys.firstIndex(bucket) > 0)
                .mapToLong(keys::greatestBefore)
                .toArray();
    }
}
