package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AdviceTest {

    private static final List<Outcome> OUTCOMES = AllOutcomes.worstFirst(6);
    private static final OptionalDouble NONE = OptionalDouble.empty();

    record Step(int number) implements Move {}

    record Spot(List<Step> legalMoves) implements GameState<Spot, Step> {

        @Override
        public Optional<GameValue> terminalValue() {
            return Optional.empty();
        }

        @Override
        public Spot play(Step move) {
            throw new UnsupportedOperationException();
        }
    }

    private static Bounds bounds(Outcome atLeast, Outcome atMost) {
        return new Bounds(atLeast, atMost);
    }

    private static Advice<Spot, Step> advice(List<AdvisedMove<Step>> moves) {
        Spot spot = new Spot(moves.stream().map(AdvisedMove::move).toList());
        return Advice.of(spot, Bounds.unknown(), moves, List.of());
    }

    private static List<AdvisedMove<Step>> randomMoves(Random random) {
        List<AdvisedMove<Step>> moves = new ArrayList<>();
        int count = 1 + random.nextInt(6);
        for (int i = 0; i < count; i++) {
            int one = random.nextInt(OUTCOMES.size());
            int other = random.nextInt(3) == 0 ? one : random.nextInt(OUTCOMES.size());
            Bounds bounds = bounds(OUTCOMES.get(Math.min(one, other)), OUTCOMES.get(Math.max(one, other)));
            OptionalDouble estimate = random.nextBoolean() ? NONE : OptionalDouble.of(random.nextInt(21) / 10.0 - 1);
            moves.add(
                    random.nextInt(3) == 0
                            ? AdvisedMove.notCompared(new Step(i), bounds, estimate.orElse(0))
                            : AdvisedMove.of(new Step(i), bounds, estimate));
        }
        return moves;
    }

    @Test
    void adviceThatSaysTheSameIsEqual() {
        for (int seed = 0; seed < 50; seed++) {
            Advice<Spot, Step> advice = advice(randomMoves(new Random(seed)));
            assertThat(advice(randomMoves(new Random(seed)))).isEqualTo(advice).hasSameHashCodeAs(advice);
            assertThat(advice(randomMoves(new Random(seed + 50)))).isNotEqualTo(advice);
        }
    }

    /** A proof of the value ends their estimates, and not what these said about which holds out longest. */
    @Test
    void movesThatTurnOutToLoseKeepTheirOrder() {
        Outcome soon = Outcome.loss(2);
        Outcome late = Outcome.loss(4);
        List<AdvisedMove<Step>> given = new ArrayList<>();
        for (double estimate : new double[] {-0.9, -0.2, -0.5}) {
            Bounds bounds = bounds(given.isEmpty() ? late : soon, Outcome.win(1));
            given.add(AdvisedMove.of(new Step(given.size()), bounds, OptionalDouble.of(estimate)));
        }
        Bounds lost = bounds(soon, Outcome.loss(6));
        Advice<Spot, Step> advice = advice(given).and(lost, move -> lost);
        assertThat(advice.moves()).extracting(move -> move.move().number()).containsExactly(1, 2, 0);
        assertThat(advice.moves()).allMatch(move -> move.estimate().isEmpty());
        assertThat(advice.bounds()).isEqualTo(bounds(late, Outcome.loss(6)));
        Advice<Spot, Step> sooner =
                advice.and(Bounds.unknown(), move -> move.number() == 1 ? Bounds.exactly(soon) : lost);
        assertThat(sooner.moves()).extracting(move -> move.move().number()).containsExactly(2, 0, 1);
        Advice<Spot, Step> best =
                advice.and(Bounds.unknown(), move -> move.number() == 2 ? Bounds.exactly(Outcome.loss(6)) : lost);
        assertThat(best.moves()).extracting(move -> move.move().number()).containsExactly(2, 1, 0);
    }

    /** It may hold out longer than they do, and never less long. */
    @Test
    void theOnlyMoveThatMayHoldOutStandsFirst() {
        Outcome soon = Outcome.loss(2);
        List<AdvisedMove<Step>> given = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            given.add(AdvisedMove.of(new Step(number), Bounds.unknown(), NONE));
        }
        Bounds open = bounds(soon, Outcome.loss(24));
        Advice<Spot, Step> advice = advice(given).and(open, move -> move.number() == 1 ? open : Bounds.exactly(soon));
        assertThat(advice.moves()).extracting(move -> move.move().number()).containsExactly(1, 0, 2);
    }

    @Test
    void aMoveThatIsProvedToBeBestIsFirst() {
        Random random = new Random(4);
        for (int round = 0; round < 20_000; round++) {
            Advice<Spot, Step> first = advice(randomMoves(random));
            Bounds worse = new Bounds(Outcome.loss(0), first.bounds().atMost());
            Step proved =
                    first.moves().get(random.nextInt(first.moves().size())).move();
            Bounds best = Bounds.exactly(first.of(proved).bounds().atMost());
            for (Advice<Spot, Step> advice :
                    List.of(first, first.and(worse, move -> move.equals(proved) ? best : Bounds.unknown()))) {
                boolean isProved = advice.moves().stream()
                        .anyMatch(move ->
                                move.bounds().atLeast().equals(advice.bounds().atMost()));
                assertThat(!isProved || advice.certainty() == Certainty.BEST).isTrue();
            }
        }
    }

    @Test
    void noMoveStandsBeforeOneThatIsProvedBetter() {
        Random random = new Random(1);
        for (int round = 0; round < 20_000; round++) {
            List<AdvisedMove<Step>> given = randomMoves(random);
            List<AdvisedMove<Step>> moves = advice(given).moves();
            assertThat(moves)
                    .extracting(AdvisedMove::move)
                    .containsExactlyInAnyOrderElementsOf(
                            given.stream().map(AdvisedMove::move).toList());
            for (int i = 0; i < moves.size(); i++) {
                for (AdvisedMove<Step> later : moves.subList(i, moves.size())) {
                    Bounds sooner = moves.get(i).bounds();
                    assertThat(sooner.atMost())
                            .isGreaterThanOrEqualTo(later.bounds().atLeast());
                    boolean lostBeforeOpen = sooner.atMost().value() == GameValue.LOSS
                            && later.bounds().atMost().value() != GameValue.LOSS;
                    assertThat(lostBeforeOpen).isFalse();
                }
            }
        }
    }

    @Test
    void aCertaintyIsTrueOfEveryOutcomeThatTheBoundsAllow() {
        Random random = new Random(2);
        for (int round = 0; round < 20_000; round++) {
            Advice<Spot, Step> advice = advice(randomMoves(random));
            Outcome first = advice.moves().get(0).bounds().atLeast();
            for (AdvisedMove<Step> other :
                    advice.moves().subList(1, advice.moves().size())) {
                Outcome best = other.bounds().atMost();
                if (advice.certainty() == Certainty.BEST) {
                    assertThat(first).isGreaterThanOrEqualTo(best);
                }
                if (advice.certainty() == Certainty.VALUE) {
                    assertThat(first.value()).isGreaterThanOrEqualTo(best.value());
                }
            }
        }
    }

    @Test
    void aProvedWinIsFirstAndAProvedLossIsLast() {
        AdvisedMove<Step> lost = AdvisedMove.of(new Step(0), bounds(Outcome.loss(0), Outcome.loss(8)), NONE);
        AdvisedMove<Step> hopeful = AdvisedMove.of(new Step(1), Bounds.unknown(), OptionalDouble.of(1));
        AdvisedMove<Step> hopeless = AdvisedMove.of(new Step(2), Bounds.unknown(), OptionalDouble.of(-1));
        AdvisedMove<Step> won = AdvisedMove.of(new Step(3), bounds(Outcome.win(9), Outcome.win(0)), NONE);
        assertThat(advice(List.of(lost, hopeful, hopeless, won)).moves())
                .extracting(move -> move.move().number())
                .containsExactly(3, 1, 2, 0);
    }

    @Test
    void aProvedDrawBeatsAnEstimateThatIsNotClearlyBetter() {
        AdvisedMove<Step> worse = AdvisedMove.of(new Step(0), Bounds.unknown(), OptionalDouble.of(-0.1));
        AdvisedMove<Step> hardlyBetter = AdvisedMove.of(new Step(1), Bounds.unknown(), OptionalDouble.of(0.03));
        AdvisedMove<Step> drawn = AdvisedMove.of(new Step(2), Bounds.exactly(Outcome.draw(4)), NONE);
        AdvisedMove<Step> better = AdvisedMove.of(new Step(3), Bounds.unknown(), OptionalDouble.of(0.2));
        assertThat(advice(List.of(worse, hardlyBetter, drawn, better)).moves())
                .extracting(move -> move.move().number())
                .containsExactly(3, 2, 1, 0);
    }

    @Test
    void aMoveThatCannotLoseBeatsADrawHoweverLittleIsExpected() {
        AdvisedMove<Step> drawn = AdvisedMove.of(new Step(0), Bounds.exactly(Outcome.draw(4)), NONE);
        AdvisedMove<Step> hopeful =
                AdvisedMove.of(new Step(1), bounds(Outcome.endlessDraw(), Outcome.win(1)), OptionalDouble.of(0.01));
        assertThat(advice(List.of(drawn, hopeful)).moves())
                .extracting(move -> move.move().number())
                .containsExactly(1, 0);
    }

    /** What it seems not to exceed is no reason to make it: not even where it cannot lose, and the other may. */
    @Test
    void aMoveThatWasNotComparedIsNoBetterThanWhatItSeemsNotToExceed() {
        AdvisedMove<Step> safe =
                AdvisedMove.notCompared(new Step(0), bounds(Outcome.endlessDraw(), Outcome.win(1)), 0.3);
        AdvisedMove<Step> best = AdvisedMove.of(new Step(1), Bounds.unknown(), OptionalDouble.of(0.3));
        AdvisedMove<Step> worse = AdvisedMove.of(new Step(2), Bounds.unknown(), OptionalDouble.of(0.2));
        assertThat(advice(List.of(worse, safe, best)).moves())
                .extracting(move -> move.move().number())
                .containsExactly(1, 0, 2);
        assertThat(safe.estimate()).isEmpty();
        assertThat(safe.expected()).isEqualTo(0.3);
    }

    @Test
    void aMoveThatWasNotComparedStaysSoUntilItsValueIsProved() {
        Advice<Spot, Step> advice = advice(List.of(
                AdvisedMove.notCompared(new Step(0), Bounds.unknown(), 0.3),
                AdvisedMove.of(new Step(1), Bounds.unknown(), OptionalDouble.of(0.4))));
        Advice<Spot, Step> drawn = advice.and(Bounds.unknown(), move -> bounds(Outcome.loss(9), Outcome.draw(1)));
        assertThat(drawn.of(new Step(0)).noBetterThan()).hasValue(0);
        Advice<Spot, Step> lost = advice.and(Bounds.unknown(), move -> bounds(Outcome.loss(2), Outcome.loss(4)));
        assertThat(lost.of(new Step(0)).noBetterThan()).isEmpty();
    }

    @Test
    void estimatesAreFromMinus1To1() {
        assertThatThrownBy(() -> AdvisedMove.notCompared(new Step(7), Bounds.unknown(), 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an estimate must be from -1 to 1, not 2.0");
    }

    @Test
    void estimatesStayWithinTheProvedValues() {
        OptionalDouble high = OptionalDouble.of(0.9);
        assertThat(AdvisedMove.of(new Step(0), bounds(Outcome.loss(0), Outcome.draw(2)), high)
                        .estimate())
                .hasValue(0);
        assertThat(AdvisedMove.of(new Step(0), bounds(Outcome.loss(2), Outcome.loss(4)), high)
                        .estimate())
                .isEmpty();
        assertThatThrownBy(() -> AdvisedMove.of(new Step(0), Bounds.unknown(), OptionalDouble.of(1.5)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an estimate must be from -1 to 1, not 1.5");
        assertThatThrownBy(() -> AdvisedMove.of(new Step(0), Bounds.unknown(), OptionalDouble.of(Double.NaN)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPositionIsAsGoodAsItsBestMove() {
        AdvisedMove<Step> one = AdvisedMove.of(new Step(0), bounds(Outcome.draw(4), Outcome.win(5)), NONE);
        AdvisedMove<Step> other = AdvisedMove.of(new Step(1), bounds(Outcome.loss(4), Outcome.win(1)), NONE);
        Spot spot = new Spot(List.of(new Step(0), new Step(1)));
        Bounds known = bounds(Outcome.loss(0), Outcome.win(3));
        Advice<Spot, Step> advice = Advice.of(spot, known, List.of(one, other), List.of(new Step(1)));
        assertThat(advice.bounds()).isEqualTo(bounds(Outcome.draw(4), Outcome.win(3)));
        assertThat(advice.of(new Step(1)).bounds().atMost()).isEqualTo(Outcome.win(3));
        assertThat(advice.line()).containsExactly(new Step(0));
        assertThat(advice).hasToString("Advice[Step[number=0], ESTIMATED, between DRAW in 4 and WIN in 3]");
        assertThatThrownBy(() -> advice.of(new Step(7))).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void aFinishedPositionHasNoMoves() {
        Advice<Spot, Step> advice =
                Advice.of(new Spot(List.of()), Bounds.exactly(Outcome.loss(0)), List.of(), List.of());
        assertThat(advice.bestMove()).isEmpty();
        assertThat(advice.estimate()).isEmpty();
        assertThat(advice.certainty()).isEqualTo(Certainty.BEST);
    }
}
