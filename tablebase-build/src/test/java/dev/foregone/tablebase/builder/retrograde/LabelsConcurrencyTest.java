package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.Score;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Threads that settle positions at once: each is settled by one of them, and each lost child counts once. */
@Tag("slow")
class LabelsConcurrencyTest {

    @Test
    void inEveryOrderOfTheirSteps() {
        new ModelCheckingOptions()
                .iterations(3)
                .invocationsPerIteration(1_000)
                .threads(2)
                .check(Operations.class);
    }

    @Test
    void onTheProcessorItself() {
        new StressOptions()
                .iterations(3)
                .invocationsPerIteration(1_000)
                .threads(2)
                .check(Operations.class);
    }

    /** What the threads do, in any order. */
    @Param(name = "index", gen = IntGen.class, conf = "0:1")
    public static final class Operations {

        private static final int CHILDREN = 3;

        private final Labels labels = new Labels(2);

        public Operations() {
            labels.set(0, Labels.open(CHILDREN));
            labels.set(1, Labels.open(CHILDREN));
        }

        @Operation
        public boolean win(@Param(name = "index") int index) {
            return labels.backUp(index, Score.win(3));
        }

        @Operation
        public boolean draw(@Param(name = "index") int index) {
            return labels.backUp(index, Score.draw(4));
        }

        @Operation
        public boolean loseChild(@Param(name = "index") int index) {
            return labels.backUp(index, Score.loss(2));
        }
    }
}
