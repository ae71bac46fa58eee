package dev.foregone.benchmarks;

import org.openjdk.jmh.annotations.Param;

/** The full 7 by 7 board of footstep, from opposite corners. */
public class Footstep7x7Benchmark extends WorkBenchmark {

    /** The contender. */
    @Param({"handmade", "alpha-beta", "memo"})
    public String by = "";

    /** Called by JMH. */
    public Footstep7x7Benchmark() {}

    @Override
    protected String workName() {
        return "footstep-7x7-" + by;
    }
}
