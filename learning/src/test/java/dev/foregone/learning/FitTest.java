package dev.foregone.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.foregone.api.Cancellation;
import dev.foregone.weights.CellSymmetry;
import dev.foregone.weights.PatternSum;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FitTest {

    private static final int CELLS = 9;

    /** What a man on each cell is worth, in units of the logarithm of the odds: mirrored from left to right. */
    private static final double[] WORTH = {0.5, 1, 0.5, -0.5, 2, -0.5, 0, 0.25, 0};

    private final Random random = new Random(5);

    private List<TrainingPosition> samples(int count) {
        List<TrainingPosition> samples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            byte[] cells = new byte[CELLS];
            for (int cell = 0; cell < CELLS; cell++) {
                cells[cell] = (byte) (random.nextInt(3) - 1);
            }
            float result = random.nextDouble() < 1 / (1 + Math.exp(-truth(cells))) ? 1 : -1;
            samples.add(new TrainingPosition(cells, random.nextBoolean(), 0, 0, false, result, i));
        }
        return samples;
    }

    private static double truth(byte[] cells) {
        double sum = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            sum += WORTH[cell] * cells[cell];
        }
        return sum;
    }

    @Test
    void syntheticWeightsAreFound() {
        Geometry geometry =
                new Geometry(Optional.empty(), TrainingSet.of(samples(50)).changes());
        Fit fit = new Fit(
                new Patterns(CELLS, new byte[] {-1, 0, 1}, geometry.singles(), List.of()), false, new Cancellation());
        fit.learn(samples(20_000), samples(2_000), 0, 16);
        Weights weights = new Weights(new WeightsHeader("", "", 0, ""), fit.patterns(), fit.values(), fit.ownPercent());
        PatternSum sum = weights.sum();
        for (int cell = 0; cell < CELLS; cell++) {
            byte[] board = new byte[CELLS];
            int without = sum.of(board, true);
            board[cell] = 1;
            assertEquals(100 * WORTH[cell], sum.of(board, true) - without, 25, "cell " + cell);
        }
    }

    @Test
    void theSymmetriesOfTheWorthAreFoundAndNoOthers() {
        TrainingSet samples = TrainingSet.of(samples(20_000));
        Learner learner =
                new Learner(Optional.empty(), new WeightsHeader("", "", 0, ""), new byte[0], false, new Cancellation());
        Weights weights = learner.learn(samples, 0);
        List<CellSymmetry> found = weights.patterns().symmetries();
        CellSymmetry mirror = new CellSymmetry(new int[] {2, 1, 0, 5, 4, 3, 8, 7, 6}, false);
        CellSymmetry exchange = new CellSymmetry(new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8}, true);
        CellSymmetry upsideDown = new CellSymmetry(new int[] {6, 7, 8, 3, 4, 5, 0, 1, 2}, false);
        assertTrue(found.contains(mirror), found.toString());
        assertTrue(found.contains(exchange), found.toString());
        assertTrue(!found.contains(upsideDown), found.toString());
    }
}
