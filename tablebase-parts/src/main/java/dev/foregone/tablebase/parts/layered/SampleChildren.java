package dev.foregone.tablebase.parts.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.builder.positions.Expander;
import dev.foregone.tablebase.builder.positions.KeyFile;
import java.io.IOException;
import java.util.stream.LongStream;

/**
 * The children of some positions of a partition, by which to cut the next layer into ranges.
 *
 * @param layer the layer whose positions they are
 * @param every of how many positions one is taken
 */
record SampleChildren(LayerInParts layer, int every) implements Work<long[]> {

    @Override
    public long[] run(PackedRules<?, ?> rules, int partition) throws IOException {
        Expander expander = new Expander(layer.rules(rules));
        LongStream.Builder children = LongStream.builder();
        try (KeyFile keys = KeyFile.open(layer.keys(partition))) {
            long[] positions = {};
            for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
                int size = keys.size(bucket);
                int begin = Math.floorMod(-keys.firstIndex(bucket), every);
                if (begin < size) {
                    positions = keys.read(bucket, positions);
                }
                for (int i = begin; i < size; i += every) {
                    expander.expand(positions[i], children::add);
                }
            }
        }
        return children.build().toArray();
    }
}
