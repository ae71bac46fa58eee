package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.StoppedException;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of values: each position has the value that the full file gives it, and what needs plies is refused. */
class ValuesTest {

    private static final int GAMES = Thorough.orFew(120, 40);

    private final TicTacToeGame ticTacToe = new TicTacToeGame();

    @TempDir
    private Path directory;

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> reduced(Tablebase<S, M> full)
            throws IOException {
        Path file = directory.resolve("values.tb");
        Files.deleteIfExists(file);
        return reduced(full, file, 2);
    }

    private static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> reduced(
            Tablebase<S, M> full, Path to, int threads) throws IOException {
        return TablebaseReduction.toValues(full, to, threads, ProgressListener.none(), new Cancellation());
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> full(TablebaseBuilder<S, M> builder)
            throws IOException {
        Path file = directory.resolve("full.tb");
        Files.deleteIfExists(file);
        return builder.build(file);
    }

    private <S extends GameState<S, M>, M extends Move> void check(Tablebase<S, M> full, String what)
            throws IOException {
        Tablebase<S, M> values = reduced(full);
        Map<S, GameValue> truth = full.positions()
                .collect(Collectors.toMap(
                        SolvedPosition::state, each -> each.outcome().value()));
        assertThat(values.sampleValues(2, any -> true).collect(Collectors.toMap(state -> state, values::value)))
                .as(what)
                .isEqualTo(truth);
        truth.forEach((state, value) -> assertThat(values.value(state)).as(what).isEqualTo(value));
        assertThat(values.difference(full, 2, ProgressListener.none(), new Cancellation()))
                .isEmpty();
        assertThat(values.size()).isEqualTo(full.size());
        for (GameValue value : GameValue.values()) {
            assertThat(values.statistics().positions(value))
                    .isEqualTo(full.statistics().positions(value));
            assertThat(values.sampleValues(1, value::equals))
                    .as(what)
                    .containsExactlyInAnyOrderElementsOf(truth.keySet().stream()
                            .filter(state -> truth.get(state) == value)
                            .toList());
        }
        assertThat(values.statistics().moves()).isEqualTo(full.statistics().moves());
    }

    @Test
    void ofRanksWithHolesInTiers() throws IOException {
        for (int seed = 1; seed <= GAMES; seed++) {
            RandomRules game = new RandomRules(seed, seed % 2 == 0, Form.PACKED, 1 + seed % 5);
            RandomRules.Node top = game.nodes().get(game.nodes().size() / 2 - 1);
            Tablebase<RandomRules.Node, RandomRules.Edge> full =
                    full(TablebaseBuilder.of(game, top).allPositions(true));
            check(full, "seed " + seed);
            Tablebase<RandomRules.Node, RandomRules.Edge> values = Tablebase.open(directory.resolve("values.tb"), game);
            for (RandomRules.Node node : game.nodes()) {
                assertThat(values.findValue(node)).isEqualTo(full.find(node).map(Outcome::value));
            }
        }
    }

    /** Ranks that mostly have no position: what is read there must not be taken for one. */
    @Test
    void ofRanksThatMostlyAreHoles() throws IOException {
        RankedConnectFour game = new RankedConnectFour(3, 4, true);
        check(full(TablebaseBuilder.of(game, game.parse("3x4:-")).allPositions(true)), "tiers");
    }

    @Test
    void ofKeysInLayersAndWithout() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            for (boolean symmetry : new boolean[] {true, false}) {
                check(
                        full(TablebaseBuilder.of(ticTacToe, ticTacToe.initialState())
                                .layers(layers)
                                .symmetry(symmetry)),
                        layers + " " + symmetry);
            }
        }
    }

    @Test
    void ofHashes() throws IOException {
        Game<TicTacToe, Square> plain = new PlainGame<>(ticTacToe);
        check(full(TablebaseBuilder.of(plain, plain.parse("x../.o./..."))), "hashes");
    }

    @Test
    void inLayersTheRulesProveThemAndFindAWrongOne() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        Tablebase<ConnectFour, Drop> full = full(TablebaseBuilder.of(game, game.parse("4x4:-")));
        Tablebase<ConnectFour, Drop> values = reduced(full);
        for (VerificationOptions options : List.of(
                VerificationOptions.byPlainRules(),
                VerificationOptions.byPackedRules().withThreads(2),
                VerificationOptions.bySample(100))) {
            assertThat(values.verify(options).fault()).isEmpty();
            assertThat(values.verify(options).soleBest()).isEmpty();
        }
        assertThat(values.statistics().fileBytes()).isLessThan(full.statistics().fileBytes());
    }

    @Test
    void withoutLayersValuesAloneProveNothing() throws IOException {
        Tablebase<TicTacToe, Square> values = reduced(
                full(TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()).layers(false)));
        assertThatThrownBy(() -> values.verify(VerificationOptions.byPlainRules()))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("values only")
                .hasMessageContaining("prove nothing");
    }

    @Test
    void whatNeedsPliesIsRefused() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()));
        Tablebase<TicTacToe, Square> values = reduced(full);
        TicTacToe root = ticTacToe.initialState();
        assertThat(values.valuesOnly()).isTrue();
        assertThat(values.statistics().valuesOnly()).isTrue();
        for (ThrowingCallable question : List.<ThrowingCallable>of(
                () -> values.find(root),
                () -> values.outcome(root),
                () -> values.analyze(root),
                () -> values.ratedMoves(root),
                values::positions,
                () -> values.sample(1, any -> true),
                () -> values.outcomeFingerprint(1),
                () -> values.statistics().counts(),
                () -> values.statistics().layers(),
                () -> values.statistics().longest(GameValue.WIN),
                () -> reduced(values, directory.resolve("again.tb"), 1))) {
            assertThatThrownBy(question).isInstanceOf(TablebaseException.class).hasMessageContaining("values only");
        }
    }

    @Test
    void aSolverProvesTheValueAndNoMore() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()));
        Tablebase<TicTacToe, Square> values = reduced(full);
        try (Solver<TicTacToe, Square> solver = values.solver()) {
            full.positions().forEach(each -> {
                Bounds bounds = solver.prove(each.state(), Limits.none());
                assertThat(bounds.value()).contains(each.outcome().value());
                assertThat(bounds.contains(each.outcome())).isTrue();
                assertThat(bounds.isExact())
                        .isEqualTo(each.state().terminalValue().isPresent());
            });
            TicTacToe root = ticTacToe.initialState();
            assertThatThrownBy(() -> solver.solve(root))
                    .isInstanceOf(SearchStoppedException.class)
                    .hasMessageContaining("values only")
                    .hasMessageContaining("DRAW");
            assertThatThrownBy(() -> solver.analyze(root)).isInstanceOf(SearchStoppedException.class);
            assertThat(solver.advise(root, Limits.none()).bounds().value()).contains(GameValue.DRAW);
        }
    }

    @Test
    void nothingIsOverwrittenAndOnlyTheSameAreCompared() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()));
        Path taken = Files.writeString(directory.resolve("mine.txt"), "mine");
        assertThatThrownBy(() -> reduced(full, taken, 1))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("is there already");
        assertThat(taken).hasContent("mine");
        compareWithAnother(Tablebase.open(directory.resolve("full.tb"), ticTacToe));
        assertThatThrownBy(() ->
                        TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()).build(directory.resolve("values.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("with values only");
    }

    private void compareWithAnother(Tablebase<TicTacToe, Square> full) throws IOException {
        Tablebase<TicTacToe, Square> values = reduced(full);
        Tablebase<TicTacToe, Square> other =
                TablebaseBuilder.of(full.game(), ticTacToe.parse("x../.../...")).build(directory.resolve("other.tb"));
        assertThatThrownBy(() -> values.difference(other, 1, ProgressListener.none(), new Cancellation()))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("was not reduced from");
    }

    @Test
    void aFullFileThatIsDamagedIsBlamedAndNothingIsLeft() throws IOException {
        Tablebase<TicTacToe, Square> right = full(TablebaseBuilder.of(ticTacToe, ticTacToe.initialState()));
        Tablebase<TicTacToe, Square> values = reduced(right);
        byte[] bytes = Files.readAllBytes(right.path());
        Path damaged = directory.resolve("damaged.tb");
        int refused = 0;
        for (int at = bytes.length / 2; at < bytes.length; at++) {
            byte[] changed = bytes.clone();
            changed[at] ^= 1;
            Files.write(damaged, changed);
            Tablebase<TicTacToe, Square> full;
            try {
                full = Tablebase.open(damaged, ticTacToe);
            } catch (TablebaseException header) {
                continue; // not in a block
            }
            Path never = directory.resolve("never.tb");
            if (refused++ == 20) {
                break;
            }
            for (ThrowingCallable question : List.<ThrowingCallable>of(
                    () -> reduced(full, never, 2),
                    () -> values.difference(full, 2, ProgressListener.none(), new Cancellation()))) {
                assertThatThrownBy(question)
                        .isInstanceOf(TablebaseException.class)
                        .hasMessageContaining("damaged.tb");
            }
            assertThat(never).doesNotExist();
        }
        assertThat(refused).isPositive();
    }

    /** Whatever else is called as unfinished files are. */
    @Test
    void nothingIsOverwritten() throws IOException {
        Path source = directory.resolve("a.tb.unfinished");
        Tablebase<TicTacToe, Square> full =
                TablebaseBuilder.of(ticTacToe, ticTacToe.parse("xox/.o./...")).build(source);
        byte[] before = Files.readAllBytes(source);
        assertThatThrownBy(() -> reduced(full, source, 1))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("name another file");
        assertThat(reduced(full, directory.resolve("a.tb"), 1)
                        .difference(full, 1, ProgressListener.none(), new Cancellation()))
                .isEmpty();
        assertThat(source).hasBinaryContent(before);
        Path mine = Files.createDirectory(directory.resolve("b.tb.unfinished"));
        reduced(full, directory.resolve("b.tb"), 1);
        assertThat(mine).isEmptyDirectory();
    }

    @Test
    void aDirectoryIsMade() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.parse("xox/.o./...")));
        Path file = directory.resolve("new/deeper/values.tb");
        reduced(full, file, 1);
        assertThat(file.getParent()).isDirectoryContaining(each -> each.equals(file));
        assertThat(Files.list(file.getParent())).hasSize(1);
    }

    @Test
    void aCancellationStopsBoth() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.parse("xox/.o./...")));
        Tablebase<TicTacToe, Square> values = reduced(full, directory.resolve("values.tb"), 1);
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        Path never = Files.createDirectory(directory.resolve("empty")).resolve("never.tb");
        assertThatThrownBy(() -> TablebaseReduction.toValues(full, never, 1, ProgressListener.none(), cancelled))
                .isInstanceOf(StoppedException.class);
        assertThatThrownBy(() -> values.difference(full, 1, ProgressListener.none(), cancelled))
                .isInstanceOf(StoppedException.class);
        assertThat(never.getParent()).isEmptyDirectory();
    }

    @Test
    void anInterruptWhileTheFileIsWrittenStopsIt() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.parse("xox/.o./...")));
        Path never = Files.createDirectory(directory.resolve("empty")).resolve("never.tb");
        ProgressListener interrupting =
                (fraction, positions) -> Thread.currentThread().interrupt();
        assertThatThrownBy(() -> TablebaseReduction.toValues(full, never, 1, interrupting, new Cancellation()))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("the thread was interrupted");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(never.getParent()).isEmptyDirectory();
    }

    @Test
    void aListenerHearsOfEachPositionWhenItIsWrittenAndWhenItIsCompared() throws IOException {
        RankedConnectFour game = new RankedConnectFour(3, 4, false);
        ConnectFour root = game.parse("3x4:-");
        List<Tablebase<ConnectFour, Drop>> files = List.of(
                full(TablebaseBuilder.of(game, root).allPositions(true)),
                TablebaseBuilder.of(game, root).build(directory.resolve("keys.tb")));
        for (Tablebase<ConnectFour, Drop> full : files) {
            Heard reducing = new Heard();
            Path file = directory.resolve("values-" + files.indexOf(full) + ".tb");
            Tablebase<ConnectFour, Drop> values =
                    TablebaseReduction.toValues(full, file, 2, reducing, new Cancellation());
            assertThat(reducing.positions).isEqualTo(2 * full.size());
            Heard comparing = new Heard();
            assertThat(values.difference(full, 2, comparing, new Cancellation()))
                    .isEmpty();
            assertThat(comparing.positions).isEqualTo(full.size());
            assertThat(List.of(reducing.fraction, comparing.fraction)).containsOnly(1.0);
        }
    }

    @Test
    void whatAListenerThrowsComesOutAndLeavesNoFile() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.parse("xox/.o./...")));
        ProgressListener failing = (fraction, positions) -> {
            throw new IllegalStateException("of the listener");
        };
        Path never = Files.createDirectory(directory.resolve("empty")).resolve("never.tb");
        assertThatThrownBy(() -> TablebaseReduction.toValues(full, never, 1, failing, new Cancellation()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("of the listener");
        assertThat(never.getParent()).isEmptyDirectory();
    }

    @Test
    void whoFindsTheFileOfAnotherAtItsEndLeavesNothing() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.parse("xox/.o./...")));
        Path file = Files.createDirectory(directory.resolve("shared")).resolve("values.tb");
        ProgressListener another = (fraction, positions) -> {
            try {
                Files.write(file, new byte[0]);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        };
        assertThatThrownBy(() -> TablebaseReduction.toValues(full, file, 1, another, new Cancellation()))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("is there already");
        assertThat(Files.list(file.getParent())).containsExactly(file);
        assertThat(file).isEmptyFile();
    }

    @Test
    void aFileWithPliesIsNoFileOfValues() throws IOException {
        Tablebase<TicTacToe, Square> full = full(TablebaseBuilder.of(ticTacToe, ticTacToe.parse("xox/.o./...")));
        assertThatThrownBy(() -> full.difference(full, 1, ProgressListener.none(), new Cancellation()))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("has plies");
    }

    @Test
    void threadsChangeNoByte() throws IOException {
        RankedConnectFour game = new RankedConnectFour(3, 4, false);
        Tablebase<ConnectFour, Drop> full =
                full(TablebaseBuilder.of(game, game.parse("3x4:-")).allPositions(true));
        reduced(full, directory.resolve("one.tb"), 1);
        reduced(full, directory.resolve("three.tb"), 3);
        assertThat(directory.resolve("three.tb")).hasSameBinaryContentAs(directory.resolve("one.tb"));
    }
}
