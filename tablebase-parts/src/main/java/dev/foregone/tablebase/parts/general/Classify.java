package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.cluster.Outbox;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.retrograde.Classifier;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.parts.steps.Batches;
import dev.foregone.tablebase.parts.steps.KeyRanges;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.util.BitSet;

/**
 * Looks at every position of a partition, records what is known of it at once, and sends the moves that its outcome
 * depends on to where they lead. Moves are sent and stored even where the rules have predecessors: an index takes a
 * third of a key, and need not be looked up again in each ply.
 *
 * @param context the context of the build
 * @param ranges the ranges for which moves are counted
 */
record Classify(BuildContext context, KeyRanges ranges) implements Sender {

    @Override
    public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
        context.rules().check(rules);
        try (KeyFile keys = KeyFile.open(StepFile.POSITIONS.of(context.files(), partition))) {
            new Pass(rules, outbox, keys).run(partition);
        }
    }

    /** One pass over the positions. */
    private final class Pass {
        private final KeyFile keys;
        private final Classifier classifier;
        private final Labels labels;
        private final long[] moves = new long[ranges.count()];
        private final BitSet first = new BitSet();
        /** Drawn in 1 if nothing better turns up, or lost in 2. */
        private final BitSet later = new BitSet();

        private final Batches batches;
        private final MoveNumbers turns;

        Pass(PackedRules<?, ?> rules, Outbox outbox, KeyFile keys) {
            this.keys = keys;
            this.classifier = new Classifier(context.rules().keyRules(rules));
            this.labels = new Labels(keys.size());
            this.turns = MoveNumbers.of(context.owners().partitions(), rules.alternates());
            this.batches = new Batches(context.owners().partitions(), outbox, PairBlock.encoder());
        }

        void run(int partition) throws IOException {
            for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
                long[] some = keys.read(bucket);
                for (int i = 0; i < some.length; i++) {
                    long before = classifier.moves();
                    classify(keys.firstIndex(bucket) + i, some[i]);
                    moves[ranges.of(some[i])] += classifier.moves() - before;
                }
            }
            batches.sendAll();
            write(context.files(), partition);
        }

        private void write(StepFiles files, int partition) throws IOException {
            files.write(StepFile.COUNTED.of(files, partition), RecordFile.numbers(moves));
            files.write(
                    StepFile.LATER.of(files, partition),
                    Changes.content(
                            later, index -> Labels.isOpen(labels.get(index)) ? Score.draw(1) : labels.get(index)));
            files.write(StepFile.LABELS.of(files, StepFile.FIRST, partition), Changes.all(labels));
            files.write(StepFile.SETTLED.of(files, StepFile.FIRST, partition), Changes.content(first, labels::get));
        }

        private void classify(int index, long key) {
            int label = classifier.label(key);
            labels.set(index, label);
            if (Labels.isOpen(label)) {
                if (classifier.drawsNow()) {
                    later.set(index);
                }
                send(index);
            } else if (label == Score.loss(2)) {
                later.set(index);
            } else if (classifier.spreadsFirst(label)) {
                first.set(index);
            }
        }

        private void send(int index) {
            for (int i = 0; i < classifier.relevantSize(); i++) {
                long child = classifier.relevant(i);
                batches.add(context.owners().of(child), child, turns.turn(index, classifier.relevantAgain(i)));
            }
        }
    }
}
