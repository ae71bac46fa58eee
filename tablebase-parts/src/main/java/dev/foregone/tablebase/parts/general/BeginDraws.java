package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.util.BitSet;

/**
 * A superstep in which nothing is sent: when all wins and losses are known, open positions with a move to a drawn end
 * are drawn in 1.
 *
 * @param context the context of the build
 * @param before the labels before
 */
record BeginDraws(BuildContext context, LabelState before) implements Work<Count> {

    @Override
    public Count run(PackedRules<?, ?> rules, int partition) throws IOException {
        StepFiles files = context.files();
        Labels labels = before.labels(context, partition);
        labels.makeRoom();
        BitSet changed = new BitSet();
        Changes.read(StepFile.LATER.of(files, partition), (index, label) -> {
            if (Score.isDraw(label) && labels.backUp(index, label)) {
                changed.set(index);
            }
        });
        int step = before.step() + 1;
        files.write(StepFile.SETTLED.of(files, step, partition), Changes.content(changed, labels::get));
        LabelCache.ofThisJvm().leave(context.token(), partition, step, labels);
        return Changes.count(changed, labels);
    }
}
