package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.Advice;
import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelEstimateTest {

    private static final List<Outcome> ONE_OF_TWO = List.of(Outcome.draw(3), Outcome.loss(2));
    private static final List<Outcome> THREE_VALUES =
            List.of(Outcome.win(3), Outcome.win(5), Outcome.draw(4), Outcome.loss(2), Outcome.loss(2));
    private static final List<Outcome> NO_CHOICE = List.of(Outcome.win(3), Outcome.win(5));

    /** With half of the moves right, the value is kept with the chance (1 + level) / 2: solved for the level by hand. */
    @ParameterizedTest
    @CsvSource({"10, 0, 1", "9, 1, 0.8", "3, 1, 0.5", "5, 5, 0", "2, 8, 0", "0, 10, 0"})
    void theLevelIsTheLikeliest(int kept, int lost, double level) {
        LevelEstimate estimate = estimate(choices(kept, lost));
        assertThat(estimate.level()).isCloseTo(level, within(1e-9));
        assertThat(estimate.choices()).isEqualTo(kept + lost);
        assertThat(estimate.low()).isLessThanOrEqualTo(estimate.level()).isNotNegative();
        assertThat(estimate.high()).isGreaterThanOrEqualTo(estimate.level()).isLessThanOrEqualTo(1);
    }

    /** All of 10 kept: the likelihood is ((1 + level) / 2)^10, which is e^-1.920729 of its best at the lower end. */
    @Test
    void theIntervalIsThatOfTheLikelihoodRatio() {
        LevelEstimate estimate = estimate(choices(10, 0));
        assertThat(estimate.low()).isCloseTo(2 * Math.exp(-1.920729 / 10) - 1, within(1e-9));
        assertThat(estimate.high()).isEqualTo(1);
    }

    @Test
    void moreChoicesMakeTheIntervalNarrower() {
        LevelEstimate few = estimate(choices(9, 1));
        LevelEstimate many = estimate(choices(900, 100));
        assertThat(many.high() - many.low()).isLessThan((few.high() - few.low()) / 5);
    }

    @Test
    void whoeverCannotLoseValueShowsNoLevel() {
        assertThat(LevelEstimate.of(List.of(move(NO_CHOICE, 1)))).isEmpty();
        assertThat(LevelEstimate.of(List.<ReviewedMove<Fixture.Crossroads, Fixture.Option>>of()))
                .isEmpty();
    }

    /** The moves are drawn by the chances of a level, with fixed seeds; the estimate finds the level again. */
    @ParameterizedTest
    @CsvSource({"0.1, 1", "0.3, 2", "0.6, 3", "0.9, 4", "0, 5", "1, 6"})
    void thePlayersLevelIsFoundAgain(double level, long seed) {
        Random random = new Random(seed);
        List<ReviewedMove<Fixture.Crossroads, Fixture.Option>> moves = new ArrayList<>();
        for (int ply = 0; ply < 4_000; ply++) {
            List<Outcome> outcomes =
                    List.of(ONE_OF_TWO, THREE_VALUES, NO_CHOICE).get(ply % 3);
            moves.add(move(outcomes, drawn(outcomes, level, random)));
        }
        LevelEstimate estimate = estimate(moves);
        assertThat(estimate.level()).as("seed %d", seed).isCloseTo(level, within(0.05));
        assertThat(level).as("seed %d", seed).isBetween(estimate.low(), estimate.high());
    }

    /** A grid of levels, each with the chances of the moves themselves, finds no level that is likelier. */
    @Test
    void noOtherLevelIsLikelier() {
        List<ReviewedMove<Fixture.Crossroads, Fixture.Option>> moves = List.of(
                move(ONE_OF_TWO, 0),
                move(ONE_OF_TWO, 1),
                move(THREE_VALUES, 0),
                move(THREE_VALUES, 2),
                move(ONE_OF_TWO, 0));
        double best = logarithm(moves, estimate(moves).level());
        for (double level = 0; level < 1; level += 1.0 / 128) {
            assertThat(logarithm(moves, level)).isLessThanOrEqualTo(best + 1e-12);
        }
    }

    private static double logarithm(List<ReviewedMove<Fixture.Crossroads, Fixture.Option>> moves, double level) {
        return moves.stream()
                .mapToDouble(move -> Math.log(
                        chance(move.advice().state().outcomes(), move.move().number(), level)))
                .sum();
    }

    private static int drawn(List<Outcome> outcomes, double level, Random random) {
        List<GameValue> values = outcomes.stream().map(Outcome::value).toList();
        double left = random.nextDouble();
        int move = -1;
        while (left >= 0 && move < values.size() - 1) {
            move++;
            left -= chance(outcomes, move, level) / Collections.frequency(values, values.get(move));
        }
        return move;
    }

    /** The chance of a move's value, by the formula: of a value or a worse one it is (1 - level)^i times the share of such moves. */
    private static double chance(List<Outcome> outcomes, int move, double level) {
        List<GameValue> values = outcomes.stream().map(Outcome::value).toList();
        int classesAbove = values.stream().distinct().toList().indexOf(values.get(move));
        double from = values.indexOf(values.get(move));
        double to = values.lastIndexOf(values.get(move)) + 1;
        return Math.pow(1 - level, classesAbove) * (values.size() - from) / values.size()
                - Math.pow(1 - level, classesAbove + 1) * (values.size() - to) / values.size();
    }

    private static LevelEstimate estimate(List<ReviewedMove<Fixture.Crossroads, Fixture.Option>> moves) {
        return LevelEstimate.of(moves).orElseThrow();
    }

    private static List<ReviewedMove<Fixture.Crossroads, Fixture.Option>> choices(int kept, int lost) {
        List<ReviewedMove<Fixture.Crossroads, Fixture.Option>> moves = new ArrayList<>();
        for (int move = 0; move < kept + lost; move++) {
            moves.add(move(ONE_OF_TWO, move < kept ? 0 : 1));
        }
        return moves;
    }

    private static ReviewedMove<Fixture.Crossroads, Fixture.Option> move(List<Outcome> outcomes, int move) {
        return new ReviewedMove<>(1, 0, Advice.of(Fixture.analysis(outcomes)), new Fixture.Option(move));
    }
}
