package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Work;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.Resumable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds the outcomes of a layer from which no move leads on.
 *
 * @param resolve what is done with any layer
 */
record ResolveEnds(Resolve resolve) implements Work<Part>, Resumable<Part> {

    @Override
    public Part run(PackedRules<?, ?> rules, int partition) throws IOException {
        return resolve.receive(rules, partition, List.of());
    }

    @Override
    public Path marker(int partition) {
        return resolve.marker(partition);
    }

    @Override
    public Part found(int partition) throws IOException {
        return resolve.found(partition);
    }
}
