package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.cluster.Outbox;
import dev.foregone.tablebase.cluster.Sender;
import dev.foregone.tablebase.partitioned.KeyRanges;
import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.retrograde.Labels;
import dev.foregone.tablebase.storage.RecordFile;
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
        long[] moves = RecordFile.numbers(StepFile.COUNTED.of(context.files(), partition));
        try (KeyFile keys = KeyFile.open(StepFile.POSITIONS.of(context.files(), partition))) {
            new Pass(outbox, moves).run(keys, labels);
        }
        LabelCache.ofThisJvm().leave(context.token(), partition, state.step(), labels);
    }

    /** One pass over the positions, in ascending order. */
    private final class Pass {
        private final Outbox outbox;
        private final long[] moves;
        private PositionBlock.Writer block = new PositionBlock.Writer();
        private int range;

        Pass(Outbox outbox, long[] moves) {
            this.outbox = outbox;
            this.moves = moves;
        }

        void run(KeyFile keys, Labels labels) throws IOException {
            for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
                long[] some = keys.read(bucket);
                for (int i = 0; i < some.length; i++) {
                    add(some[i], labels.get(keys.firstIndex(bucket) + i));
                }
            }
            send();
        }

        private void add(long key, int label) {
            int next = ranges.of(key);
            if (next != range || block.isFull()) {
                send();
                range = next;
            }
            block.add(key, Labels.code(Labels.isOpen(label) ? Score.ENDLESS_DRAW : label));
        }

        private void send() {
            if (!block.isEmpty()) {
                outbox.put(range, block.toByteArray(moves[range]));
                moves[range] = 0;
                block = new PositionBlock.Writer();
            }
        }
    }
}
