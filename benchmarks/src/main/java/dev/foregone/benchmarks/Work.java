package dev.foregone.benchmarks;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A piece of work that can be done again and again.
 *
 * @param name what to ask for it by
 * @param description one line about it
 * @param preparation makes what does the work, once and unmeasured; each time it is done it checks its own answer, and
 *     returns how many positions it visited
 */
record Work(String name, String description, Supplier<LongSupplier> preparation) {

    /** Gets ready to do the work. */
    LongSupplier prepare() {
        return preparation.get();
    }

    /** Holds an answer against what it must be: time spent on a wrong answer means nothing. */
    static void check(Object expected, Object answer) {
        if (!expected.equals(answer)) {
            throw new IllegalStateException("the answer is " + answer + ", and should be " + expected);
        }
    }
}
