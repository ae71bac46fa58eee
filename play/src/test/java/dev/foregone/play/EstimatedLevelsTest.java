package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a level promises where not everything is proved. */
class EstimatedLevelsTest {

    private static final double EXACT = 1e-12;
    private static final int LISTS = 2_000;

    private static MoveChances<Fixture.Option> chances(double level, List<AdvisedMove<Fixture.Option>> moves) {
        return MoveChances.of(Fixture.advice(moves), level);
    }

    private static double chance(MoveChances<Fixture.Option> chances, int move) {
        return chances.of(new Fixture.Option(move));
    }

    /** Of four moves the first has the chance L + (1 - L) / 4, and the others of its kind share the rest. */
    @Test
    void theMoveAdvisedIsMadeAndOthersAtRandom() {
        MoveChances<Fixture.Option> chances = chances(
                0.6,
                List.of(
                        Fixture.estimated(0, 0.1),
                        Fixture.estimated(1, 0.3),
                        Fixture.estimated(2, -0.2),
                        Fixture.estimated(3, 0)));
        assertThat(chance(chances, 1)).isCloseTo(0.6 + 0.4 / 4, within(EXACT));
        for (int other : new int[] {0, 2, 3}) {
            assertThat(chance(chances, other)).isCloseTo(0.1, within(EXACT));
        }
    }

    /** First, a likely win, a likely draw, a likely loss, a proved loss: each class down is rarer by 1 - L. */
    @Test
    void whatSeemsWorseIsRarer() {
        MoveChances<Fixture.Option> chances = chances(
                0.5,
                List.of(
                        Fixture.estimated(0, 0.9),
                        Fixture.estimated(1, 0.6),
                        Fixture.estimated(2, 0),
                        Fixture.estimated(3, -0.8),
                        Fixture.proved(4, Outcome.loss(4))));
        double worse = 0;
        for (int move = 4; move >= 0; move--) {
            worse += chance(chances, move);
            assertThat(worse).isCloseTo(Math.pow(0.5, move) * (5 - move) / 5, within(EXACT));
        }
    }

    /** It is in the class of what it seems not to exceed, but nothing is known of it that is known of the best. */
    @Test
    void aMoveThatWasNotComparedIsInTheClassOfWhatItSeemsNotToExceed() {
        MoveChances<Fixture.Option> chances = chances(
                0.5,
                List.of(
                        Fixture.estimated(0, 0.7),
                        AdvisedMove.notCompared(new Fixture.Option(1), Bounds.unknown(), 0.7),
                        Fixture.estimated(2, 0.6),
                        AdvisedMove.notCompared(new Fixture.Option(3), Bounds.unknown(), 0.1)));
        assertThat(chance(chances, 0)).isCloseTo(0.5 + 0.5 / 4, within(EXACT));
        assertThat(chance(chances, 1)).isCloseTo(chance(chances, 2), within(EXACT));
        assertThat(chance(chances, 3)).isCloseTo(0.25 / 4, within(EXACT));
    }

    @Test
    void whereNothingIsKnownEveryLevelMovesAtRandom() {
        AdvisedMove<Fixture.Option> one =
                AdvisedMove.of(new Fixture.Option(0), Bounds.unknown(), OptionalDouble.empty());
        AdvisedMove<Fixture.Option> other =
                AdvisedMove.of(new Fixture.Option(1), Bounds.unknown(), OptionalDouble.empty());
        assertThat(chances(1, List.of(one, other)).moves())
                .extracting(MoveChance::chance)
                .containsExactly(0.5, 0.5);
    }

