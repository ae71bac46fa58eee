package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Work;
import dev.foregone.tablebase.layered.Expansion;
import dev.foregone.tablebase.positions.KeyFile;
import java.io.IOException;

/**
 * Looks whether the positions of layer 0 are finished, as they must be.
 *
 * @param layer the last layer
 */
record CheckEnds(LayerFiles layer) implements Work<Integer> {

    @Override
    public Integer run(PackedRules<?, ?> rules, int partition) throws IOException {
        Expansion expansion = new Expansion(layer.rules(rules), LayerFiles.worker(), LayerFiles.memoryBytes());
        try (KeyFile keys = KeyFile.open(layer.keys(partition))) {
            expansion.expand(keys, layer.layer());
            return keys.size();
        }
    }
}
