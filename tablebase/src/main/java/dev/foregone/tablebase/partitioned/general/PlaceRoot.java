package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Work;
import java.io.IOException;

/**
 * The first step: the root is known to its partition.
 *
 * @param setup of the build
 */
record PlaceRoot(Setup setup) implements Work<Long> {

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
}
