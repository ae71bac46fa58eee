package dev.foregone.games.dobutsu;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.stream.IntStream;

/**
 * Finds the weights by which the results of examples are the most likely, each example being a set of features that count its
 * weight, and large weights being punished by their squares. By L-BFGS: Liu and Nocedal, <em>On the limited memory BFGS method
 * for large scale optimization</em> (1989).
 */
final class LogisticRegression {

    private static final int REMEMBERED = 10;
    private static final int PARTS = 8;
    private static final double LEAST_GAIN = 1e-6;
    private static final double SUFFICIENT = 1e-4;

    private final int[][] examples;
    private final double[] results;
    private final int weights;
    private final double penalty;

    /**
     * @param examples the features of each, counted from 0
     * @param results of each example: 1 for a win, 0 for a loss
     * @param weights the number of features
     * @param penalty half of it times the square of each weight is added to the loss
     */
    LogisticRegression(int[][] examples, double[] results, int weights, double penalty) {
        this.examples = examples;
        this.results = results;
        this.weights = weights;
        this.penalty = penalty;
    }

    private record Loss(double value, double[] gradient) {}

    private record Correction(double[] step, double[] change, double curvature) {}

    /** The weights after this many steps, or fewer if they gain nothing any more. */
    double[] fit(int steps) {
        double[] at = new double[weights];
        Loss loss = loss(at);
        Deque<Correction> corrections = new ArrayDeque<>();
        for (int step = 0; step < steps; step++) {
            double[] direction = direction(loss.gradient(), corrections);
            double slope = dot(direction, loss.gradient());
            double length = corrections.isEmpty() ? 1 / Math.sqrt(-slope) : 1;
            double[] next = plus(at, direction, length);
            Loss there = loss(next);
            while (there.value() > loss.value() + SUFFICIENT * length * slope && length > LEAST_GAIN) {
                length /= 2;
                next = plus(at, direction, length);
                there = loss(next);
            }
            double gain = loss.value() - there.value();
            if (gain <= LEAST_GAIN * there.value()) {
                return gain > 0 ? next : at;
            }
            remember(plus(next, at, -1), plus(there.gradient(), loss.gradient(), -1), corrections);
            at = next;
            loss = there;
        }
        return at;
    }

    private static void remember(double[] step, double[] change, Deque<Correction> corrections) {
        double curvature = dot(step, change);
        if (curvature > 0) {
            corrections.addLast(new Correction(step, change, curvature));
        }
        if (corrections.size() > REMEMBERED) {
            corrections.removeFirst();
        }
    }

    /** Downhill, by the two loops over the latest corrections. */
    private static double[] direction(double[] gradient, Deque<Correction> corrections) {
        double[] direction = plus(new double[gradient.length], gradient, -1);
        double[] parts = new double[corrections.size()];
        int index = parts.length;
        for (Iterator<Correction> latest = corrections.descendingIterator(); latest.hasNext(); ) {
            Correction each = latest.next();
            index--;
            parts[index] = dot(each.step(), direction) / each.curvature();
            add(direction, each.change(), -parts[index]);
        }
        if (!corrections.isEmpty()) {
            Correction last = corrections.getLast();
            scale(direction, last.curvature() / dot(last.change(), last.change()));
        }
        for (Correction each : corrections) {
            double part = dot(each.change(), direction) / each.curvature();
            add(direction, each.step(), parts[index] - part);
            index++;
        }
        return direction;
    }

    private Loss loss(double[] at) {
        Loss[] parts = IntStream.range(0, PARTS)
                .parallel()
                .mapToObj(part -> loss(at, part))
                .toArray(Loss[]::new);
        double[] gradient = new double[weights];
        add(gradient, at, penalty);
        double value = penalty / 2 * dot(at, at);
        for (Loss part : parts) {
            value += part.value();
            add(gradient, part.gradient(), 1);
        }
        return new Loss(value, gradient);
    }

    private Loss loss(double[] at, int part) {
        double[] gradient = new double[weights];
        double value = 0;
        for (int i = part; i < examples.length; i += PARTS) {
            double sum = sum(at, examples[i]);
            double expected = 1 / (1 + Math.exp(-sum));
            value += Math.log1p(Math.exp(-Math.abs(sum))) + Math.max(sum, 0) - results[i] * sum;
            for (int feature : examples[i]) {
                gradient[feature] += expected - results[i];
            }
        }
        return new Loss(value, gradient);
    }

    /** The logarithm of the odds to win. */
    static double sum(double[] weights, int[] features) {
        return Arrays.stream(features).mapToDouble(feature -> weights[feature]).sum();
    }

    private static double dot(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    private static double[] plus(double[] one, double[] other, double times) {
        double[] sum = one.clone();
        add(sum, other, times);
        return sum;
    }

    private static void add(double[] to, double[] other, double times) {
        for (int i = 0; i < to.length; i++) {
            to[i] += times * other[i];
        }
    }

    private static void scale(double[] vector, double factor) {
        for (int i = 0; i < vector.length; i++) {
            vector[i] *= factor;
        }
    }
}
