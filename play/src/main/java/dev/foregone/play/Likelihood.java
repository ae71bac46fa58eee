package dev.foregone.play;

import java.util.List;
import java.util.function.DoublePredicate;

/**
 * The likelihood of a player's choices as a function of the player's level. In terms of slip = 1 - level, its logarithm
 * is the sum of classesAbove log(slip) + log(hereOrWorse - slip worse). This is concave, so bisection finds its maximum
 * and one end of the interval on each side of it.
 */
final class Likelihood {

    /** Half of the 95 % quantile of the chi-squared distribution with one degree of freedom, 3.841459. */
    private static final double MARGIN = 1.920729;

    private static final int STEPS = 60;

    private final List<Cut> choices;
    private final double bestSlip;

    Likelihood(List<Cut> choices) {
        this.choices = List.copyOf(choices);
        bestSlip = boundary(0, 1, slip -> slope(slip) > 0);
    }

    double best() {
        return 1 - bestSlip;
    }

    double low() {
        return 1 - boundary(bestSlip, 1, this::plausible);
    }

    double high() {
        return boundary(best(), 1, level -> plausible(1 - level));
    }

    private boolean plausible(double slip) {
        return logarithm(slip) >= logarithm(bestSlip) - MARGIN;
    }

    private double logarithm(double slip) {
        return choices.stream()
                .mapToDouble(cut -> StrictMath.log(cut.chance(1 - slip)))
                .sum();
    }

    private double slope(double slip) {
        return choices.stream()
                .mapToDouble(cut -> cut.classesAbove() / slip - cut.worse() / (cut.hereOrWorse() - slip * cut.worse()))
                .sum();
    }

    /** The point where a predicate that holds at {@code low} ceases to hold: {@code high} if it holds there too. */
    private static double boundary(double low, double high, DoublePredicate holds) {
        if (holds.test(high)) {
            return high;
        }
        double from = low;
        double to = high;
        for (int step = 0; step < STEPS; step++) {
            double middle = (from + to) / 2;
            if (holds.test(middle)) {
                from = middle;
            } else {
                to = middle;
            }
        }
        return from;
    }
}
