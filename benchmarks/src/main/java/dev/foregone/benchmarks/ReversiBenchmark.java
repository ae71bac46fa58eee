package dev.foregone.benchmarks;

import org.openjdk.jmh.annotations.Param;

/** Reversi, a mutable board behind the bridge. */
public class ReversiBenchmark extends WorkBenchmark {

    /** The contender. */
    @Param({"handmade", "alpha-beta", "memo", "alpha-beta-copied", "memo-copied", "playouts", "playouts-copied"})
    public String by = "";

    /** Called by JMH. */
    public ReversiBenchmark() {}

    @Override
    protected String workName() {
        return "reversi-" + by;
    }
}
