package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Work;
import dev.foregone.tablebase.positions.KeyFile;
import java.io.IOException;

/**
 * The first step: the root is known to its partition.
 *
 * @param context the context of the build
 */
record PlaceRoot(BuildContext context) implements Work<Long> {

    static final int STEP = 1;

    @Override
    public Long run(PackedRules<?, ?> rules, int partition) throws IOException {
        long root = context.rules().root();
        int count = context.owners().of(root) == partition ? 1 : 0;
        context.files()
                .write(StepFile.FRESH.of(context.files(), STEP, partition), KeyFile.content(new long[] {root}, count));
        return (long) count;
    }
}
