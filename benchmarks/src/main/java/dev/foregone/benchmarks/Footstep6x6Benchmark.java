package dev.foregone.benchmarks;

import org.openjdk.jmh.annotations.Param;

/** The full 6 by 6 board of footstep, from opposite corners. */
public class Footstep6x6Benchmark extends WorkBenchmark {

    /** The contender. */
    @Param({"direct", "handmade", "minimax", "alpha-beta", "unhinted", "memo", "memo-unhinted", "plain"})
    public String by = "";

    /** Called by JMH. */
    public Footstep6x6Benchmark() {}

    @Override
    protected String workName() {
        return "footstep-6x6-" + by;
    }
}
