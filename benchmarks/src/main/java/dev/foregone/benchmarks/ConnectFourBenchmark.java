package dev.foregone.benchmarks;

import org.openjdk.jmh.annotations.Param;

/** Lines of play of Connect Four: perft 9, or perft 7 on states. */
public class ConnectFourBenchmark extends WorkBenchmark {

    /** The contender. */
    @Param({"handmade", "inlined", "listed", "packed", "megamorphic", "plain"})
    public String by = "";

    /** Called by JMH. */
    public ConnectFourBenchmark() {}

    @Override
    protected String workName() {
        return "connectfour-" + by;
    }
}
