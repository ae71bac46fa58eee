package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.Checkpoints;
import dev.foregone.tablebase.partitioned.Driver;
import dev.foregone.tablebase.partitioned.PartNumbers;
import java.io.IOException;
import java.util.List;

/** Finds the outcomes of a layer from those of the layer below. */
record Resolver(Driver driver) {

    static final String SOLVED = "solved";

    /**
     * The parts of a layer.
     *
     * @param below the layer that its moves lead to, without positions if none leads on
     */
    List<Part> resolve(FoundLayer layer, FoundLayer below, LayerFiles files) throws IOException {
        Checkpoints checkpoints = driver.checkpoints();
        long[] noted = checkpoints.of(SOLVED, layer.number());
        if (noted != null) {
            return PartNumbers.read(noted);
        }
        checkpoints.forget(SOLVED, layer.number() + 1); // made from what is now made again
        Resolve resolve = new Resolve(files, new PartPaths(driver.fileName(), layer.sizes()));
        List<Part> solved = driver.placed(layer.positions() + below.positions())
                .exchange(
                        below.partitions(),
                        new Answer(files.below(), new PartPaths(driver.fileName(), below.sizes())),
                        layer.partitions(),
                        resolve);
        checkpoints.finish(SOLVED, layer.number(), PartNumbers.of(solved));
        return solved;
    }
}
