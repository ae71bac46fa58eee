package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Work;
import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.positions.KeyFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Numbers the positions of a partition that a build in memory has found, all of them, and returns a sample. Each partition
 * reads the whole file: that takes a small part of the time that finding them again would.
 *
 * @param context the context of the build
 * @param found the file of all positions
 */
record TakeOver(BuildContext context, String found) implements Work<NumberPositions.Sample> {

    /** Partitions are of much the same size. */
    private static final double SPARE = 1.05;

    @Override
    public NumberPositions.Sample run(PackedRules<?, ?> rules, int partition) throws IOException {
        StepFiles files = context.files();
        Path path = NumberPositions.path(files, partition);
        try (KeyFile all = KeyFile.open(Path.of(found))) {
            long[] own = own(all, partition);
            files.write(path, SortedRuns.content(Cursor.of(own, own.length), own.length));
        }
        try (KeyFile keys = KeyFile.open(path)) {
            return NumberPositions.sample(keys);
        }
    }

    private long[] own(KeyFile all, int partition) throws IOException {
        Owners owners = context.owners();
        long[] own = new long[(int) (SPARE * all.size() / owners.partitions()) + 1];
        int count = 0;
        for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
            long[] keys = new long[all.size(bucket)];
            all.read(bucket, keys);
            for (long key : keys) {
                if (owners.of(key) == partition) {
                    own = count == own.length ? Arrays.copyOf(own, 2 * count) : own;
                    own[count++] = key;
                }
            }
        }
        return Arrays.copyOf(own, count);
    }
}
