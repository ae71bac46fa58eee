package dev.foregone.games.dobutsu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The tool that makes the file of weights. */
class WeightsFitTest {

    private static final int POSITIONS = 4_000;

    /** Positions of games at random, with the results that the weights here expect. */
    private static Map<Long, Float> positions(long seed) {
        Random random = new Random(seed);
        Map<Long, Float> results = new LinkedHashMap<>();
        while (results.size() < POSITIONS) {
            Dobutsu state = new DobutsuGame().initialState();
            while (state.terminalValue().isEmpty() && results.size() < POSITIONS) {
                long position = DobutsuRules.INSTANCE.pack(state);
                results.put(position, Evaluation.instance().expected(position) > 0 ? 1f : 0f);
                List<DobutsuMove> legal = state.legalMoves();
                state = state.play(legal.get(random.nextInt(legal.size())));
            }
        }
        return results;
    }

    @Test
    void whatIsFittedToPositionsTellsTheWinnersOfOthers() {
        WeightsFit fit = new WeightsFit();
        Map<Long, Float> positions = positions(1);
        byte[] file = fit.fit(positions);
        assertThat(fit.told(file, positions)).isGreaterThan(97);
        assertThat(fit.told(file, positions(2))).isGreaterThan(85);
    }

    @Test
    void weightsAreFoundThatResultsWereMadeFrom() {
        double[] truth = {1, -0.5, 0.25};
        int[][] examples = new int[20_000][];
        double[] results = new double[examples.length];
        Random random = new Random(3);
        for (int i = 0; i < examples.length; i++) {
            examples[i] = random.nextBoolean() ? new int[] {i % 3} : new int[] {i % 3, (i + 1) % 3};
            double odds = Math.exp(LogisticRegression.sum(truth, examples[i]));
            results[i] = random.nextDouble() < odds / (1 + odds) ? 1 : 0;
        }
        double[] found = new LogisticRegression(examples, results, truth.length, 0.01).fit(50);
        for (int i = 0; i < truth.length; i++) {
            assertThat(found[i]).isCloseTo(truth[i], within(0.08));
        }
    }
}
