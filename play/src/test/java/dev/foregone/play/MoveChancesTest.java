package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveChancesTest {

    private static final double EXACT = 1e-12;

    /** Worked out in Python from the formulas of {@link SeededRandom} and {@link MoveChances}. */
    private static final List<Integer> DRAWN_WITH_SEED_7 =
            List.of(3, 3, 1, 3, 1, 0, 5, 5, 4, 0, 5, 1, 0, 0, 4, 4, 5, 1, 1, 5);

    private static final List<Outcome> MIXED = List.of(
            Outcome.win(3), Outcome.win(7), Outcome.draw(4), Outcome.endlessDraw(), Outcome.loss(8), Outcome.loss(2));

    private static final List<Double> CHANCES = List.of(0.3, 0.25, 0.0, 0.2, 0.15, 0.1);

    private static MoveChances<Fixture.Option> mixed() {
        return new MoveChances<>(IntStream.range(0, MIXED.size())
                .mapToObj(i -> new MoveChance<>(new Fixture.Option(i), Bounds.exactly(MIXED.get(i)), CHANCES.get(i)))
                .toList());
    }

    @Test
    void chancesAreThoseOfMoves() {
        assertThat(mixed().of(new Fixture.Option(3))).isEqualTo(0.2);
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> mixed().of(new Fixture.Option(6)))
                .withMessageContaining("no chance is given for the move");
    }

    @Test
    void atRandomAllMovesAreEquallyLikely() {
        List<Fixture.Option> legal = Fixture.analysis(MIXED).state().legalMoves();
        assertThat(MoveChances.atRandom(legal).moves())
                .extracting(MoveChance::chance)
                .hasSize(6)
                .containsOnly(1.0 / 6);
        assertThatIllegalArgumentException().isThrownBy(() -> MoveChances.atRandom(List.of()));
    }

    /** No limit is looked at meanwhile. */
    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void manyMovesTakeNoTime() {
        List<AdvisedMove<Fixture.Option>> moves = IntStream.range(0, 40_000)
                .mapToObj(i -> Fixture.estimated(i, 1 - i / 40_000.0))
                .toList();
        MoveChances<Fixture.Option> chances = MoveChances.of(Fixture.advice(moves), Strength.BEGINNER);
        assertThat(chances.moves())
                .hasSize(40_000)
                .allSatisfy(move -> assertThat(move.chance()).isCloseTo(1 / 40_000.0, within(EXACT)));
    }

    @Test
    void theOrderOfTheAdviceIsKept() {
        Advice<Fixture.Crossroads, Fixture.Option> advice = Advice.of(Fixture.analysis(MIXED));
        assertThat(MoveChances.of(advice, Strength.NOVICE).moves())
                .extracting(chance -> chance.bounds().atLeast())
                .containsExactlyElementsOf(MIXED);
    }

    /** Whoever plays with a seed today meets the same moves tomorrow, on any Java. */
    @Test
    void drawsAreTheSameOnEveryMachine() {
        List<Integer> drawn = new ArrayList<>();
        for (int ply = 0; ply < 20; ply++) {
            drawn.add(mixed().choose(7, ply).number());
        }
        assertThat(drawn).isEqualTo(DRAWN_WITH_SEED_7);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, -1, 1L << 40})
    void movesAreDrawnAsOftenAsTheirChancesSay(long seed) {
        MoveChances<Fixture.Option> chances = mixed();
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
        MoveChance<Fixture.Option> never = new MoveChance<>(new Fixture.Option(0), Bounds.unknown(), 0);
        MoveChance<Fixture.Option> ever = new MoveChance<>(new Fixture.Option(1), Bounds.unknown(), 1);
        for (int ply = 0; ply < 1_000; ply++) {
            assertThat(new MoveChances<>(List.of(never, ever, never)).choose(3, ply))
                    .isEqualTo(ever.move());
        }
    }

    @Test
    void aFinishedGameHasNoMoveToChoose() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveChances.of(Advice.of(Fixture.finished()), Strength.NOVICE))
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
}
