package dev.foregone.learning;

import java.util.List;
import java.util.Locale;

/**
 * The points of a match.
 *
 * @param points a win is 1, a draw a half
 * @param games how many were played
 */
record MatchPoints(double points, int games) {

    /** So many standard errors chance exceeds one time in twenty. */
    private static final double CLEARLY = 1.645;

    /** Of pairs of games. */
    static MatchPoints of(List<Double> pairs) {
        return new MatchPoints(pairs.stream().mapToDouble(Double::doubleValue).sum(), 2 * pairs.size());
    }

    double share() {
        return games == 0 ? 0 : points / games;
    }

    /** Whether it is clearly more than half. */
    boolean isBetter() {
        return games > 0 && share() - CLEARLY * Math.sqrt(share() * (1 - share()) / games) > 0.5;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f of %d points (%.0f %%)", points, games, 100 * share());
    }
}
