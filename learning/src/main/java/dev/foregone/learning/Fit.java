package dev.foregone.learning;

import dev.foregone.api.Cancellation;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Patterns.Place;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;

/**
 * Finds the worth of patterns: a logistic regression of results on the patterns of positions, by stochastic gradients of adaptive size
 * (J. Duchi, E. Hazan and Y. Singer, <em>Adaptive subgradient methods</em>, 2011), with a pull to 0. The pass over all samples after
 * which it predicts others best is the one that counts. For one thread.
 */
final class Fit {

    /** One sample moves the sum that it is judged by about so far. */
    private static final double RATE = 1;

    /** The part of each weight that is lost in a pass over all samples. */
    private static final double DECAY = 0.02;

    /** So many passes that predict no better than the best end it. */
    private static final int PATIENCE = 2;

    /** The game's own evaluation is one number, of greater size than the others, and counts for it. */
    private static final double OWN_RATE = 0.001;

    private static final double LEAST_OF_OWN = 0.05;

    /** In hundredths: larger worths than this are as good as certain. */
    private static final int MOST = 3_000;

    private static final double TINY = 1e-9;

    /** So many samples are learned between two looks at the cancellation. */
    private static final int LOOK = 1 << 12;

    private final Patterns patterns;
    private final Cancellation cancellation;
    private final Place[] places;

    private final double rate;

    /** Of each weight of the patterns, from 1 on. */
    private final float[] values;

    /** The sum of the squares of its gradients. */
    private final float[] squares;

    /** The weights that the last sample showed, with their signs. */
    private final int[] shown;

    private int shownCount;
    private double ownFactor;

    /**
     * A fit.
     *
     * @param hasOwn whether the game has an evaluation of its own, which is one number more
     * @param cancellation ends it by a {@link CancellationException}
     */
    Fit(Patterns patterns, boolean hasOwn, Cancellation cancellation) {
        this.cancellation = cancellation;
        this.patterns = patterns;
        this.values = new float[patterns.count() + 1];
        this.squares = new float[patterns.count() + 1];
        Arrays.fill(squares, 1);
        places = patterns.places().toArray(Place[]::new);
        shown = new int[2 * places.length];
        rate = RATE / places.length;
        ownFactor = hasOwn ? 1 : 0;
    }

    /**
     * Learns from samples until that no longer helps to predict others; returns the mean logarithmic loss there.
     *
     * @param ofSearch the part of the search in what is learned
     * @param passes how many there are at most
     */
    double learn(List<TrainingPosition> samples, List<TrainingPosition> others, double ofSearch, int passes) {
        int[] order = new int[samples.size()];
        Arrays.setAll(order, index -> index);
        SplittableRandom random = new SplittableRandom(samples.size());
        double least = loss(others, ofSearch);
        float[] best = values.clone();
        double bestOfOwn = ownFactor;
        int worse = 0;
        for (int pass = 0; pass < passes && worse < PATIENCE; pass++) {
            shuffle(order, random);
            for (int i = 0; i < order.length; i++) {
                if (i % LOOK == 0 && cancellation.isCancelled()) {
                    throw new CancellationException();
                }
                step(samples.get(order[i]), ofSearch);
            }
            decay();
            double loss = loss(others, ofSearch);
            worse = loss < least ? 0 : worse + 1;
            if (loss < least) {
                least = loss;
                System.arraycopy(values, 0, best, 0, values.length);
                bestOfOwn = ownFactor;
            }
        }
        System.arraycopy(best, 0, values, 0, values.length);
        ownFactor = bestOfOwn;
        return least;
    }

    private static void shuffle(int[] order, SplittableRandom random) {
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
    }

    private void decay() {
        for (int weight = 0; weight < values.length; weight++) {
            values[weight] *= (float) (1 - DECAY);
        }
    }

    private void step(TrainingPosition sample, double ofSearch) {
        double error = chance(sum(sample)) - sample.chance(ofSearch);
        for (int i = 0; i < shownCount; i++) {
            int weight = Math.abs(shown[i]);
            squares[weight] += (float) (error * error);
            float change = (float) (rate * error / Math.sqrt(squares[weight]));
            values[weight] -= shown[i] > 0 ? change : -change;
        }
        if (ownFactor != 0) {
            ownFactor = Math.max(LEAST_OF_OWN, ownFactor - OWN_RATE * error * sample.own());
        }
    }

    /** The logarithm of the odds to win of the player who began; notes the weights that it sums. */
    private double sum(TrainingPosition sample) {
        shownCount = 0;
        double sum = ownFactor * sample.own();
        for (Place place : places) {
            int pattern = patterns.shown(place, sample.cells(), sample.isFirstToMove());
            sum += show(patterns.weight(place.shared() + pattern));
            if (place.own() >= 0) {
                sum += show(patterns.weight(place.own() + pattern));
            }
        }
        return sum;
    }

    private float show(int weight) {
        if (weight == 0) {
            return 0;
        }
        shown[shownCount++] = weight;
        return weight > 0 ? values[weight] : -values[-weight];
    }

    private static double chance(double sum) {
        return 1 / (1 + StrictMath.exp(-sum));
    }

    /** The mean logarithmic loss on samples. */
    double loss(List<TrainingPosition> samples, double ofSearch) {
        double loss = 0;
        for (TrainingPosition sample : samples) {
            double chance = chance(sum(sample));
            double truth = sample.chance(ofSearch);
            loss -= truth * StrictMath.log(chance + TINY) + (1 - truth) * StrictMath.log(1 - chance + TINY);
        }
        return loss / Math.max(1, samples.size());
    }

    Patterns patterns() {
        return patterns;
    }

    /** What each weight is worth, in hundredths of the logarithm of the odds. */
    short[] values() {
        short[] hundredths = new short[patterns.count()];
        for (int weight = 0; weight < hundredths.length; weight++) {
            hundredths[weight] = (short) Math.max(-MOST, Math.min(MOST, Math.round(100 * values[weight + 1])));
        }
        return hundredths;
    }

    int ownPercent() {
        return (int) Math.round(100 * ownFactor);
    }
}
