package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.Notes;
import dev.foregone.tablebase.partitioned.PartNumbers;
import dev.foregone.tablebase.partitioned.Placement;
import dev.foregone.tablebase.partitioned.Supersteps;
import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the outcomes of a layer from those of the layer below.
 *
 * @param placement where
 * @param notes of what is finished
 * @param file the tablebase
 */
record Resolver(Placement placement, Notes notes, Path file) {

    static final String SOLVED = "solved";

    /**
     * The parts of a layer.
     *
     * @param below the layer that its moves lead to, or null if no move leads on
     */
    List<Part> resolve(FoundLayer layer, @Nullable FoundLayer below, LayerFiles files) throws IOException {
        long[] noted = notes.of(SOLVED, layer.number());
        if (noted != null) {
            return parts(LongBuffer.wrap(noted));
        }
        PartPaths parts = new PartPaths(file, layer.sizes());
        Resolve resolve = new Resolve(files, parts);
        long positions = layer.positions() + (below == null ? 0 : below.positions());
        Supersteps supersteps = new Supersteps(placement.of(positions));
        List<Part> solved = below == null
                ? supersteps.run(layer.partitions(), new ResolveEnds(resolve))
                : supersteps.exchange(
                        below.partitions(),
                        receivers -> new Answer(files.below(), new PartPaths(file, below.sizes()), receivers),
                        layer.partitions(),
                        resolve);
        notes.finish(
                SOLVED,
                layer.number(),
                solved.stream().flatMapToLong(PartNumbers::of).toArray());
        return solved;
    }

    static List<Part> parts(LongBuffer noted) {
        List<Part> parts = new ArrayList<>();
        while (noted.hasRemaining()) {
            parts.add(PartNumbers.read(noted));
        }
        return parts;
    }
}
