package dev.foregone.tablebase.parts.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.layered.KeyBuckets;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.parts.steps.KeyBlock;
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
        layer.files().write(layer.requests(partition), out -> {
            RecordFile.Writer requests = new RecordFile.Writer(out);
            for (Block block : blocks) {
                requests.add(new RecordFile.Entry(block.from(), 0, block.bytes()));
            }
            requests.end();
        });
        layer.files().write(layer.keys(partition), union(blocks, ranges.firsts()[partition]));
        try (KeyFile keys = KeyFile.open(layer.keys(partition))) {
            return keys.size();
        }
    }

    /** The content of a file of the keys of all blocks, none of which is less than {@code least}. */
    static AtomicFiles.Content union(List<Block> blocks, long least) throws IOException {
        KeyBuckets buckets = new KeyBuckets(LayerInParts.memoryBytes());
        buckets.begin(least, bits(blocks, least));
        KeySorter sorter = new KeySorter();
        for (Block block : blocks) {
            buckets.addAscending(new KeyBlock(block.bytes()).keys(), sorter);
        }
        return buckets.content(LayerInParts.worker(), sorter);
    }

    /** How many bits the distance of a key from the least has, at most. */
    private static int bits(List<Block> blocks, long least) {
        int bits = 0;
        for (Block block : blocks) {
            long farthest = new KeyBlock(block.bytes()).last() - least;
            bits = Math.max(bits, Long.SIZE - Long.numberOfLeadingZeros(farthest));
        }
        return bits;
    }
}
