package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.cluster.Receiver;
import dev.foregone.tablebase.file.EncodedSection;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.layered.Resolution;
import dev.foregone.tablebase.partitioned.OutcomeTable;
import dev.foregone.tablebase.partitioned.Resumable;
import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.positions.KeyTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds the outcomes of a partition's positions from those of their children, which have been sent, and writes them as
 * a part of the tablebase.
 *
 * @param layer whose positions they are
 * @param parts where to write them
 */
record Resolve(LayerFiles layer, PartPaths parts) implements Receiver<Part>, Resumable<Part> {

    @Override
    public Part receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
        KeyTable children = OutcomeTable.of(blocks);
        try (KeyFile keys = KeyFile.open(layer.keys(partition))) {
            Resolution resolution =
                    Resolution.toEncode(layer.rules(rules), LayerFiles.worker(), layer.layer(), keys, children);
            EncodedSection section = resolution.encode(resolution.resolve());
            layer.files().write(marker(partition), section::writeTo);
        }
        return part(partition);
    }

    @Override
    public Path marker(int partition) {
        return parts.path(layer.layer(), partition);
    }

    @Override
    public Part found(int partition) throws IOException {
        Section.alone(marker(partition)).checkBlocks();
        return part(partition);
    }

    private Part part(int partition) throws IOException {
        return Part.of(marker(partition), parts.number(partition));
    }
}
