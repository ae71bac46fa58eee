package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a level promises, on positions written by hand and on thousands of random lists of outcomes. */
class MoveChancesTest {

    private static final double EXACT = 1e-12;
    /** Worked out in Python from the formulas of {@link SeededRandom} and {@link MoveChances}. */
    private static final List<Integer> DRAWN_WITH_SEED_7 =
            List.of(3, 2, 2, 2, 1, 0, 5, 4, 4, 0, 4, 1, 0, 0, 4, 4, 5, 1, 1, 5);

    private static final List<Outcome> MIXED = List.of(
            Outcome.win(3), Outcome.win(7), Outcome.draw(4), Outcome.endlessDraw(), Outcome.loss(8), Outcome.loss(2));

    @Test
    void levelZeroIsUniform() {
        assertThat(chances(MIXED, 0)).allSatisfy(chance -> assertThat(chance).isCloseTo(1.0 / 6, within(EXACT)));
    }

    @Test
    void levelOneIsPerfectInValueAndPlies() {
        assertThat(chances(MIXED, 1)).containsExactly(1.0, 0.0, 0.0, 0.0, 0.0, 0.0);
        assertThat(chances(List.of(Outcome.loss(9), Outcome.loss(9), Outcome.loss(1)), 1))
                .containsExactly(0.5, 0.5, 0.0);
    }

    /** By hand: classes 2, 2, 2; two outcomes in each; half is 1/2. */
    @Test
    void levelOneHalfIsTheFormula() {
        double win = 1 - 0.5 * 4 / 6;
        double loss = 0.25 * 2 / 6;
        double draw = 1 - win - loss;
        assertThat(chances(MIXED, 0.5))
                .usingComparatorForType((a, b) -> Math.abs(a - b) < EXACT ? 0 : Double.compare(a, b), Double.class)
                .containsExactly(win * 0.75, win * 0.25, draw * 0.75, draw * 0.25, loss * 0.75, loss * 0.25);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theValueIsKeptWithExactlyThePromisedChance(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 1_000; round++) {
            List<Outcome> outcomes = outcomes(random);
            double level = random.nextDouble();
            long keeping = outcomes.stream()
                    .filter(each -> each.value() == outcomes.get(0).value())
                    .count();
            double share = (double) keeping / outcomes.size();
            double kept = 0;
            List<Double> chances = chances(outcomes, level);
            for (int move = 0; move < keeping; move++) {
                kept += chances.get(move);
            }
            assertThat(kept)
                    .as("seed %d, level %s, %s", seed, level, outcomes)
                    .isCloseTo(level + (1 - level) * share, within(EXACT));
            assertThat(chances.stream().mapToDouble(each -> each).sum()).isCloseTo(1, within(EXACT));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void aHigherLevelIsBetterWhateverIsWanted(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 1_000; round++) {
            List<Outcome> outcomes = outcomes(random);
            double low = random.nextDouble();
            double high = low + (1 - low) * random.nextDouble();
            MoveChances<Fixture.Option> worse = MoveChances.of(Fixture.analysis(outcomes), low);
            MoveChances<Fixture.Option> better = MoveChances.of(Fixture.analysis(outcomes), high);
            for (Outcome wanted : outcomes) {
                assertThat(better.atLeast(wanted))
                        .as("seed %d, levels %s and %s, %s of %s", seed, low, high, wanted, outcomes)
                        .isGreaterThanOrEqualTo(worse.atLeast(wanted) - EXACT);
            }
        }
    }

    @Test
    void movesOfEqualOutcomeAreEquallyLikely() {
        List<Double> chances = chances(List.of(Outcome.win(3), Outcome.loss(2), Outcome.loss(2)), 0.7);
        assertThat(chances.get(1)).isEqualTo(chances.get(2)).isPositive();
    }

    /** No limit is looked at meanwhile. */
    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void manyMovesOfManyOutcomesTakeNoTime() {
        List<Outcome> outcomes = Stream.concat(
                        IntStream.range(0, 20_000).mapToObj(i -> Outcome.win(2 * i + 1)),
                        IntStream.range(0, 20_000).mapToObj(i -> Outcome.loss(80_000 - 2 * i)))
                .toList();
        List<Double> chances = chances(outcomes, 0.25);
        assertThat(chances).hasSize(40_000);
        assertThat(chances.subList(0, 20_000).stream().mapToDouble(each -> each).sum())
                .isCloseTo(0.25 + 0.75 / 2, within(EXACT));
    }

    @Test
    void theOrderOfTheAnalysisIsKept() {
        MoveChances<Fixture.Option> chances = MoveChances.of(Fixture.analysis(MIXED), 0.3);
        assertThat(chances.moves())
                .extracting(chance -> chance.bounds().atLeast())
                .containsExactlyElementsOf(MIXED);
        assertThat(chances.of(new Fixture.Option(1)))
                .isEqualTo(chances.moves().get(1).chance());
    }

    /** Whoever plays with a seed today meets the same moves tomorrow, on any Java. */
    @Test
    void drawsAreTheSameOnEveryMachine() {
        MoveChances<Fixture.Option> chances = MoveChances.of(Fixture.analysis(MIXED), 0.2);
        List<Integer> drawn = new ArrayList<>();
        for (int ply = 0; ply < 20; ply++) {
            drawn.add(chances.choose(7, ply).number());
        }
        assertThat(drawn).isEqualTo(DRAWN_WITH_SEED_7);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, -1, 1L << 40})
    void movesAreDrawnAsOftenAsTheirChancesSay(long seed) {
        MoveChances<Fixture.Option> chances = MoveChances.of(Fixture.analysis(MIXED), 0.4);
        int[] drawn = new int[MIXED.size()];
        int draws = 20_000;
        for (int ply = 0; ply < draws; ply++) {
            drawn[chances.choose(seed, ply).number()]++;
        }
        for (MoveChance<Fixture.Option> each : chances.moves()) {
            double deviation = Math.sqrt(each.chance() * (1 - each.chance()) / draws);
            assertThat(drawn[each.move().number()] / (double) draws)
                    .as("seed %d, %s", seed, each)
                    .isCloseTo(each.chance(), within(5 * deviation));
        }
    }

