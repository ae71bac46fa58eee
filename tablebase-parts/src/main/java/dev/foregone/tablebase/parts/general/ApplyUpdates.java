package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;

/**
 * Receives the worth of moves, settles positions by it, and returns how many.
 *
 * @param context the context of the build
 * @param before the labels before
 * @param all whether to write all labels afterwards
 */
record ApplyUpdates(BuildContext context, LabelState before, boolean all) implements Receiver<Count> {

    @Override
    public Count receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
        if (blocks.isEmpty() && !all) {
            context.files().write(settled(partition), Changes.content(new BitSet(), none -> 0));
            LabelCache.ofThisJvm().unchanged(context.token(), partition, before.step());
            return new Count(0, 0);
        }
        Labels labels = before.labels(context, partition);
        BitSet changed = new BitSet();
        for (Block block : blocks) {
            take(new Leb128Reader(block.bytes()), labels, changed);
        }
        write(partition, labels, changed);
        LabelCache.ofThisJvm().leave(context.token(), partition, before.step() + 1, labels);
        return Changes.count(changed, labels);
    }

    private void write(int partition, Labels labels, BitSet changed) throws IOException {
        StepFiles files = context.files();
        if (all) {
            files.write(StepFile.LABELS.of(files, before.step() + 1, partition), Changes.all(labels));
        }
        files.write(settled(partition), Changes.content(changed, labels::get));
    }

    private Path settled(int partition) {
        return StepFile.SETTLED.of(context.files(), before.step() + 1, partition);
    }

    static void take(Leb128Reader in, Labels labels, BitSet changed) {
        int score = OutcomeCode.score(in.smallNumber());
        int count = in.smallNumber();
        int index = 0;
        labels.makeRoom();
        for (int i = 0; i < count; i++) {
            index += in.smallNumber();
            if (Labels.isOpen(labels.get(index))) {
                changed.set(index);
                if (labels.backUp(index, score)) {
                    Labels.code(score); // refuses an outcome that no file can hold
                }
            }
        }
    }
}
