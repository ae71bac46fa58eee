package dev.foregone.benchmarks;

import org.openjdk.jmh.annotations.Param;

/** Lines of play of Connect Four: perft 9, on states perft 7. */
public class ConnectFourBenchmark extends WorkBenchmark {

    /** Who does it. */
    @Param({"handmade", "inlined", "listed", "packed", "megamorphic", "plain"})
    public String by = "";

    /** Called by JMH. */
    public ConnectFourBenchmark() {}

    @Override
    protected String workName() {
        return "connectfour-" + by;
    }
}
