package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Advice;
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
import dev.foregone.spi.Game;
import dev.foregone.tablebase.OutcomeCount;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.TablebaseStatistics;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.ReferenceSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TablebaseTest {

    private final TicTacToeGame ticTacToe = new TicTacToeGame();
    private final ConnectFourGame connectFour = new ConnectFourGame();

    @TempDir
    private Path directory;

    private Tablebase<TicTacToe, Square> ticTacToe() throws IOException {
        return TablebaseBuilder.of(ticTacToe, ticTacToe.initialState())
                .symmetry(false)
                .build(directory.resolve("tictactoe.tb"));
    }

    private TablebaseBuilder<ConnectFour, Drop> connectFour(String root) {
        return TablebaseBuilder.of(connectFour, connectFour.parse(root));
    }

    @Test
    void upToSymmetryTicTacToeHasAsManyPositionsAsPublished() throws IOException {
        Tablebase<TicTacToe, Square> tablebase =
                TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()).build(directory.resolve("symmetric.tb"));
        assertThat(tablebase.size()).isEqualTo(765);
        sameAsReference(ticTacToe, tablebase);
    }

    @Test
    void everyPositionOfTicTacToeHasItsPublishedCountAndItsOutcome() throws IOException {
        Tablebase<TicTacToe, Square> tablebase = ticTacToe();
        TablebaseStatistics statistics = tablebase.statistics();

        assertThat(tablebase.size()).isEqualTo(5_478);
        assertThat(statistics.moves()).isEqualTo(16_167);
        assertThat(statistics.positions(GameValue.WIN)).isEqualTo(2_836);
        assertThat(statistics.positions(GameValue.LOSS)).isEqualTo(1_574);
        assertThat(statistics.positions(GameValue.DRAW)).isEqualTo(1_068);
        assertThat(statistics.counts())
                .extracting(OutcomeCount::outcome)
                .startsWith(Outcome.win(1), Outcome.win(3), Outcome.win(5), Outcome.draw(0))
                .endsWith(Outcome.loss(0), Outcome.loss(2), Outcome.loss(4));
        assertThat(statistics.longest(GameValue.WIN).orElseThrow().positions()).isEqualTo(122);
        assertThat(statistics.layers()).hasSize(10);
        sameAsReference(ticTacToe, tablebase);
    }

    private static <S extends GameState<S, M>, M extends Move> void sameAsReference(
            Game<S, M> game, Tablebase<S, M> tablebase) {
        ReferenceSolver<S, M> reference = new ReferenceSolver<>(game);
        List<SolvedPosition<S>> all = tablebase.positions().toList();
        assertThat(all).hasSize((int) tablebase.size());
        assertThat(all).allSatisfy(each -> {
            assertThat(each.outcome()).isEqualTo(reference.outcome(each.state()));
            assertThat(tablebase.outcome(each.state())).isEqualTo(each.outcome());
        });
    }

    @ParameterizedTest
    @CsvSource({"4x4:-, 161029, 38675, 32234, 90120", "4x5:-, 1706255, 509601, 484233, 712421"})
    void connectFourHasItsComputedCounts(String root, long positions, long won, long lost, long drawn)
            throws IOException {
        Tablebase<ConnectFour, Drop> tablebase =
                connectFour(root).symmetry(false).threads(2).build(directory.resolve("c4.tb"));
        TablebaseStatistics statistics = tablebase.statistics();

        assertThat(statistics.positions()).isEqualTo(positions);
        assertThat(statistics.positions(GameValue.WIN)).isEqualTo(won);
        assertThat(statistics.positions(GameValue.LOSS)).isEqualTo(lost);
        assertThat(statistics.positions(GameValue.DRAW)).isEqualTo(drawn);
        assertThat(statistics.fileBytes()).isEqualTo(Files.size(directory.resolve("c4.tb")));
    }

    @Test
    void symmetryThreadsAndMemoryChangeNoOutcome() throws IOException {
        for (String root : List.of("4x4:-", "4x4:1", "4x4:12")) {
            Path whole = directory.resolve("whole.tb");
            Tablebase<ConnectFour, Drop> plain =
                    connectFour(root).symmetry(false).build(whole);
            Tablebase<ConnectFour, Drop> folded = connectFour(root).build(directory.resolve("folded.tb"));
            Path again = directory.resolve("again.tb");
            connectFour(root).symmetry(false).threads(3).memoryBytes(1 << 22).build(again);

            assertThat(folded.size()).isLessThan(plain.size());
            assertThat(folded.outcomeFingerprint(2)).isEqualTo(plain.outcomeFingerprint(1));
            assertThat(Files.mismatch(whole, again)).isEqualTo(-1);
            plain.positions()
                    .filter(each -> each.state().hashCode() % 7 == 0)
                    .forEach(each -> assertThat(folded.outcome(each.state())).isEqualTo(each.outcome()));
            for (String file : List.of("whole.tb", "folded.tb", "again.tb")) {
                Files.delete(directory.resolve(file));
            }
        }
    }

    @Test
    void answersAsASolverWithLineAndFirstBestMove() throws IOException {
        Tablebase<ConnectFour, Drop> tablebase = connectFour("4x4:-").build(directory.resolve("c4.tb"));
        ConnectFour state = connectFour.parse("4x4:433");
        try (Solver<ConnectFour, Drop> solver = tablebase.solver()) {
            assertThat(solver.solve(state)).isEqualTo(Outcome.win(13));
            assertThat(solver.prove(state, Limits.none().withPositions(0)).isExact())
                    .isTrue();
            var analysis = solver.analyze(state);
            assertThat(analysis.line()).hasSize(13);
            assertThat(analysis.moves()).hasSize(4).isEqualTo(tablebase.ratedMoves(state));
            assertThat(analysis.bestMove().map(Drop::toString).orElseThrow())
                    .isEqualTo(analysis.moves().get(0).move().toString());
            ConnectFour end = state;
            for (Drop move : analysis.line()) {
                end = end.play(move);
            }
            assertThat(end.terminalValue()).contains(GameValue.LOSS);
            assertThat(solver.positionsVisited()).isPositive();
        }
        Solver<ConnectFour, Drop> closed = tablebase.solver();
        closed.close();
        assertThatThrownBy(() -> closed.solve(state)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void anInterruptedThreadIsToldWhyItOpensNothing() throws IOException {
        Path file = directory.resolve("packed.tb");
        Path hashed = directory.resolve("hashed.tb");
        Game<TicTacToe, Square> plain = new PlainGame<>(ticTacToe);
        TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()).build(file);
        TablebaseBuilder.of(plain, plain.initialState()).build(hashed);

        refusedWhenInterrupted(() -> Tablebase.open(file, ticTacToe));
        refusedWhenInterrupted(() -> Tablebase.open(file, id -> ticTacToe));
        refusedWhenInterrupted(
                () -> TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()).build(file));
        refusedWhenInterrupted(
                () -> TablebaseBuilder.of(plain, plain.initialState()).build(hashed));
    }

    private static void refusedWhenInterrupted(ThrowingCallable opening) {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(opening)
                    .isExactlyInstanceOf(StoppedException.class)
                    .hasMessageStartingWith("stopped: the thread was interrupted, and ")
                    .hasMessageEndingWith("\n  clear the flag with Thread.interrupted() and try again");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aPositionThatCannotBeReachedIsNotAnswered() throws IOException {
        Tablebase<ConnectFour, Drop> tablebase = connectFour("4x4:11").build(directory.resolve("c4.tb"));

        assertThat(tablebase.find(connectFour.parse("4x4:1"))).isEmpty();
        assertThat(tablebase.find(connectFour.parse("4x4:22"))).isEmpty();
        assertThat(tablebase.find(connectFour.parse("5x4:11"))).isEmpty();
        assertThat(tablebase.find(connectFour.parse("4x4:44")))
                .as("the mirror image")
                .isPresent();
        assertThatThrownBy(() -> tablebase.outcome(connectFour.parse("4x4:1")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("4x4:1");
    }

    @Test
    void everyVerificationAgrees() throws IOException {
        Tablebase<ConnectFour, Drop> tablebase = connectFour("4x4:-").build(directory.resolve("c4.tb"));
        for (VerificationOptions options : List.of(
                VerificationOptions.byPlainRules(),
                VerificationOptions.byPlainRules().withMemoryBytes(0),
                VerificationOptions.byPackedRules().withThreads(2))) {
            Verification verification = tablebase.verify(options);
            assertThat(verification.fault()).isEmpty();
            assertThat(verification.positions()).isEqualTo(tablebase.size());
            assertThat(verification.moves()).isEqualTo(tablebase.statistics().moves());
            assertThat(verification.soleBest()).isEqualTo(tablebase.statistics().soleBest());
        }
        assertThat(tablebase.verify(VerificationOptions.bySample(500)).positions())
                .isEqualTo(500);
    }

    @Test
    void positionsAreDrawnOnceEachByTheirOutcomesInTheOrderOfASeed() throws IOException {
        Tablebase<TicTacToe, Square> tablebase = ticTacToe();
        List<SolvedPosition<TicTacToe>> all = tablebase.positions().toList();
        List<SolvedPosition<TicTacToe>> drawn = tablebase.sample(7, any -> true).toList();
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(all).isNotEqualTo(all);
        assertThat(tablebase.sample(7, any -> true)).containsExactlyElementsOf(drawn);
        assertThat(tablebase.sample(8, any -> true).limit(20)).isNotEqualTo(drawn.subList(0, 20));
        assertThat(tablebase.sample(7, Outcome.win(5)::equals))
                .hasSize(122)
                .allMatch(each -> each.outcome().equals(Outcome.win(5)));
        assertThat(tablebase.sample(7, Outcome.win(99)::equals)).isEmpty();
    }

    @Test
    void noMoreIsReadThanDrawingNeeds() throws IOException {
        Tablebase<ConnectFour, Drop> tablebase = connectFour("4x4:-").build(directory.resolve("c4.tb"));
        AtomicLong asked = new AtomicLong();
        assertThat(tablebase.sample(1, outcome -> asked.incrementAndGet() < 0)).isEmpty();
        assertThat(asked).as("once for each position").hasValue(tablebase.size());
        asked.set(0);
        tablebase.sample(1, outcome -> asked.incrementAndGet() > 0).iterator().next();
        assertThat(asked).hasValueLessThan(1_000);
    }

    @Test
    void lessMemoryThanAnyBuildTakesIsRefused() {
        for (long bytes : new long[] {-1, 0, TablebaseBuilder.LEAST_MEMORY_BYTES - 1}) {
            assertThatThrownBy(() -> connectFour("4x4:-").memoryBytes(bytes))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("1,048,576 or more");
        }
    }

    @Test
    void aProofSaysHowManyPositionsThePlainRulesProved() throws IOException {
        Tablebase<ConnectFour, Drop> tablebase = connectFour("4x4:-").build(directory.resolve("c4.tb"));
        VerificationOptions packed = VerificationOptions.byPackedRules();
        long most = tablebase.size();
        assertThat(tablebase.verify(packed).byPlainRules()).isZero();
        assertThat(tablebase.verify(packed.withMemoryBytes(50_000)).byPlainRules())
                .isBetween(1L, most - 1);
        assertThat(tablebase.verify(VerificationOptions.byPlainRules()).byPlainRules())
                .isEqualTo(most);
        assertThat(tablebase.verify(VerificationOptions.bySample(7)).byPlainRules())
                .isEqualTo(7);
    }

    @Test
    void aFileOfAnotherBoardOrGameIsRefused() throws IOException {
        Path file = directory.resolve("c4.tb");
        connectFour("4x4:-").build(file);

        assertThatThrownBy(() -> connectFour("5x4:-").build(file))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("4x4:-");
        assertThatThrownBy(() -> Tablebase.open(file, ticTacToe))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("'connectfour', not 'tictactoe'");
        assertThat(Tablebase.open(file, id -> connectFour).size()).isEqualTo(80_541);
    }

    @Test
    void aFileThatIsNoTablebaseIsNotWrittenOver() throws IOException {
        Path file = directory.resolve("letter.txt");
        Files.writeString(file, "Dear reader, this is no tablebase, and it is longer than a header of one.");

        assertThatThrownBy(() -> connectFour("4x4:-").build(file))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("it does not begin as a tablebase does")
                .hasMessageContaining("delete it");
        assertThatThrownBy(() -> Tablebase.open(file, connectFour)).isInstanceOf(TablebaseException.class);
        assertThat(file).content().startsWith("Dear reader");
    }

    @Test
    void aBuildInPartsNamesTheModuleThatIsNotThere() {
        assertThatThrownBy(() -> TablebaseBuilder.of(ticTacToe, ticTacToe.initialState())
                        .partitions(2)
                        .build(directory.resolve("parts.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("foregone-tablebase-parts");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void nothingIsLeftBesideTheFile() throws IOException {
        ticTacToe();
        try (var files = Files.list(directory)) {
            assertThat(files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()))
                    .containsExactly("tictactoe.tb");
        }
    }

    @Test
    void memoryThatIsNotEnoughIsSaidClearlyAndWhatWasFoundIsKept() throws IOException {
        Path file = directory.resolve("c4.tb");
        assertThatThrownBy(() -> connectFour("4x5:-")
                        .memoryBytes(TablebaseBuilder.LEAST_MEMORY_BYTES)
                        .continueOnDisk(false)
                        .build(file))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("too large")
                .hasMessageContaining("allow more memory");
        assertThat(file).doesNotExist();
        assertThat(connectFour("4x5:-").build(file).size()).isEqualTo(853_185);
    }

    @Test
    void aGameThatDoesNotFitIsNoReasonToHaveNoMove() {
        ConnectFourGame game = new ConnectFourGame();
        SolverOptions least = SolverOptions.defaults().withMemoryBytes(0);
        try (Solver<ConnectFour, Drop> solver = WholeGame.solver(game, least)) {
            assertThatThrownBy(() -> solver.solve(game.parse("6x5:-"))).hasMessageContaining("does not fit");
            Advice<ConnectFour, Drop> advice = solver.advise(game.parse("6x5:-"), Limits.none());
            assertThat(advice.moves()).hasSize(6);
            assertThat(advice.bounds().isExact()).isFalse();
        }
    }

    @Test
    void aGameWithoutSymmetryIsNotCountedUpToIt() throws IOException {
        Countdown without = new Countdown(10, 2);
        TicTacToeGame with = new TicTacToeGame();
        Path file = directory.resolve("symmetry.tb");
        assertThat(TablebaseBuilder.of(without, without.initialState())
                        .build(file)
                        .statistics()
                        .symmetry())
                .isFalse();
        for (boolean asked : new boolean[] {true, false}) {
            Tablebase<?, ?> tablebase = TablebaseBuilder.of(with, with.parse("xox/oxo/..."))
                    .symmetry(asked)
                    .build(directory.resolve(asked + ".tb"));
            assertThat(tablebase.statistics().symmetry()).isEqualTo(asked);
        }
    }
}