    @Test
    void aMoveWithoutAChanceIsNeverDrawn() {
        MoveChances<Fixture.Option> chances = MoveChances.of(Fixture.analysis(MIXED), 1);
        for (int ply = 0; ply < 1_000; ply++) {
            assertThat(chances.choose(3, ply)).isEqualTo(new Fixture.Option(0));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN, Double.POSITIVE_INFINITY})
    void aLevelIsFromZeroToOne(double level) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveChances.of(Fixture.analysis(MIXED), level))
                .withMessage("the level is " + level
                        + "\n  accepted: 0 (plays at random) to 1 (plays perfectly), such as 0.6");
    }

    @Test
    void aFinishedGameHasNoMoveToChoose() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveChances.of(Fixture.finished(), 0.5))
                .withMessageContaining("the game is over");
    }

    @Test
    void chancesOfAnotherRuleMustSumUpToOne() {
        MoveChance<Fixture.Option> half = new MoveChance<>(new Fixture.Option(0), Bounds.unknown(), 0.5);
        assertThat(new MoveChances<>(List.of(half, half)).moves()).hasSize(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MoveChances<>(List.of(half)))
                .withMessage("the chances of 1 moves sum up to 0.5, not to 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MoveChance<>(new Fixture.Option(0), Bounds.unknown(), -0.5))
                .withMessageContaining("must be from 0 to 1, not -0.5");
    }

    private static List<Double> chances(List<Outcome> outcomes, double level) {
        return MoveChances.of(Fixture.analysis(outcomes), level).moves().stream()
                .map(MoveChance::chance)
                .toList();
    }

    private static List<Outcome> outcomes(Random random) {
        return Fixture.sorted(random.ints(1 + random.nextInt(12), 0, 30)
                .mapToObj(each -> switch (each % 3) {
                    case 0 -> Outcome.win(each);
                    case 1 -> each > 25 ? Outcome.endlessDraw() : Outcome.draw(each);
                    default -> Outcome.loss(each);
                })
                .toList());
    }
}
