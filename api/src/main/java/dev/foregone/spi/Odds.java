package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.stream.IntStream;

/**
 * Makes an expected result, as a {@linkplain Game#evaluation() game's evaluation} returns it, of the logarithm of the odds to win: the
 * sum of what all that counts in a position is worth, as a logistic regression over positions of known result finds it.
 */
@Stability(Level.EXPERIMENTAL)
public final class Odds {

    /** Beyond this sum, either way, the odds hardly change. */
    private static final int MOST = 1_000;

    private static final double[] EXPECTED = IntStream.rangeClosed(-MOST, MOST)
            .mapToDouble(sum -> StrictMath.tanh(sum / 200.0))
            .toArray();

    private Odds() {}

    /**
     * The expected result at some odds. It takes about as long as a read of memory.
     *
     * @param sum the logarithm of the odds to win, in hundredths: 0 if both players stand equally well, 100 if a win is e times as
     *     likely as a loss, 200 if e squared times
     * @return from -0.9999 to 0.9999: the greater the sum, the greater, up to sums of 1,000 either way
     */
    public static double expected(int sum) {
        return EXPECTED[MOST + Math.max(-MOST, Math.min(MOST, sum))];
    }

    /**
     * The sum whose expected result is nearest: the inverse of {@link #expected}.
     *
     * @param expected from -1 to 1
     * @return from -1,000 to 1,000
     */
    public static int of(double expected) {
        double most = Math.min(0.999_9, Math.max(-0.999_9, expected));
        return (int) Math.round(100 * Math.log((1 + most) / (1 - most)));
    }
}
