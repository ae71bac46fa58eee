package dev.foregone.spi;

import java.util.stream.IntStream;

/**
 * From a sum of worths to an expected result, for a {@linkplain Game#evaluation() game's evaluation}: what a logistic regression
 * over positions of known value finds.
 */
public final class Odds {

    /** Beyond this sum, either way, the odds hardly change. */
    private static final int MOST = 1_000;

    private static final double[] EXPECTED = IntStream.rangeClosed(-MOST, MOST)
            .mapToDouble(sum -> Math.tanh(sum / 200.0))
            .toArray();

    private Odds() {}

    /**
     * The expected result at some odds. It takes about as long as a read of memory.
     *
     * @param sum the logarithm of the odds to win, in hundredths: 0 if both players stand equally well, 100 if a win is e times as
     *     likely as a loss, 200 if e squared times
     * @return from -0.9999 to 0.9999; the greater the sum, the greater
     */
    public static double expected(int sum) {
        return EXPECTED[MOST + Math.max(-MOST, Math.min(MOST, sum))];
    }
}
