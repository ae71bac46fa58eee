package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.check.NotChecked;
import dev.foregone.testkit.evaluation.EvaluationSide;
import dev.foregone.testkit.fixture.TicTacToe;
import dev.foregone.testkit.walk.Samples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.LongToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
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
                    .contains("the game 'piles' has packed rules without an evaluation");
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
        BoardContract.subject = board(board -> OptionalDouble.of(3));
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

    @Test
    void rejectsTheFirstPlayersView() {
        BoardContract.subject = board(board -> OptionalDouble.of(board.lead() / 64.0));
        assertThat(Contracts.rejection(BoardContract.class, "evaluationIsOfTheMover"))
                .contains(
                        "game 'othello': near the ends of walks, the greater evaluation is that of the position won in ")
                .contains("has a correlation of 0.9, -1 where both see their own side; it is ")
                .contains(" though B, who is to move, loses\n")
                .endsWith("\n  an evaluation is seen by the player to move: turn its sign where B is to move");
    }

    @Test
    void rejectsTheViewOfThePlayerWhoHasJustMoved() {
        BoardContract.subject =
                board(board -> OptionalDouble.of((board.turn == 1 ? -board.lead() : board.lead()) / 64.0));
        assertThat(Contracts.rejection(BoardContract.class, "evaluationIsOfTheMover"))
                .contains("has a correlation of -0.9", "who is to move, loses\n")
                .endsWith("turn its sign, or leave it out");
    }

    /** Where packed rules alone have an evaluation. */
    @Test
    void rejectsTheFirstPlayersViewOfPackedPositions() {
        ToDoubleFunction<State> mover = state -> state.left % 3 == state.right % 3 ? -0.5 : 0.5;
        PilesContract.subject = new TallPiles(mover);
        new PilesContract().evaluationIsOfTheMover();
        PilesContract.subject = new TallPiles(state -> (state.first ? 1 : -1) * mover.applyAsDouble(state));
        assertThat(Contracts.rejection(PilesContract.class, "evaluationIsOfTheMover"))
                .contains("; it is 0.5 at 0+3 B though B, who is to move, loses")
                .endsWith("turn its sign where B is to move");
    }

    /** Piles with more positions near the end, and without draws. */
    private static final class TallPiles extends Piles {

        private final PackedRules<State, Take> rules;

        TallPiles(ToDoubleFunction<State> evaluation) {
            rules = new PilesRules(this) {
                @Override
                public long pack(State state) {
                    return state.left << 8 | state.right << 1 | (state.first ? 1 : 0);
                }

                @Override
                public State unpack(long position) {
                    return new State(
                            TallPiles.this, (int) position >> 8, (int) position >> 1 & 127, (position & 1) == 1);
                }

                @Override
                public Optional<LongToDoubleFunction> evaluation() {
                    return Optional.of(position -> evaluation.applyAsDouble(unpack(position)));
                }
            };
        }

        @Override
        public State initialState() {
            return new State(this, 30, 30, true);
        }

        @Override
        Optional<GameValue> end(State state) {
            return state.left + state.right == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        List<Take> moves(State state) {
            return takes(state);
        }

        @Override
        public Optional<PackedRules<State, Take>> packedRules(State state) {
            return Optional.of(rules);
        }
    }

    /** It need not be good: moves to choose from, or nothing at all, tell little or nothing of who wins. */
    @Test
    void acceptsWeakEvaluations() {
        for (ToDoubleFunction<Othello> weak : List.<ToDoubleFunction<Othello>>of(
                board -> (board.turn == 1 ? board.lead() : -board.lead()) / 64.0,
                board -> (board.discs().size() - movesOfTheOther(board)) / 64.0,
                board -> Arrays.deepHashCode(board.squares) % 1_000 / 1_000.0,
                board -> 0)) {
            BoardContract.subject = board(board -> OptionalDouble.of(weak.applyAsDouble(board)));
            assertThat(side()).isNotEqualTo("turned");
        }
    }

    /** In tic-tac-toe the player with more moves to choose from loses near the end: the other has two rows begun. */
    @Test
    void doesNotCallTurnedWhatIsWorthLittleNearTheEnds() {
        List<String> reasons = new ArrayList<>();
        for (long seed = 0; seed < 6; seed++) {
            Samples<TicTacToe.Board, TicTacToe.Cell> samples = new Samples<>(new TicTacToe(), seed, 1, 9, List.of());
            try {
                new EvaluationSide<>(
                                samples,
                                start -> Optional.of(board -> board.legalMoves().size() / 9.0))
                        .isOfTheMover();
            } catch (NotChecked unknown) {
                reasons.add(String.valueOf(unknown.getMessage()));
            }
        }
        assertThat(reasons)
                .anyMatch(reason -> reason.contains(": it is worth little there, or turned; it is ")
                        && reason.contains("who is to move, wins")
                        && reason.contains("\n  look at the positions named"));
    }

    /** Whether the contract finds an evaluation right, turned, or cannot tell. */
    private static String side() {
        return side(new BoardContract<>(), 1);
    }

    private static <B> String side(BoardContract<B> contract, long seed) {
        contract.shared.set(new Samples<>(contract.game(), seed, 1, contract.maxPlies(), List.of()));
        try {
            contract.evaluationIsOfTheMover();
            return "right";
        } catch (NotChecked unknown) {
            return "not checked";
        } catch (AssertionError fault) {
            return "turned";
        }
    }

    /** In a hunt with forty moves a position no loss is proved with few positions, and one player's are rare. */
    @Nested
    class OfManyMoves {

        private static final int SEEDS = Thorough.orFew(8, 1);

        /** Which player's view is turned. */
        private enum Turned {
            NOBODY,
            ATTACKERS,
            DEFENDERS,
            BOTH;

            boolean is(Tafl board) {
                return this == BOTH || this == (board.attackersMove ? ATTACKERS : DEFENDERS);
            }
        }

        private static ToDoubleFunction<Tafl> seen(ToDoubleFunction<Tafl> defenders, Turned turned) {
            return board -> (board.attackersMove == turned.is(board) ? 1 : -1) * defenders.applyAsDouble(board);
        }

        private static List<String> sides(ToDoubleFunction<Tafl> evaluation) {
            BoardContract.subject = new TaflGame(evaluation);
            return LongStream.rangeClosed(1, SEEDS)
                    .mapToObj(seed -> side(new BoardContract<>(), seed))
                    .distinct()
                    .toList();
        }

        @ParameterizedTest
        @EnumSource(names = "NOBODY", mode = EnumSource.Mode.EXCLUDE)
        void rejectsATurnedView(Turned turned) {
            assertThat(sides(seen(Tafl::waysOut, turned))).containsExactly("turned");
            assertThat(sides(seen(Tafl::nearness, turned))).contains("turned").doesNotContain("right");
        }

        @Test
        void acceptsTheMoversView() {
            assertThat(sides(seen(Tafl::waysOut, Turned.NOBODY))).containsExactly("right");
            assertThat(sides(seen(Tafl::nearness, Turned.NOBODY)))
                    .contains("right")
                    .doesNotContain("turned");
        }

        /** Men, moves and chance say little of who wins a hunt, and so may be turned or not. */
        @Test
        void saysWhereItCannotTell() {
            for (ToDoubleFunction<Tafl> weak : List.<ToDoubleFunction<Tafl>>of(
                    seen(board -> (2 * board.men(Tafl.DEFENDER) - board.men(Tafl.ATTACKER)) / 9.0, Turned.NOBODY),
                    board -> board.steps().size() / 99.0,
                    board -> Arrays.deepHashCode(board.squares) % 1_000 / 1_000.0)) {
                assertThat(sides(weak)).doesNotContain("turned");
            }
            BoardContract.subject = new TaflGame(board -> 0);
            assertThat(Contracts.reasonToSkip(BoardContract.class, "evaluationIsOfTheMover"))
                    .contains("not checked: whether the evaluation of the game 'tafl' is seen by the player to move")
                    .contains("\n  let sampleStates() name");
        }
    }

    private static int movesOfTheOther(Othello board) {
        Othello other = new Othello(board);
        other.turn = 3 - board.turn;
        return other.discs().size();
    }

    private static OthelloGame board(Function<Othello, OptionalDouble> evaluation) {
        return new OthelloGame() {
            @Override
            protected OptionalDouble evaluation(Othello board) {
                return evaluation.apply(board);
            }
        };
    }
}
