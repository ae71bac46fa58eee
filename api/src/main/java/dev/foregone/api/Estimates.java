package dev.foregone.api;

import java.util.OptionalDouble;

/** Estimates of results: numbers from -1, a loss, to 1, a win. */
final class Estimates {

    private Estimates() {}

    /** The result itself as a number. */
    static double of(Outcome outcome) {
        return outcome.value().compareTo(GameValue.DRAW);
    }

    /** An estimate within the values that bounds allow; empty if they allow only one. */
    static OptionalDouble within(Bounds bounds, OptionalDouble estimate) {
        if (estimate.isEmpty()) {
            return estimate;
        }
        double value = estimate.getAsDouble();
        if (!(value >= -1 && value <= 1)) {
            throw new IllegalArgumentException("an estimate must be from -1 to 1, not " + value);
        }
        return bounds.value().isPresent()
                ? OptionalDouble.empty()
                : OptionalDouble.of(Math.max(of(bounds.atLeast()), Math.min(of(bounds.atMost()), value)));
    }
}
