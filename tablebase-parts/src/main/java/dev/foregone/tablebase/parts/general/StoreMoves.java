package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.retrograde.Classifier;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.util.List;

/**
 * Stores the moves into the positions of a partition, by their indexes. Moves come sorted by keys, so that they are
 * stored bucket by bucket of the positions. Counts the positions from which propagation begins.
 *
 * @param context the context of the build
 */
record StoreMoves(BuildContext context) implements Receiver<Count> {

    @Override
    public Count receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
        StepFiles files = context.files();
        MoveNumbers moves = MoveNumbers.of(context.owners().partitions(), rules.alternates());
        List<PairBlock> incoming = blocks.stream().map(PairBlock::new).toList();
        try (KeyFile keys = KeyFile.open(StepFile.POSITIONS.of(files, partition))) {
            files.write(StepFile.MOVES.of(files, partition), out -> write(moves, incoming, keys, out));
        }
        return Changes.count(StepFile.SETTLED.of(files, StepFile.FIRST, partition));
    }

    private static void write(MoveNumbers moves, List<PairBlock> incoming, KeyFile keys, Disk.Output out)
            throws IOException {
        MovesWriter writer = new MovesWriter(out);
        for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
            if (keys.size(bucket) > 0) {
                long[] targets = keys.read(bucket);
                MoveBucket moved = new MoveBucket(targets);
                for (PairBlock block : incoming) {
                    moved.take(block, moves);
                }
                moved.write(writer);
            }
        }
        writer.end();
        for (PairBlock block : incoming) {
            if (!block.ended()) {
                throw Classifier.notReached(block.key());
            }
        }
    }
}
