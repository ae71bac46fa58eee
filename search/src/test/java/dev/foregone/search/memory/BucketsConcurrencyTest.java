package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.spi.Score;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Threads that share tight buckets lose entries, but never find one that nobody put there for the position. Wide ones need locks. */
@Tag("slow")
class BucketsConcurrencyTest {

    @Test
    void inEveryOrderOfTheirSteps() {
        new ModelCheckingOptions()
                .iterations(3)
                .invocationsPerIteration(1_000)
                .threads(2)
                .check(OnTightBuckets.class);
    }

    @Test
    void onTheProcessorItself() {
        new StressOptions()
                .iterations(3)
                .invocationsPerIteration(1_000)
                .threads(2)
                .check(OnTightBuckets.class);
    }

    @Test
    void wideBucketsNeedLocks() {
        ModelCheckingOptions options = new ModelCheckingOptions()
                .iterations(8)
                .invocationsPerIteration(1_000)
                .threads(3);
        assertThatThrownBy(() -> options.check(OnWideBuckets.class)).hasMessageContaining("findsOnlyItsOwn");
    }

    /** What the threads do, in any order, with more positions than a bucket holds. */
    @Param(name = "position", gen = IntGen.class, conf = "1:12")
    @Param(name = "work", gen = IntGen.class, conf = "1:3")
    public abstract static class Operations {

        private final Buckets buckets;

        Operations(Buckets buckets) {
            this.buckets = buckets;
        }

        private static long entry(int position, int work) {
            return Entry.of(Score.loss(2 * position), Score.win(2 * position + 1), work);
        }

        @Operation
        public void put(@Param(name = "position") int position, @Param(name = "work") int work) {
            buckets.put(position, entry(position, work));
        }

        @Operation
        public boolean findsOnlyItsOwn(@Param(name = "position") int position) {
            long found = buckets.get(position);
            long own = entry(position, 1);
            return found == Entry.NONE
                    || (Entry.atLeast(found) == Entry.atLeast(own) && Entry.atMost(found) == Entry.atMost(own));
        }
    }

    /** The same without locks. */
    public static final class OnTightBuckets extends Operations {

        /** Empty buckets. */
        public OnTightBuckets() {
            super(new TightBuckets(20, 1));
        }
    }

    /** The same without the locks that they need. */
    public static final class OnWideBuckets extends Operations {

        /** Empty buckets. */
        public OnWideBuckets() {
            super(new WideBuckets(1));
        }
    }
}
