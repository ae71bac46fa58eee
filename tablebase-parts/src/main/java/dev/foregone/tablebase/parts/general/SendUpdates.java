package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.cluster.Outbox;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.coding.Leb128Writer;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.parts.steps.Batches;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.IOException;
import java.util.function.IntSupplier;

/**
 * Sends the worth of the positions that the superstep before has settled to those from which a move leads there. All
 * settled positions are as many plies from the end, so there are at most two scores, one for those who win or draw and
 * one for those who lose.
 *
 * @param context the context of the build
 * @param step the number of the superstep before
 */
record SendUpdates(BuildContext context, int step) implements Sender {

    /** After this superstep, positions seen to be lost in 2 at the first look join in. */
    static final int LOST_IN_TWO_FROM = 2;

    @Override
    public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
        StepFiles files = context.files();
        try (MovesReader reader = new MovesReader(StepFile.MOVES.of(files, partition))) {
            Pass pass = new Pass(reader, MoveNumbers.of(context.owners().partitions(), rules.alternates()), outbox);
            Changes.read(StepFile.SETTLED.of(files, step, partition), pass::spread);
            if (step == LOST_IN_TWO_FROM) {
                Changes.read(StepFile.LATER.of(files, partition), (index, label) -> {
                    if (label == Score.loss(2)) {
                        pass.spread(index, label);
                    }
                });
            }
            pass.end();
        }
    }

    /** One pass over the positions. */
    private static final class Pass {
        private final MovesReader reader;
        private final MoveNumbers moves;
        private final KeySorter sorter = new KeySorter();
        private final Batches good;
        private final Batches bad;
        private int goodScore;
        private int badScore;

        Pass(MovesReader reader, MoveNumbers moves, Outbox outbox) {
            this.reader = reader;
            this.moves = moves;
            this.good = batches(outbox, () -> goodScore);
            this.bad = batches(outbox, () -> badScore);
        }

        private Batches batches(Outbox outbox, IntSupplier score) {
            return new Batches(moves.partitions(), outbox, (indexes, none, count) -> {
                Leb128Writer out = new Leb128Writer();
                sorter.sort(indexes, count);
                out.number(OutcomeCode.of(score.getAsInt()));
                out.number(count);
                out.ascending(indexes, count);
                return out.toByteArray();
            });
        }

        void spread(int index, int label) throws IOException {
            if (!Labels.isOpen(label)) {
                int passed = Score.backedUp(label);
                int kept = Score.backedUp(label, true);
                reader.read(index, move -> send(move, moves.again(move) ? kept : passed));
            }
        }

        private void send(long move, int score) {
            if (Score.isLoss(score)) {
                badScore = score;
                bad.add(moves.partition(move), moves.index(move));
            } else {
                goodScore = score;
                good.add(moves.partition(move), moves.index(move));
            }
        }

        void end() {
            good.sendAll();
            bad.sendAll();
        }
    }
}
