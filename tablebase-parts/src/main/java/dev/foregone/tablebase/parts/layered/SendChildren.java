package dev.foregone.tablebase.parts.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Outbox;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.layered.LayerExpansion;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.parts.steps.Batches;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import dev.foregone.tablebase.parts.steps.KeyRanges;
import java.io.IOException;

/**
 * Sends the different children of a partition's positions, in ascending order, to the ranges of the next layer that they
 * belong to.
 *
 * @param layer the layer whose positions they are
 * @param children the ranges of the next layer
 */
record SendChildren(LayerInParts layer, KeyRanges children) implements Sender {

    @Override
    public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
        LayerExpansion expansion =
                new LayerExpansion(layer.rules(rules), LayerInParts.worker(), LayerInParts.memoryBytes());
        try (KeyFile parents = KeyFile.open(layer.keys(partition))) {
            expansion.expand(parents, layer.number());
        }
        Batches batches = new Batches(children.count(), outbox, (keys, none, count) -> KeyBlock.encode(keys, count));
        expansion.read((keys, size) -> add(keys, size, batches));
        batches.sendAll();
    }

    private void add(long[] keys, int size, Batches batches) {
        for (int at = 0; at < size; ) {
            int range = children.of(keys[at]);
            for (int end = children.end(range, keys, at, size); at < end; at++) {
                batches.add(range, keys[at]);
            }
        }
    }
}
