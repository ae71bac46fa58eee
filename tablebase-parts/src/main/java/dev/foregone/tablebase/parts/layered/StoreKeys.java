package dev.foregone.tablebase.parts.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.parts.steps.KeyRanges;
import java.io.IOException;
import java.util.List;

/**
 * Writes the keys that were sent to one file without repetitions, and keeps the blocks, whose outcomes will be asked
 * for later. Returns how many keys there are.
 *
 * @param layer the layer whose keys they are
 * @param ranges where each partition begins
 */
record StoreKeys(LayerInParts layer, KeyRanges ranges) implements Receiver<Integer> {

    @Override
    public Integer receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
        KeyUnion union = new KeyUnion(blocks, ranges.firsts()[partition]);
        layer.files().write(layer.requests(partition), out -> {
            RecordFile.Writer requests = new RecordFile.Writer(out);
            for (Block block : blocks) {
                requests.add(new RecordFile.Entry(block.from(), 0, block.bytes()));
            }
            requests.end();
        });
        layer.files().write(layer.keys(partition), union.content());
        try (KeyFile keys = KeyFile.open(layer.keys(partition))) {
            return keys.size();
        }
    }
}
