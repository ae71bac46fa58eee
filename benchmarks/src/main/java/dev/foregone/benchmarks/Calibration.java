package dev.foregone.benchmarks;

import java.util.Arrays;
import java.util.Locale;

/** What estimates are worth: for those of about the same height, how many there were, and the mean of the true values. */
final class Calibration {

    private static final int PARTS = 10;

    private final int[] counts = new int[PARTS];
    private final double[] estimates = new double[PARTS];
    private final double[] values = new double[PARTS];

    /**
     * Adds one.
     *
     * @param estimate from -1 to 1
     * @param value the truth: 1, 0 or -1
     */
    void add(double estimate, int value) {
        int part = (int) Math.min(PARTS - 1, (1 + estimate) / 2 * PARTS);
        counts[part]++;
        estimates[part] += estimate;
        values[part] += value;
    }

    /** How many estimates there are, and a line for each part of the range in which there are some. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%14s of %6d moves%n",
                "estimates",
                Arrays.stream(counts).sum()));
        for (int part = 0; part < PARTS; part++) {
            if (counts[part] > 0) {
                text.append(String.format(
                        Locale.ROOT,
                        "%14s %5.2f on average: %6d moves, worth %5.2f%n",
                        "estimate",
                        estimates[part] / counts[part],
                        counts[part],
                        values[part] / counts[part]));
            }
        }
        return text.toString();
    }
}
