package dev.foregone.benchmarks;

import org.openjdk.jmh.annotations.Param;

/** All positions of tic-tac-toe. */
public class TicTacToeBenchmark extends WorkBenchmark {

    /** The contender. */
    @Param({"memo", "alpha-beta"})
    public String by = "";

    /** Called by JMH. */
    public TicTacToeBenchmark() {}

    @Override
    protected String workName() {
        return "tictactoe-" + by;
    }
}