    /** The plies are open, but all values are proved: the promise is that of every level. */
    @Test
    void provedValuesAreEnoughForThePromise() {
        Bounds won = new Bounds(Outcome.win(9), Outcome.win(3));
        MoveChances<Fixture.Option> chances = chances(
                0.7,
                List.of(
                        AdvisedMove.of(new Fixture.Option(0), won, OptionalDouble.empty()),
                        Fixture.proved(1, Outcome.win(11)),
                        Fixture.proved(2, Outcome.draw(4)),
                        Fixture.proved(3, Outcome.loss(2))));
        assertThat(chance(chances, 0) + chance(chances, 1)).isCloseTo(0.7 + 0.3 * 2 / 4, within(EXACT));
        assertThat(chance(chances, 3)).isCloseTo(0.3 * 0.3 / 4, within(EXACT));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void levelOneMakesNoMoveThatIsProvedWorse(long seed) {
        Random random = new Random(seed);
        for (int list = 0; list < LISTS; list++) {
            List<AdvisedMove<Fixture.Option>> moves = moves(random);
            for (MoveChance<Fixture.Option> each : chances(1, moves).moves()) {
                if (each.chance() > 0) {
                    assertThat(moves)
                            .as("%s of %s", each, moves)
                            .noneMatch(other -> other.bounds()
                                            .atLeast()
                                            .compareTo(each.bounds().atMost())
                                    > 0);
                }
            }
        }
    }

    /** The moves that keep the value are the first few of the advice, and some of the class in which they end. */
    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void whereTheClassesAreRightThePromiseIsKept(long seed) {
        Random random = new Random(seed);
        for (int list = 0; list < LISTS; list++) {
            List<AdvisedMove<Fixture.Option>> moves = moves(random);
            double level = random.nextDouble();
            MoveChances<Fixture.Option> chances = chances(level, moves);
            Set<Fixture.Option> keeping = chances.moves().stream()
                    .limit(1 + random.nextInt(moves.size()))
                    .map(MoveChance::move)
                    .collect(Collectors.toSet());
            double first = chances.moves().get(0).chance();
            boolean proved =
                    moves.stream().allMatch(move -> move.bounds().value().isPresent());
            if (proved
                    || keeping.size()
                            < chances.moves().stream()
                                    .filter(move -> move.chance() == first)
                                    .count()) {
                continue; // the promise is about their values, or the first class loses value
            }
            double kept = keeping.stream().mapToDouble(chances::of).sum();
            assertThat(kept)
                    .as("level %s, %d of %s", level, keeping.size(), chances)
                    .isGreaterThanOrEqualTo(level + (1 - level) * keeping.size() / moves.size() - EXACT);
        }
    }

    @Test
    void levelZeroMovesAtRandom() {
        Random random = new Random(7);
        for (int list = 0; list < LISTS; list++) {
            List<AdvisedMove<Fixture.Option>> moves = moves(random);
            assertThat(chances(0, moves).moves())
                    .allSatisfy(move -> assertThat(move.chance()).isCloseTo(1.0 / moves.size(), within(EXACT)));
        }
    }

    private static List<AdvisedMove<Fixture.Option>> moves(Random random) {
        List<AdvisedMove<Fixture.Option>> moves = new ArrayList<>();
        IntStream.rangeClosed(0, random.nextInt(12)).forEach(number -> moves.add(move(random, number)));
        return moves;
    }

    private static AdvisedMove<Fixture.Option> move(Random random, int number) {
        Outcome one = outcome(random);
        Outcome other = outcome(random);
        Bounds bounds = one.compareTo(other) <= 0 ? new Bounds(one, other) : new Bounds(other, one);
        OptionalDouble estimate =
                random.nextInt(4) == 0 ? OptionalDouble.empty() : OptionalDouble.of(2 * random.nextDouble() - 1);
        return switch (random.nextInt(4)) {
            case 0 -> AdvisedMove.of(new Fixture.Option(number), Bounds.exactly(one), estimate);
            case 1 -> AdvisedMove.of(new Fixture.Option(number), bounds, estimate);
            default -> AdvisedMove.of(new Fixture.Option(number), Bounds.unknown(), estimate);
        };
    }

    private static Outcome outcome(Random random) {
        int plies = 1 + random.nextInt(20);
        return switch (random.nextInt(3)) {
            case 0 -> Outcome.win(plies);
            case 1 -> Outcome.draw(plies);
            default -> Outcome.loss(plies);
        };
    }
}
