package dev.foregone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.api.StoppedException;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.file.LeafSearch;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.report.StrategyStatistics;
import dev.foregone.strategy.report.StrategyVerification;
import dev.foregone.strategy.report.StrategyVerification.Verdict;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StrategyTest {

    private static final Engine ENGINE = Engines.load().get("memo");
    private static final ConnectFourGame GAME = new ConnectFourGame();

    /** Who is to move wins in 23 plies. */
    private static final String WON = "5x5:11";

    /** Tic-tac-toe without packed rules. */
    private static final Game<TicTacToe, Square> UNPACKED = new Game<>() {

        @Override
        public String id() {
            return "unpacked";
        }

        @Override
        public TicTacToe initialState() {
            return new TicTacToeGame().initialState();
        }
    };

    @TempDir
    private Path directory;

    private StrategyBuilder<ConnectFour, Drop> builder(String root, long leaf) {
        return Strategy.builder(GAME, GAME.parse(root), ENGINE).withLeafPositions(leaf);
    }

    private <S extends GameState<S, M>, M extends Move> Strategy<S, M> built(StrategyBuilder<S, M> builder, String name)
            throws IOException {
        return builder.build(directory.resolve(name));
    }

    @Test
    void isTheSameFileForAnyThreadsAndMemory() throws IOException {
        built(builder("5x5:3", 300), "one");
        SolverOptions more = SolverOptions.defaults().withThreads(3).withMemoryBytes(1 << 20);
        built(builder("5x5:3", 300).withOptions(more), "three");
        assertThat(directory.resolve("three")).hasSameBinaryContentAs(directory.resolve("one"));
    }

    /** What a full table would forget depends on how large the JVM makes a state. */
    @Test
    void aSearchForALeafForgetsNothing() {
        SolverOptions options = LeafSearch.options(UNPACKED, UNPACKED.initialState(), 35_000, true);
        assertThat(visited(options)).isLessThanOrEqualTo(35_000).isEqualTo(visited(options.withMemoryBytes(1L << 40)));
    }

    private static long visited(SolverOptions options) {
        try (Solver<TicTacToe, Square> solver = ENGINE.open(UNPACKED, options)) {
            solver.solve(UNPACKED.initialState());
            return solver.positionsVisited();
        }
    }

    @Test
    void goesOnWhereItWasStopped() throws IOException {
        built(builder("5x5:3", 300), "whole");
        Path stopped = directory.resolve("stopped");
        Cancellation after = new Cancellation();
        SolverOptions watched = SolverOptions.defaults().withListener((fraction, positions) -> {
            if (positions > 200) {
                after.cancel();
            }
        });
        assertThatThrownBy(() -> builder("5x5:3", 300)
                        .withOptions(watched)
                        .withCancellation(after)
                        .build(stopped))
                .isInstanceOf(StoppedException.class);
        Path work = directory.resolve("stopped.work");
        String journal = Files.readString(work);
        Files.writeString(work, journal.substring(0, journal.length() - 5)); // torn, as by a crash
        builder("5x5:3", 300).build(stopped);
        assertThat(stopped).hasSameBinaryContentAs(directory.resolve("whole"));
        assertThat(work).doesNotExist();
    }

    @Test
    void isNotMixedUpWithTheWorkOfAnother() throws IOException {
        Files.writeString(directory.resolve("a.work"), "something else\n");
        assertThatThrownBy(() -> built(builder(WON, 100), "a"))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("a.work is in the way");
        assertThat(directory.resolve("a.work")).hasContent("something else");
    }

    /** By other rules, the same numbers are other positions. */
    @Test
    void isNotMixedUpWithTheWorkOfOtherRules() throws IOException {
        Cancellation after = new Cancellation();
        SolverOptions stopping = SolverOptions.defaults().withListener((fraction, positions) -> after.cancel());
        GraphGame old = new GraphGame("rules", Graph.of("a: b c", "b: d", "c: d", "d=LOSS"));
        GraphGame now = new GraphGame("rules", Graph.of("a: b c", "b: d", "c: d", "d=DRAW"));
        StrategyBuilder<GraphState, GraphMove> before =
                Strategy.builder(old, old.initialState(), ENGINE).withSide(Side.SECOND);
        assertThatThrownBy(() -> built(before.withOptions(stopping).withCancellation(after), "a"))
                .isInstanceOf(StoppedException.class);
        assertThatThrownBy(() ->
                        built(Strategy.builder(now, now.initialState(), ENGINE).withSide(Side.SECOND), "a"))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("a.work is in the way: it was begun with something else, or for other rules");
        assertThat(built(before, "a").claim().value()).isEqualTo(GameValue.WIN);
    }

    @Test
    void valuesThatContradictEachOtherAreNoFaultOfTheGame() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        StrategyBuilder<TicTacToe, Square> lost = Strategy.builder(game, game.parse("xx./oo./..."), ENGINE)
                .withSide(Side.SECOND)
                .withValues(new Claims<>(state -> Claims.withoutPlies(GameValue.LOSS)));
        ConnectFour root = GAME.parse(WON);
        StrategyBuilder<ConnectFour, Drop> tooSoon = builder(WON, 1)
                .withShortest(true)
                .withValues(
                        new Claims<>(state -> Bounds.exactly(state.equals(root) ? Outcome.win(5) : Outcome.loss(8))));
        for (StrategyBuilder<?, ?> each : List.of(lost, tooSoon)) {
            assertThatThrownBy(() -> each.build(directory.resolve("a")))
                    .isInstanceOf(StrategyException.class)
                    .hasMessageContaining("contradict each other")
                    .hasMessageContaining("delete FILE.work");
            Files.delete(directory.resolve("a.work"));
        }
    }

    @Test
    void overwritesNothing() throws IOException {
        Strategy<ConnectFour, Drop> first = built(builder(WON, 100), "a");
        assertThat(built(builder(WON, 100), "a").statistics().nodes())
                .isEqualTo(first.statistics().nodes());
        assertThatThrownBy(() -> built(builder(WON, 200), "a"))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("is there already");
    }

    @Test
    void provesWhatItKnowsAtOnce() throws IOException {
        Strategy<ConnectFour, Drop> strategy = built(builder("5x4:54", 100).withSide(Side.SECOND), "a");
        assertThat(strategy.claim()).isEqualTo(new Claim(Side.SECOND, GameValue.WIN, OptionalInt.empty()));
        try (Solver<ConnectFour, Drop> solver = strategy.solver()) {
            Bounds bounds = solver.prove(strategy.root(), Limits.none());
            assertThat(bounds.value()).contains(GameValue.LOSS);
        }
    }

    @Test
    void advisesItsMoveAndAsksNobody() throws IOException {
        Strategy<ConnectFour, Drop> strategy = built(builder(WON, 50), "a");
        ConnectFour root = strategy.root();
        try (Solver<ConnectFour, Drop> solver = strategy.solver(Claims.none())) {
            Advice<ConnectFour, Drop> advice = solver.advise(root, Limits.none());
            assertThat(advice.bestMove()).isEqualTo(strategy.move(root)).isPresent();
            assertThat(advice.bounds().atLeast().value()).isEqualTo(GameValue.WIN);
            assertThat(solver.proveValue(root, Limits.none()).value()).contains(GameValue.WIN);
        }
    }

    @Test
    void twoOfThemProveADraw() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        StrategyBuilder<TicTacToe, Square> builder =
                Strategy.builder(game, game.initialState(), ENGINE).withLeafPositions(0);
        Strategy<TicTacToe, Square> first = built(builder, "first");
        Strategy<TicTacToe, Square> second = built(builder.withSide(Side.SECOND), "second");
        try (Solver<TicTacToe, Square> solver = Strategy.solver(List.of(first, second), Claims.none())) {
            assertThat(solver.proveValue(game.initialState(), Limits.none()).value())
                    .contains(GameValue.DRAW);
        }
    }

    @Test
    void winsInTheFewestPlies() throws IOException {
        Strategy<ConnectFour, Drop> strategy =
                built(builder("5x4:12", 0).withSide(Side.SECOND).withShortest(true), "a");
        OptionalInt plies = strategy.claim().plies();
        try (Solver<ConnectFour, Drop> solver = ENGINE.open(GAME)) {
            assertThat(solver.solve(strategy.root())).isEqualTo(Outcome.loss(plies.orElseThrow()));
        }
        StrategyVerification found = StrategyVerifier.of(ENGINE).withThreads(2).verify(strategy);
        assertThat(found.finding()).isEmpty();
        assertThat(found.plies()).isEqualTo(plies);
    }

    @Test
    void theFewestPliesTakeMoreThanValues() {
        try (Solver<ConnectFour, Drop> solver = ENGINE.open(GAME)) {
            Solver<ConnectFour, Drop> values = new Claims<>(state -> solver.proveValue(state, Limits.none())
                    .value()
                    .map(Claims::withoutPlies)
                    .orElseThrow());
            assertThatThrownBy(() -> built(builder(WON, 1).withShortest(true).withValues(values), "a"))
                    .isInstanceOf(StrategyException.class)
                    .hasMessageContaining("its plies are not known");
        }
    }

    @Test
    void theStrategyThatWinsMoves() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        StrategyBuilder<TicTacToe, Square> builder =
                Strategy.builder(game, game.initialState(), ENGINE).withLeafPositions(0);
        Strategy<TicTacToe, Square> draws = built(builder, "draws");
        TicTacToe won = game.parse("x.o/.../..."); // whoever plays the drawing one may never come here
        Strategy<TicTacToe, Square> wins =
                built(Strategy.builder(game, won, ENGINE).withLeafPositions(0), "wins");
        try (Solver<TicTacToe, Square> solver = Strategy.solver(List.of(draws, wins))) {
            Advice<TicTacToe, Square> advice = solver.advise(won, Limits.none());
            assertThat(advice.moves().get(0).bounds().atLeast().value()).isEqualTo(GameValue.WIN);
        }
    }

    @Test
    void aWrongOneIsNamedWhereMoreIsProved() throws IOException {
        Path file = directory.resolve("a");
        builder("5x4:-", 1_000).build(file); // a draw
        Path forged = directory.resolve("forged");
        Files.write(forged, Forger.with(Files.readAllBytes(file), "proves", "WIN"));
        Strategy<ConnectFour, Drop> wrong = Strategy.open(forged, GAME);
        try (Solver<ConnectFour, Drop> solver = wrong.solver(ENGINE.open(GAME))) {
            assertThatThrownBy(() -> solver.analyze(wrong.root()))
                    .isInstanceOf(StrategyException.class)
                    .hasMessageContaining("a strategy is wrong")
                    .hasMessageContaining("verify the strategies");
        }
        StrategyVerification found = StrategyVerifier.of(ENGINE).verify(wrong);
        assertThat(found.correct()).isFalse();
        assertThat(found.verdict()).isEqualTo(Verdict.WRONG);
        assertThat(found.toString()).startsWith("StrategyVerification[5x4:-: the first player wins, wrong, 5x4:");
    }

    /** Within few positions, one that looks at all of them proves less. */
    @Test
    void aWeakerEngineFindsNothingWrong() throws IOException {
        Strategy<ConnectFour, Drop> strategy = built(builder("4x4:1234", 200), "a");
        StrategyVerification found =
                StrategyVerifier.of(Engines.load().get("retrograde")).verify(strategy);
        assertThat(found.correct()).isFalse();
        assertThat(found.verdict()).isEqualTo(Verdict.NOT_PROVED);
        assertThat(found.toString()).contains(", not proved, 4x4:");
        StrategyStatistics statistics = strategy.statistics();
        assertThat(statistics.toString())
                .isEqualTo("StrategyStatistics[" + statistics.nodes() + " nodes with " + statistics.decisions()
                        + " decisions, " + statistics.leaves() + " leaves, " + statistics.fileBytes() + " bytes]");
    }

    @Test
    void aBuildThatIsThereRemovesItsWorkOnly() throws IOException {
        Path work = directory.resolve("a.work");
        Cancellation after = new Cancellation();
        SolverOptions watched = SolverOptions.defaults().withListener((fraction, positions) -> {
            if (positions > 200) {
                after.cancel();
            }
        });
        assertThatThrownBy(
                        () -> built(builder("5x5:3", 300).withOptions(watched).withCancellation(after), "a"))
                .isInstanceOf(StoppedException.class);
        byte[] left = Files.readAllBytes(work);
        built(builder("5x5:3", 300), "a");
        Files.write(work, left); // as if it had been killed between its last two steps
        built(builder("5x5:3", 300), "a");
        assertThat(work).doesNotExist();
        Files.writeString(work, "something else\n");
        built(builder("5x5:3", 300), "a");
        assertThat(work).hasContent("something else");
    }

    @Test
    void refusesAFileThatIsSomethingElse() throws IOException {
        Files.writeString(directory.resolve("a"), "a letter\n");
        assertThatThrownBy(() -> built(builder(WON, 100), "a"))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("it does not begin as a strategy")
                .hasMessageEndingWith("delete it, or name another file");
    }

    @Test
    void saysNothingOfOtherPositions() throws IOException {
        Strategy<ConnectFour, Drop> strategy = built(builder(WON, 100), "a");
        ConnectFour other = GAME.parse("5x4:1");
        assertThat(strategy.bounds(other)).isEqualTo(Bounds.unknown());
        assertThat(strategy.bounds(GAME.parse("7x6:1"))).isEqualTo(Bounds.unknown());
        assertThat(strategy.move(other)).isEqualTo(Optional.empty());
    }

    @Test
    void refusesTheLoserAndTheFinishedGame() {
        assertThatThrownBy(() -> built(builder("5x4:12", 10), "a"))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("the first player loses 5x4:12");
        assertThatThrownBy(() -> built(builder("5x4:1212121", 10), "a"))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("the game is over");
    }

    @Test
    void refusesOtherRules() throws IOException {
        built(builder(WON, 100), "a");
        Path file = directory.resolve("a");
        Game<?, ?> other = new TicTacToeGame();
        assertThatThrownBy(() -> Strategy.open(file, other))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("it is of the game 'connectfour'");
        byte[] damaged = Files.readAllBytes(file);
        damaged[damaged.length / 2] ^= 4;
        Files.write(file, damaged);
        assertThatThrownBy(() -> Strategy.open(file, GAME))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("checksum");
    }

    @Test
    void whatAKilledBuildHasLeftIsReplaced() throws IOException {
        Path left = Files.writeString(directory.resolve("replaced.work.unfinished"), "half");
        built(builder(WON, 100), "replaced");
        assertThat(left).doesNotExist();
        assertThat(Files.list(directory)).containsExactly(directory.resolve("replaced"));
    }
}
