package dev.foregone.benchmarks;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A repeatable piece of work.
 *
 * @param name the name to select it by
 * @param description one line about it
 * @param preparation creates the task, once and unmeasured; each run of the task checks its own answer and returns the
 *     number of positions visited
 */
record Workload(String name, String description, Supplier<LongSupplier> preparation) {

    LongSupplier prepare() {
        return preparation.get();
    }

    /** Checks an answer: the time spent on a wrong one means nothing. */
    static void check(Object expected, Object answer) {
        if (!expected.equals(answer)) {
            throw new IllegalStateException("the answer is " + answer + ", and should be " + expected);
        }
    }
}
