package dev.foregone.tablebase.parts.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.file.EncodedSection;
import dev.foregone.tablebase.builder.layered.LayerExpansion;
import dev.foregone.tablebase.builder.layered.Resolution;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds the outcomes of a partition's positions from those of their children, which have been sent, and writes them as
 * a part of the tablebase.
 *
 * @param layer the layer whose positions they are
 */
record Resolve(LayerInParts layer) implements Receiver<Part> {

    @Override
    public Part receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
        Path path = layer.partPath(partition);
        KeyTable children = children(blocks);
        try (KeyFile keys = KeyFile.open(layer.keys(partition))) {
            checkEnds(rules, keys);
            Workers worker = LayerInParts.worker();
            Resolution.Resolved resolved =
                    new Resolution(layer.rules(rules), worker, layer.number(), keys, children).resolve();
            EncodedSection section = resolved.encode(keys.toTable(resolved.codes(), worker), worker);
            layer.files().write(path, section::writeTo);
        }
        return Part.of(path, layer.part(partition));
    }

    /** The children with their outcomes: each answer has greater keys than the one before. */
    private static KeyTable children(List<Block> answers) throws IOException {
        long size = 0;
        for (Block answer : answers) {
            size += new KeyBlock(answer.bytes()).count();
        }
        long[] keys = KeyTable.room(size);
        char[] codes = new char[(int) size];
        int from = 0;
        for (Block answer : answers) {
            KeyBlock block = new KeyBlock(answer.bytes());
            long[] some = new long[block.count()];
            Leb128Reader outcomes = new Leb128Reader(answer.bytes(), block.read(some));
            System.arraycopy(some, 0, keys, from, some.length);
            for (int i = 0; i < some.length; i++) {
                codes[from++] = (char) outcomes.number();
            }
        }
        return KeyTable.of(keys, codes, from, from == 0 ? 0 : keys[0], LayerInParts.worker());
    }

    /** No move may lead on from the last layer. */
    private void checkEnds(PackedRules<?, ?> rules, KeyFile keys) throws IOException {
        if (layer.number() == 0) {
            new LayerExpansion(layer.rules(rules), LayerInParts.worker(), LayerInParts.memoryBytes()).expand(keys, 0);
        }
    }
}
