package dev.foregone.benchmarks;

import java.util.Locale;

/** Games won, drawn and lost; a draw is half a point. */
final class MatchScore {

    /** Of the normal distribution, for an interval of 95 %. */
    private static final double DEVIATIONS = 1.96;

    private int won;
    private int drawn;
    private int lost;

    /**
     * Adds a game.
     *
     * @param result 1 if it was won, 0 for a draw, -1 if it was lost
     */
    void add(int result) {
        won += result > 0 ? 1 : 0;
        drawn += result == 0 ? 1 : 0;
        lost += result < 0 ? 1 : 0;
    }

    int games() {
        return won + drawn + lost;
    }

    double points() {
        return won + drawn / 2.0;
    }

    /** The lower end of Wilson's interval for the share of points, as if there were no draws: with draws it is narrower. */
    double atLeast() {
        return middle() - reach();
    }

    /** The upper end. */
    double atMost() {
        return middle() + reach();
    }

    private double middle() {
        double square = DEVIATIONS * DEVIATIONS;
        return (points() + square / 2) / (games() + square);
    }

    private double reach() {
        double square = DEVIATIONS * DEVIATIONS;
        double share = points() / games();
        double variance = share * (1 - share) * games() + square / 4;
        return DEVIATIONS * Math.sqrt(variance) / (games() + square);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%.1f of %d points, %.0f %% (95 %%: %.0f to %.0f); won %d, drawn %d, lost %d",
                points(),
                games(),
                100 * points() / games(),
                100 * atLeast(),
                100 * atMost(),
                won,
                drawn,
                lost);
    }
}
