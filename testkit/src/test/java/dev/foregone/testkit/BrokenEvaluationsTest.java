package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The game contract accepts an evaluation that is a pure number, and rejects another by the test that names the fault. */
class BrokenEvaluationsTest {

    private static final String[] OF_STATES = {"evaluationIsInRange", "evaluationIsPure", "evaluationIsSymmetric"};

    private static final String[] OF_POSITIONS = {
        "packedEvaluationIsInRange", "packedEvaluationIsPure", "packedEvaluationIsSymmetric", "packedEvaluationAgrees"
    };

    private static double right(State state) {
        return (state.left + state.right) % 3 / 2.0 - 0.5;
    }

    /** Piles with an evaluation of the states, one of the packed positions, both or none. */
    private static final class Evaluated extends Piles {

        private final Optional<ToDoubleFunction<State>> ofStates;
        private final PackedRules<State, Take> rules;

        Evaluated(Optional<ToDoubleFunction<State>> ofStates, Optional<ToDoubleFunction<State>> ofPositions) {
            this.ofStates = ofStates;
            this.rules = new PilesRules(this) {
                @Override
                public Optional<LongToDoubleFunction> evaluation() {
                    return ofPositions.map(present -> position -> present.applyAsDouble(unpack(position)));
                }
            };
        }

        @Override
        public Optional<ToDoubleFunction<State>> evaluation() {
            return ofStates;
        }

        @Override
        public Optional<PackedRules<State, Take>> packedRules(State state) {
            return Optional.of(rules);
        }
    }

    private static Piles ofStates(ToDoubleFunction<State> evaluation) {
        return new Evaluated(Optional.of(evaluation), Optional.empty());
    }

    private static Piles ofPositions(ToDoubleFunction<State> evaluation) {
        return new Evaluated(Optional.of(BrokenEvaluationsTest::right), Optional.of(evaluation));
    }

    @Test
    void acceptsNumbers() {
        PilesContract.subject = ofPositions(BrokenEvaluationsTest::right);
        PilesContract contract = new PilesContract();
        contract.evaluationIsInRange();
        contract.evaluationIsPure();
        contract.evaluationIsSymmetric();
        contract.packedEvaluationIsInRange();
        contract.packedEvaluationIsPure();
        contract.packedEvaluationIsSymmetric();
        contract.packedEvaluationAgrees();
    }

    @Test
    void skipsWhereThereIsNone() {
        PilesContract.subject = new Piles();
        for (String test : OF_STATES) {
            assertThat(Contracts.reasonToSkip(PilesContract.class, test))
                    .contains("the game 'piles' has no evaluation");
        }
        for (String test : OF_POSITIONS) {
            assertThat(Contracts.reasonToSkip(PilesContract.class, test))
                    .contains("the packed rules of the game 'piles' have no evaluation");
        }
        PilesContract.subject = new Evaluated(Optional.empty(), Optional.of(BrokenEvaluationsTest::right));
        assertThat(Contracts.reasonToSkip(PilesContract.class, "packedEvaluationAgrees"))
                .contains("evaluates no states");
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("brokenEvaluations")
    void rejects(String fault, String test, Piles broken, String words) {
        PilesContract.subject = broken;
        assertThat(Contracts.rejection(PilesContract.class, test))
                .contains("game 'piles'")
                .contains(words)
                .contains("\n  ");
    }

    static Stream<Arguments> brokenEvaluations() {
        return Stream.concat(
                faults(BrokenEvaluationsTest::ofStates, OF_STATES, "its evaluation"),
                Stream.concat(
                        faults(BrokenEvaluationsTest::ofPositions, OF_POSITIONS, "the packed evaluation of "),
                        Stream.of(
                                Arguments.of(
                                        "that of the other player",
                                        "packedEvaluationAgrees",
                                        ofPositions(state -> -right(state)),
                                        "but that of the state is"),
                                Arguments.of("null", "evaluationIsInRange", new Speechless(), "answers null"))));
    }

    private interface Evaluator {
        Piles with(ToDoubleFunction<State> evaluation);
    }

    private static Stream<Arguments> faults(Evaluator game, String[] tests, String words) {
        AtomicInteger asked = new AtomicInteger();
        State[] shared = new State[1];
        ToDoubleFunction<State> scratch = state -> {
            shared[0] = state;
            Thread.yield(); // now another thread may come between, also where all share one busy core
            return right(shared[0]);
        };
        ToDoubleFunction<State> changing = state -> {
            state.first = !state.first;
            return right(state);
        };
        Stream<Arguments> ofBoth = Stream.of(
                Arguments.of("counters", tests[0], game.with(state -> state.left - state.right), words),
                Arguments.of("no number", tests[0], game.with(state -> Double.NaN), " is NaN"),
                Arguments.of("an exception", tests[0], game.with(state -> 1 / (state.left / 9)), "throws"),
                Arguments.of("chance", tests[1], game.with(state -> 1.0 / asked.incrementAndGet()), "asked again"),
                Arguments.of("what threads share", tests[1], game.with(scratch), "asked again"),
                Arguments.of(
                        "one side only", tests[2], game.with(state -> state.left / 3.0), "its canonical position"));
        return tests == OF_STATES
                ? Stream.concat(
                        ofBoth,
                        Stream.of(Arguments.of("a state changed", tests[0], game.with(changing), "changed the state")))
                : ofBoth;
    }

    @NullUnmarked
    private static final class Speechless extends Piles {

        @Override
        public Optional<ToDoubleFunction<State>> evaluation() {
            return null;
        }
    }

    /** The bridge asks, and says what is wrong with the answer. */
    @Test
    void rejectsEvaluationsOfBoards() {
        BoardContract.subject = board(OptionalDouble.of(3));
        assertThat(Contracts.rejection(BoardContract.class, "evaluationIsInRange"))
                .contains("evaluation(board)")
                .contains("3.0");
        BoardContract.subject = new OthelloGame() {
            @Override
            protected OptionalDouble evaluation(Othello board) {
                board.squares[0][0] = 1 - board.squares[0][0];
                return OptionalDouble.of(0);
            }
        };
        assertThat(Contracts.rejection(BoardContract.class, "evaluationIsInRange"))
                .contains("evaluation or key changed");
        assertThat(Contracts.rejection(BoardContract.class, "lineRulesAgree")).contains("evaluation or key changed");
    }

    private static OthelloGame board(OptionalDouble evaluation) {
        return new OthelloGame() {
            @Override
            protected OptionalDouble evaluation(Othello board) {
                return evaluation;
            }
        };
    }
}
