package dev.foregone.tablebase.builder.positions;

import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Threads that find positions at once: each position is new to one of them. */
@Tag("slow")
class RankSetConcurrencyTest {

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
    @Param(name = "rank", gen = IntGen.class, conf = "61:66")
    public static final class Operations {

        private final RankSet ranks = new RankSet(128);

        @Operation
        public boolean add(@Param(name = "rank") int rank) {
            return ranks.add(rank);
        }
    }
}
