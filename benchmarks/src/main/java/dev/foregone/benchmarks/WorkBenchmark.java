package dev.foregone.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures runs of a piece of work, and positions visited, per second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Benchmark)
public class WorkBenchmark {

    /** The name of the work to measure. */
    @Param({
        "footstep-6x6-minimax",
        "footstep-6x6-alpha-beta",
        "footstep-6x6-unhinted",
        "footstep-6x6-memo",
        "footstep-7x7-alpha-beta",
        "footstep-7x7-memo",
        "connectfour-handmade",
        "connectfour-packed",
        "connectfour-megamorphic",
        "connectfour-plain",
        "reversi-handmade",
        "reversi-alpha-beta",
        "reversi-memo"
    })
    public String by = "";

    private LongSupplier work = () -> 0;

    /** Called by JMH. */
    public WorkBenchmark() {}

    /** Prepares the work. */
    @Setup
    public void prepare() {
        work = Workloads.named(by).prepare();
    }

    /**
     * Does the work once.
     *
     * @param visited receives how many positions that took
     */
    @Benchmark
    public void solve(Visited visited) {
        visited.nodes += work.getAsLong();
    }

    /** Positions visited, which JMH reports per second. */
    @State(Scope.Thread)
    @AuxCounters
    public static class Visited {

        /** The number since the iteration began. */
        public long nodes;

        /** Called by JMH. */
        public Visited() {}
    }
}
