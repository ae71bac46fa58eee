package dev.foregone.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** One of the two sides of a comparison, and its runs so far. */
final class Contender {

    private final String name;
    private final LongSupplier work;
    private final List<Run> runs = new ArrayList<>();

    Contender(String name, LongSupplier work) {
        this.name = name;
        this.work = work;
    }

    String name() {
        return name;
    }

    void run() {
        long started = System.nanoTime();
        long nodes = work.getAsLong();
        runs.add(new Run(System.nanoTime() - started, nodes));
    }

    void forget() {
        runs.clear();
    }

    /** Positions visited by the last run. */
    long nodes() {
        return runs.get(runs.size() - 1).nodes();
    }

    Summary summary(ToDoubleFunction<Run> figure) {
        return Summary.of(runs.stream().mapToDouble(figure).toArray());
    }

    /** This side's figures divided by the other's, pair by pair. */
    Summary ratio(Contender other, ToDoubleFunction<Run> figure) {
        return Summary.of(IntStream.range(0, runs.size())
                .mapToDouble(pair -> figure.applyAsDouble(runs.get(pair)) / figure.applyAsDouble(other.runs.get(pair)))
                .toArray());
    }
}
