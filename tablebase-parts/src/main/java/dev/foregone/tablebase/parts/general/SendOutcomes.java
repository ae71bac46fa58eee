package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.cluster.Outbox;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.parts.steps.Batches;
import dev.foregone.tablebase.parts.steps.KeyRanges;
import java.io.IOException;

/**
 * Sends every position of a partition with its outcome to the part that it belongs to. Open positions never end.
 *
 * @param context the context of the build
 * @param state the labels
 * @param ranges the ranges of the parts
 */
record SendOutcomes(BuildContext context, LabelState state, KeyRanges ranges) implements Sender {

    @Override
    public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
        Labels labels = state.labels(context, partition);
        Batches batches = batches(outbox, RecordFile.numbers(StepFile.COUNTED.of(context.files(), partition)));
        try (KeyFile keys = KeyFile.open(StepFile.POSITIONS.of(context.files(), partition))) {
            for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
                int index = keys.firstIndex(bucket);
                for (long key : keys.read(bucket)) {
                    int label = labels.get(index++);
                    batches.add(ranges.of(key), key, Labels.code(Labels.isOpen(label) ? Score.ENDLESS_DRAW : label));
                }
            }
        }
        batches.sendAll();
        LabelCache.ofThisJvm().leave(context.token(), partition, state.step(), labels);
    }

    /** The first block for a range has the moves of all positions there; keys come in ascending order. */
    private Batches batches(Outbox outbox, long[] moves) {
        return new Batches(ranges.count(), outbox, (keys, codes, count) -> {
            int range = ranges.of(keys[0]);
            long counted = moves[range];
            moves[range] = 0;
            return PairBlock.encode(keys, codes, count, counted);
        });
    }
}
