package dev.foregone.engine.anytime;

import java.util.Arrays;

/**
 * How much a move of a game at random changes the estimate, for the player who makes it. Most moves change it a little; those that
 * change it more are called captures here, whatever they are in the game. For one thread.
 */
final class UsualGains {

    private static final int MOST_SAMPLES = 4_096;

    /** A gain farther above the median than this many median distances from it is unusual. */
    private static final double UNUSUAL = 3;

    /** More than one rounding of an estimate. */
    private static final double LEAST = 1e-5;

    /** One gain in this many is greater than the largest is taken to be. */
    private static final int RARE = 200;

    private final double[] gains = new double[MOST_SAMPLES];
    private int count;
    private double usual = MoveGains.UNKNOWN;
    private double largest = MoveGains.UNKNOWN;

    /** Adds the gain of a move. */
    void add(double gain) {
        if (count < MOST_SAMPLES) {
            gains[count++] = gain;
        }
    }

    /** Learns from the gains that were added. */
    void learn() {
        if (count == 0) {
            return;
        }
        double[] sorted = Arrays.copyOf(gains, count);
        Arrays.sort(sorted);
        double median = sorted[count / 2];
        double[] distances = Arrays.stream(sorted)
                .map(gain -> Math.abs(gain - median))
                .sorted()
                .toArray();
        usual = median + UNUSUAL * distances[count / 2] + LEAST;
        largest = Math.max(LEAST, sorted[count - 1 - count / RARE]);
    }

    /** What a move gains at most that is no capture. */
    double usual() {
        return usual;
    }

    /** What a move gains at most, but for rare exceptions. */
    double largest() {
        return largest;
    }
}
