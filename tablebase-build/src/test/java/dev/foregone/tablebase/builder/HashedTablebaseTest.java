package dev.foregone.tablebase.builder;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.OutcomeCount;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.TablebaseStatistics;
import dev.foregone.tablebase.builder.RandomRules.Edge;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.RandomRules.Node;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.contents.OpenedFile;
import dev.foregone.tablebase.keys.NotationHash;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tablebases of games without packed rules: keys are hashes of the notation. */
class HashedTablebaseTest {

    private static final int RANDOM_GAMES = Thorough.orFew(100, 40);

    @TempDir
    private Path directory;

    private final Game<TicTacToe, Square> packed = new TicTacToeGame();

    private <S extends GameState<S, M>, M extends Move> TablebaseBuilder<S, M> builder(Game<S, M> game) {
        return TablebaseBuilder.of(game, game.initialState());
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> rebuilt(Game<S, M> game, boolean symmetry)
            throws IOException {
        Path file = directory.resolve("hashed.tb");
        Files.deleteIfExists(file);
        return builder(game).symmetry(symmetry).build(file);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void itSaysTheSameAsOneOfPackedPositions(boolean symmetry) throws IOException {
        check(packed, symmetry);
    }

    private <M extends Move, S extends GameState<S, M>> void check(Game<S, M> game, boolean symmetry)
            throws IOException {
        Tablebase<S, M> expected =
                builder(game).symmetry(symmetry).layers(false).build(directory.resolve("packed.tb"));
        Tablebase<S, M> found = rebuilt(new PlainGame<>(game), symmetry);

        TablebaseStatistics statistics = found.statistics();
        assertThat(found.size()).isEqualTo(expected.size());
        assertThat(statistics.moves()).isEqualTo(expected.statistics().moves());
        assertThat(statistics.symmetry()).isEqualTo(symmetry);
        assertThat(statistics.counts())
                .extracting(OutcomeCount::outcome, OutcomeCount::positions)
                .containsExactlyElementsOf(expected.statistics().counts().stream()
                        .map(each -> tuple(each.outcome(), each.positions()))
                        .toList());
        assertThat(statistics.counts())
                .allSatisfy(each ->
                        assertThat(found.outcome(game.parse(each.example()))).isEqualTo(each.outcome()));
        Map<S, Outcome> all = found.positions().collect(toMap(SolvedPosition::state, SolvedPosition::outcome));
        assertThat(all).hasSize((int) expected.size());
        assertThat(all)
                .allSatisfy(
                        (state, outcome) -> assertThat(expected.outcome(state)).isEqualTo(outcome));
        assertThat(found.analyze(game.initialState())).isEqualTo(expected.analyze(game.initialState()));

        Verification verification = found.verify(VerificationOptions.byPlainRules());
        assertThat(verification.correct()).as(verification.toString()).isTrue();
        assertThat(verification.positions()).isEqualTo(expected.size());
        assertThat(verification.soleBest())
                .isEqualTo(expected.verify(VerificationOptions.byPlainRules()).soleBest());
        assertThat(found.verify(VerificationOptions.bySample(200)).correct()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void randomGamesWithCyclesAndDoubleMoves(boolean alternates) throws IOException {
        for (long seed = 1; seed <= RANDOM_GAMES; seed++) {
            RandomRules game = new RandomRules(seed, alternates, Form.PLAIN);
            List<Outcome> expected = game.outcomes();
            Set<Long> fingerprints = new HashSet<>();
            for (boolean symmetry : new boolean[] {true, false}) {
                Tablebase<Node, Edge> tablebase = rebuilt(game, symmetry);
                Set<Node> reached = reached(game, symmetry);
                assertThat(tablebase.positions().map(SolvedPosition::state))
                        .as("seed %d", seed)
                        .containsExactlyInAnyOrderElementsOf(reached);
                for (Node node : game.nodes()) {
                    Optional<Outcome> found = tablebase.find(node);
                    assertThat(found.isPresent()).isEqualTo(reached.contains(symmetry ? game.canonical(node) : node));
                    found.ifPresent(outcome -> assertThat(outcome).isEqualTo(expected.get(node.number())));
                }
                assertThat(tablebase.verify(VerificationOptions.byPlainRules()).fault())
                        .isEmpty();
                assertThat(tablebase.verify(VerificationOptions.bySample(30)).fault())
                        .isEmpty();
                fingerprints.add(tablebase.outcomeFingerprint(1));
            }
            assertThat(fingerprints).hasSize(1);
        }
    }

    private static Set<Node> reached(RandomRules game, boolean symmetry) {
        Set<Node> reached = new HashSet<>();
        List<Node> open = new ArrayList<>(List.of(game.initialState()));
        while (!open.isEmpty()) {
            Node node = open.remove(open.size() - 1);
            Node kept = symmetry ? game.canonical(node) : node;
            if (reached.add(kept)) {
                kept.legalMoves().forEach(move -> open.add(kept.play(move)));
            }
        }
        return reached;
    }

    @Test
    void aWholeGameInMemoryHasTheSame() throws IOException {
        for (Game<TicTacToe, Square> game : List.of(packed, new PlainGame<>(packed))) {
            Path file = directory.resolve("packed.tb");
            Files.deleteIfExists(file);
            Tablebase<TicTacToe, Square> expected = builder(game).layers(false).build(file);
            WholeGame<TicTacToe, Square> whole = WholeGame.solve(game, game.initialState());
            assertThat(Set.copyOf(whole.positions().toList()))
                    .isEqualTo(Set.copyOf(expected.positions().toList()));
            assertThat(whole.statistics().moves())
                    .isEqualTo(expected.statistics().moves());
            assertThat(whole.statistics().symmetry()).isTrue();
            assertThat(whole.statistics().counts())
                    .extracting(OutcomeCount::outcome, OutcomeCount::positions)
                    .containsExactlyElementsOf(expected.statistics().counts().stream()
                            .map(each -> tuple(each.outcome(), each.positions()))
                            .toList());
            assertThat(whole.statistics().longest(GameValue.LOSS).orElseThrow().positions())
                    .isEqualTo(expected.statistics()
                            .longest(GameValue.LOSS)
                            .orElseThrow()
                            .positions());
        }
    }

    @Test
    void drawnPositionsAreAllOfThemInAnOrderOfTheSeed() throws IOException {
        drawn(rebuilt(new PlainGame<>(packed), true));
    }

    private static boolean isWin(Outcome outcome) {
        return outcome.value() == GameValue.WIN;
    }

    private static <S extends GameState<S, M>, M extends Move> void drawn(Tablebase<S, M> tablebase) {
        List<SolvedPosition<S>> one =
                tablebase.sample(1, HashedTablebaseTest::isWin).toList();
        List<SolvedPosition<S>> other =
                tablebase.sample(2, HashedTablebaseTest::isWin).toList();
        assertThat(tablebase.sample(1, HashedTablebaseTest::isWin)).containsExactlyElementsOf(one);
        assertThat(other).isNotEqualTo(one).containsExactlyInAnyOrderElementsOf(one);
        assertThat(one)
                .containsExactlyInAnyOrderElementsOf(tablebase
                        .positions()
                        .filter(each -> isWin(each.outcome()))
                        .toList());
    }

    @Test
    void itIsOpenedByTheGameAloneAndFoundAgain() throws IOException {
        PlainGame<TicTacToe, Square> game = new PlainGame<>(packed);
        rebuilt(game, true);
        Tablebase<?, ?> opened = Tablebase.open(directory.resolve("hashed.tb"), id -> game);
        assertThat(opened.size()).isEqualTo(765);
        builder(game).build(directory.resolve("hashed.tb"));
        assertThat(Files.exists(directory.resolve("hashed.tb.work"))).isFalse();
    }

    @Test
    void otherNotationIsRefused() throws IOException {
        rebuilt(new PlainGame<>(packed), true);
        Game<TicTacToe, Square> other = new PlainGame<>(packed) {
            @Override
            public String format(TicTacToe state) {
                return super.format(state) + (state.equals(initialState()) ? "" : "!");
            }
        };
        assertThatThrownBy(() -> Tablebase.open(directory.resolve("hashed.tb"), other))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("other rules");
    }

    @Test
    void anotherSeedIsTakenIfTwoPositionsHaveTheSameHash() throws IOException {
        PlainGame<TicTacToe, Square> game = new PlainGame<>(packed);
        Path file = directory.resolve("second.tb");
        builder(game)
                .hashes(seed -> seed < 3 ? notation -> notation.length() : new NotationHash(seed))
                .build(file);
        Tablebase<?, ?> opened = Tablebase.open(file, id -> game);
        assertThat(opened.size()).isEqualTo(765);
        assertThat(opened.verify(VerificationOptions.byPlainRules()).correct()).isTrue();
        assertThat(OpenedFile.opened(file).header().seed()).isEqualTo(3);
        assertThat(builder(game).build(file).size()).as("built again").isEqualTo(765);
        assertThat(Files.exists(directory.resolve("second.tb.work"))).isFalse();
    }

    @Test
    void aBuildWithAnotherSeedIsResumed() throws IOException {
        PlainGame<TicTacToe, Square> game = new PlainGame<>(packed);
        IntFunction<ToLongFunction<String>> hashes = seed -> seed < 3 ? String::length : new NotationHash(seed);
        Path expected = directory.resolve("expected.tb");
        builder(game).hashes(hashes).build(expected);
        Path file = directory.resolve("stopped.tb");
        IllegalStateException stop = new IllegalStateException("stopped");
        assertThatThrownBy(() -> builder(game)
                        .hashes(hashes)
                        .listener((stage, fraction, positions) -> {
                            if (stage == BuildListener.Stage.WRITE) {
                                throw stop;
                            }
                        })
                        .build(file))
                .isSameAs(stop);
        builder(game).hashes(hashes).build(file);
        assertThat(file).hasSameBinaryContentAs(expected);
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left).containsExactlyInAnyOrder(expected, file);
        }
    }

    @Test
    void positionsThatAreWrittenAlikeAreTheGamesFault() {
        Game<TicTacToe, Square> careless = new PlainGame<>(packed) {
            @Override
            public String format(TicTacToe state) {
                return super.format(state).substring(0, 4);
            }
        };
        assertThatThrownBy(() -> builder(careless).build(directory.resolve("careless.tb")))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("written alike");
    }

    @Test
    void aNotationThatChangesIsTheGamesFault() {
        int[] written = {0};
        Game<TicTacToe, Square> careless = new PlainGame<>(packed) {
            @Override
            public String format(TicTacToe state) {
                return super.format(state) + "@" + written[0]++;
            }
        };
        assertThatThrownBy(() -> builder(careless).build(directory.resolve("careless.tb")))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("written in two ways");
    }

    @Test
    void whatItCannotDoIsSaid() throws IOException {
        PlainGame<TicTacToe, Square> game = new PlainGame<>(packed);
        assertThatThrownBy(() -> builder(game).partitions(4).build(directory.resolve("parts.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("has no packed rules, which a tablebase in parts needs");
        assertThatThrownBy(() -> builder(new PlainGame<>(new ConnectFourGame()))
                        .memoryBytes(1 << 20)
                        .build(directory.resolve("little.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("are kept in memory");
        assertThatThrownBy(() -> rebuilt(game, true).verify(VerificationOptions.byPackedRules()))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("by its plain rules");
    }
}
