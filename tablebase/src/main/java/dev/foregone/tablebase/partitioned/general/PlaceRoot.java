package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Work;
import dev.foregone.tablebase.partitioned.Resumable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The first step: the root is known to its partition.
 *
 * @param setup of the build
 */
record PlaceRoot(Setup setup) implements Work<Long>, Resumable<Long> {

    static final int STEP = 1;

    @Override
    public Long run(PackedRules<?, ?> rules, int partition) throws IOException {
        long root = setup.rules().root();
        int count = setup.owners().of(root) == partition ? 1 : 0;
        setup.files()
                .write(
                        Known.fresh(setup.files(), STEP, partition),
                        KeyRuns.content(Cursor.of(new long[] {root}, count), count));
        return (long) count;
    }

    @Override
    public Path marker(int partition) {
        return Known.fresh(setup.files(), STEP, partition);
    }

    @Override
    public Long found(int partition) throws IOException {
        return Sift.freshIn(marker(partition));
    }
}
