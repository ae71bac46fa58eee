package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Outbox;
import dev.foregone.tablebase.cluster.Sender;
import dev.foregone.tablebase.file.MappedFile;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.partitioned.BlockFile;
import dev.foregone.tablebase.work.DamagedFileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;

/**
 * Answers the partitions of the layer above, which have asked for the outcomes of positions.
 *
 * @param layer whose outcomes are asked for, and known
 * @param parts where they are
 * @param receivers the partitions that still want answers
 */
record Answer(LayerFiles layer, PartPaths parts, BitSet receivers) implements Sender {

    @Override
    public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
        Path part = parts.path(layer.layer(), partition);
        Lookup outcomes = outcomes(part);
        BlockFile.read(layer.requests(partition), request -> {
            if (receivers.get(request.from())) {
                outbox.put(request.from(), outcomes.answer(request.bytes()));
            }
        });
    }

    private static Lookup outcomes(Path part) throws IOException {
        MappedFile file = new MappedFile(part);
        try {
            return new Lookup(new Section(file, 0));
        } catch (DamagedFileException damaged) {
            throw new DamagedFileException(part + ": " + damaged.getMessage()
                    + "\n  delete its directory and the work directory and start again");
        }
    }
}
