package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.cluster.Receiver;
import dev.foregone.tablebase.partitioned.BlockFile;
import dev.foregone.tablebase.partitioned.KeyRanges;
import dev.foregone.tablebase.positions.KeyFile;
import java.io.IOException;
import java.util.List;

/**
 * Puts the keys that were sent into one file without repetitions, and keeps what was sent: it will be asked again, for
 * outcomes then. Gives how many keys there are.
 *
 * @param layer whose keys they are
 * @param ranges where each partition begins
 */
record StoreKeys(LayerFiles layer, KeyRanges ranges) implements Receiver<Integer> {

    @Override
    public Integer receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
        KeyUnion union = new KeyUnion(blocks, ranges.firsts()[partition]);
        layer.files().write(layer.requests(partition), BlockFile.content(blocks));
        layer.files().write(layer.keys(partition), union.content());
        try (KeyFile keys = KeyFile.open(layer.keys(partition))) {
            return keys.size();
        }
    }
}
