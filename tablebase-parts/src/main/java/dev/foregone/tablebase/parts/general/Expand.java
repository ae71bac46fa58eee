package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Outbox;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.positions.Expander;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.parts.steps.Batches;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import java.io.IOException;
import java.util.List;

/**
 * Sends the children of the positions that the step before has found, each to its owner.
 *
 * @param context the context of the build
 * @param step the number of this step
 */
record Expand(BuildContext context, int step) implements Sender {

    @Override
    public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
        context.rules().check(rules);
        KeySorter sorter = new KeySorter();
        Owners owners = context.owners();
        Batches batches = new Batches(
                owners.partitions(),
                outbox,
                (keys, none, count) -> KeyBlock.encode(keys, sorter.sortUnique(keys, count)));
        Expander expander = new Expander(context.rules().keyRules(rules));
        try (SortedRuns fresh = new SortedRuns(List.of(StepFile.FRESH.of(context.files(), step - 1, partition)))) {
            fresh.forEach(key -> expander.expand(key, child -> batches.add(owners.of(child), child)));
        }
        batches.sendAll();
    }
}
