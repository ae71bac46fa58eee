package dev.foregone.benchmarks;

import java.util.Arrays;
import java.util.Locale;

/**
 * A summary of a series of figures.
 *
 * @param min the least
 * @param median the middle one, or the mean of the two in the middle
 * @param max the greatest
 */
record Summary(double min, double median, double max) {

    /** Summarizes one or more figures. */
    static Summary of(double... figures) {
        if (figures.length == 0) {
            throw new IllegalArgumentException("no figures to sum up");
        }
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        int upper = sorted.length / 2;
        int lower = (sorted.length - 1) / 2;
        return new Summary(sorted[0], (sorted[lower] + sorted[upper]) / 2, sorted[sorted.length - 1]);
    }

    /** The three figures in columns. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%10.3f %10.3f %10.3f", min, median, max);
    }
}
