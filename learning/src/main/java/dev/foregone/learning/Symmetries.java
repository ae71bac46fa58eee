package dev.foregone.learning;

import dev.foregone.spi.Cells;
import dev.foregone.weights.CellSymmetry;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which mappings of a board onto itself may be symmetries of its game: those under which each cell holds about as often what it does.
 * Play that always takes the first of equal moves is lopsided, so that the numbers need not agree well.
 */
final class Symmetries {

    /** How far frequencies may differ, in the mean over all cells that change. */
    private static final double TOLERANCE = 0.2;

    private static final int CONTENTS = 256;

    private Symmetries() {}

    static List<CellSymmetry> likely(Geometry geometry, List<TrainingPosition> samples) {
        double[][][] frequencies = frequencies(samples);
        return geometry.symmetries().stream()
                .filter(each -> difference(frequencies, each) < TOLERANCE)
                .toList();
    }

    /** Whether a board with men looks the same after a mapping: an empty one always does, whatever belongs to nobody. */
    static boolean keeps(byte[] men, CellSymmetry by) {
        return IntStream.range(0, men.length).anyMatch(cell -> men[cell] != 0 && men[cell] < Cells.NEUTRAL)
                && IntStream.range(0, men.length).allMatch(cell -> men[by.image(cell)] == by.content(men[cell]));
    }

    /** How often each cell holds what, when the one or the other player is to move. */
    private static double[][][] frequencies(List<TrainingPosition> samples) {
        double[][][] frequencies = new double[2][samples.get(0).cells().length][CONTENTS];
        long firsts = samples.stream().filter(TrainingPosition::isFirstToMove).count();
        for (TrainingPosition sample : samples) {
            int lane = sample.isFirstToMove() ? 0 : 1;
            long count = sample.isFirstToMove() ? firsts : samples.size() - firsts;
            for (int cell = 0; cell < sample.cells().length; cell++) {
                frequencies[lane][cell][sample.cells()[cell] & 0xFF] += 1.0 / count;
            }
        }
        return frequencies;
    }

    private static double difference(double[][][] frequencies, CellSymmetry by) {
        double sum = 0;
        int changing = 0;
        for (int lane = 0; lane < 2; lane++) {
            double[][] images = frequencies[by.exchanges() ? 1 - lane : lane];
            for (int cell = 0; cell < by.cells(); cell++) {
                double different = 0;
                double most = 0;
                for (int content = 0; content < CONTENTS; content++) {
                    double here = frequencies[lane][cell][content];
                    different += Math.abs(here - images[by.image(cell)][by.content((byte) content) & 0xFF]);
                    most = Math.max(most, here);
                }
                if (most < 1) {
                    sum += different / 2;
                    changing++;
                }
            }
        }
        return sum / Math.max(1, changing);
    }
}
