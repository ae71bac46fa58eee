package dev.foregone.engine.anytime;

/**
 * Linear regression: the weights with which features of a position come nearest to the results that were seen, by least squares
 * over all samples so far. For one thread.
 */
final class Regression {

    /** Keeps the equations solvable where a feature never changes; about this many samples outweigh it. */
    private static final double RIDGE = 4;

    private final int size;

    /** The sums of the products of two features. */
    private final double[][] products;

    /** The sums of the products of a feature and the result. */
    private final double[] withResult;

    private double squares;
    private double sum;
    private long samples;

    Regression(int size) {
        this.size = size;
        products = new double[size][size];
        withResult = new double[size];
    }

    void add(double[] features, double result) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                products[i][j] += features[i] * features[j];
            }
            withResult[i] += features[i] * result;
        }
        squares += result * result;
        sum += result;
        samples++;
    }

    long samples() {
        return samples;
    }

    /** The weights, by Cholesky's decomposition. */
    double[] weights() {
        double[][] root = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double rest = products[i][j] + (i == j ? RIDGE : 0);
                for (int k = 0; k < j; k++) {
                    rest -= root[i][k] * root[j][k];
                }
                root[i][j] = i == j ? Math.sqrt(rest) : rest / root[j][j];
            }
        }
        double[] weights = new double[size];
        for (int i = 0; i < size; i++) {
            double rest = withResult[i];
            for (int k = 0; k < i; k++) {
                rest -= root[i][k] * weights[k];
            }
            weights[i] = rest / root[i][i];
        }
        for (int i = size - 1; i >= 0; i--) {
            double rest = weights[i];
            for (int k = i + 1; k < size; k++) {
                rest -= root[k][i] * weights[k];
            }
            weights[i] = rest / root[i][i];
        }
        return weights;
    }

    /** The share of the results' variance that the weights explain, from 0 to 1. */
    double explained(double[] weights) {
        double variance = squares - sum * sum / Math.max(1, samples);
        if (variance < 1e-9) {
            return 0;
        }
        double mean = sum / samples;
        double explained = -sum * mean;
        for (int i = 0; i < size; i++) {
            explained += weights[i] * withResult[i];
        }
        return Math.max(0, Math.min(1, explained / variance));
    }
}
