package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.games.dodgem.DodgemGame;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** An opponent always moves, whatever the limits, and never worse than it knows. */
@Timeout(300)
class InTimeTest {

    private static final TicTacToeGame TIC_TAC_TOE = new TicTacToeGame();
    private static final Duration TIME = Duration.ofMillis(50);

    /** Far more than the time, since the machine may be busy; without limits these games would take minutes or forever. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final int MOST_PLIES = 60;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(TIC_TAC_TOE, ""),
                Arguments.of(new KalahGame(), "6x4"),
                Arguments.of(new DodgemGame(), "5x5"),
                Arguments.of(new DodgemGame(), "3x3"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("games")
    void moves(Game<?, ?> game, String start) {
        moves(game, start, 5);
    }

    private static <S extends GameState<S, M>, M extends Move> void moves(Game<S, M> game, String start, long seed) {
        Random random = new Random(seed);
        try (Asked<S, M> solver = new Asked<>(Engines.load().forPlaying(game).open(game))) {
            List<Opponent<S, M>> opponents = List.of(
                    Opponent.perfect(solver).within(TIME),
                    Opponent.ofStrength(solver, Strength.MASTER, seed).within(TIME));
            S state = start.isEmpty() ? game.initialState() : game.parse(start);
            for (int ply = 0; ply < MOST_PLIES && state.terminalValue().isEmpty(); ply++) {
                M move = moveInTime(solver, opponents.get(ply % 2), state, ply);
                assertThat(state.legalMoves()).contains(move);
                List<M> legal = state.legalMoves();
                state = state.play(legal.get(random.nextInt(legal.size())));
            }
        }
    }

    private static <S extends GameState<S, M>, M extends Move> M moveInTime(
            Asked<S, M> solver, Opponent<S, M> opponent, S state, int ply) {
        solver.advice.clear();
        long started = System.nanoTime();
        M move = opponent.choose(state, ply);
        assertThat(Duration.ofNanos(System.nanoTime() - started))
                .as("%s", state)
                .isLessThan(PATIENCE);
        if (ply % 2 == 0) {
            solver.advice.forEach(advice -> assertNotProvedWorse(advice, move));
        }
        return move;
    }

    private static <S extends GameState<S, M>, M extends Move> void assertNotProvedWorse(Advice<S, M> advice, M move) {
        Outcome atMost = advice.of(move).bounds().atMost();
        assertThat(advice.moves())
                .as("%s, and %s was chosen", advice, move)
                .noneMatch(other -> other.bounds().atLeast().compareTo(atMost) > 0);
    }

    static Stream<Limits> limits() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        return Stream.of(
                Limits.none().withTime(Duration.ZERO),
                Limits.none().withPositions(0),
                Limits.none().withPositions(3),
                Limits.none().withPositions(500),
                Limits.none().withPlies(1),
                Limits.none().withCancellation(cancelled));
    }

    @ParameterizedTest
    @MethodSource("limits")
    void noLimitIsAReasonToThrow(Limits limits) {
        try (Solver<TicTacToe, Square> solver = Engines.load().get("memo").open(TIC_TAC_TOE)) {
            for (TicTacToe state : List.of(TIC_TAC_TOE.initialState(), TIC_TAC_TOE.parse("xx./oo./..."))) {
                assertThat(state.legalMoves())
                        .contains(Opponent.perfect(solver).within(limits).choose(state, 0))
                        .contains(Opponent.ofStrength(solver, Strength.MASTER, 1)
                                .within(limits)
                                .choose(state, 0));
            }
        }
    }

    @Test
    void anInterruptEndsTheReply() {
        try (Solver<TicTacToe, Square> solver = Engines.load().get("memo").open(TIC_TAC_TOE)) {
            for (Opponent<TicTacToe, Square> each : List.of(
                    Opponent.perfect(solver),
                    Opponent.ofStrength(solver, Strength.NOVICE, 1),
                    Opponent.ofStrength(solver, Strength.NOVICE, 1).within(PATIENCE),
                    Opponent.perfect(solver).within(PATIENCE))) {
                Thread.currentThread().interrupt();
                assertThatExceptionOfType(SearchStoppedException.class)
                        .isThrownBy(() -> each.choose(TIC_TAC_TOE.initialState(), 0));
                assertThat(Thread.interrupted()).isTrue();
            }
        }
    }

    /** Each question takes all the time it has: the questions of the comparison have what the first has left. */
    @Test
    void theWholeReplyHasOneDeadline() {
        GraphGame game = new GraphGame(
                "swindle",
                Graph.of(
                        "a: calm sharp third",
                        "calm: drawn",
                        "third: drawn",
                        "sharp: drawn won",
                        "drawn=DRAW",
                        "won=WIN"));
        Duration time = Duration.ofMillis(200);
        Duration first = Duration.ofMillis(120);
        try (Asked<GraphState, GraphMove> solver =
                new Asked<>(Engines.load().get("memo").open(game)) {
                    @Override
                    void before(GraphState state, Limits within) {
                        super.before(state, within);
                        sleep(limits.size() == 1 ? first : within.time().orElseThrow());
                    }
                }) {
            Opponent.perfect(solver).within(time).choose(game.initialState(), 0);

            assertThat(solver.limits.get(0).time().orElseThrow())
                    .as("the game's list of moves takes some of the time")
                    .isBetween(time.dividedBy(2), time);
            assertThat(solver.limits.stream()
                            .skip(1)
                            .map(limits -> limits.time().orElseThrow())
                            .reduce(Duration.ZERO, Duration::plus))
                    .isLessThanOrEqualTo(time.minus(first));
        }
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time.toMillis(), time.toNanosPart() % 1_000_000);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static final class Throwing<S extends GameState<S, M>, M extends Move> extends Asked<S, M> {

        Throwing(Solver<S, M> solver) {
            super(solver);
        }

        @Override
        void before(S state, Limits within) {
            throw new AssertionError("asked about " + state);
        }
    }

    @Test
    void aForcedMoveAsksNoSolver() {
        TicTacToe state = TIC_TAC_TOE.parse("xox/oxo/ox.");
        try (Solver<TicTacToe, Square> solver =
                new Throwing<>(Engines.load().get("memo").open(TIC_TAC_TOE))) {
            assertThat(Opponent.perfect(solver).choose(state, 8)).isEqualTo(new Square(2, 2));
            assertThat(Opponent.ofStrength(solver, Strength.NOVICE, 1).choose(state, 8))
                    .isEqualTo(new Square(2, 2));
        }
    }

    /** Where time is plenty, limits change nothing. */
    @Test
    void withinLimitsThatAreNotHitTheMoveIsTheSame() {
        try (Solver<TicTacToe, Square> solver = Engines.load().get("memo").open(TIC_TAC_TOE)) {
            TicTacToe state = TIC_TAC_TOE.initialState();
            Limits plenty = Limits.none().withPositions(10_000_000);
            for (int ply = 0; state.terminalValue().isEmpty(); ply++) {
                for (Opponent<TicTacToe, Square> each :
                        List.of(Opponent.perfect(solver), Opponent.ofStrength(solver, Strength.CASUAL, 3))) {
                    assertThat(each.within(plenty).choose(state, ply)).isEqualTo(each.choose(state, ply));
                }
                Analysis<TicTacToe, Square> analysis = solver.analyze(state);
                state = state.play(analysis.moves().get(0).move());
            }
        }
    }
}
