package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Outbox;
import dev.foregone.tablebase.cluster.Sender;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.records.RecordFile;
import java.io.IOException;

/**
 * Answers the partitions of the layer above, which have asked for the outcomes of positions.
 *
 * @param layer the layer whose outcomes are asked for, and known
 * @param parts where they are
 */
record Answer(LayerFiles layer, PartPaths parts) implements Sender {

    @Override
    public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
        Lookup outcomes = new Lookup(Section.alone(parts.path(layer.layer(), partition)));
        RecordFile.forEach(
                layer.requests(partition), (from, request) -> outbox.put((int) from, outcomes.answer(request)));
    }
}
