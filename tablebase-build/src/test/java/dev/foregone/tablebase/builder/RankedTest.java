package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Outcome;
import dev.foregone.tablebase.LayerStatistics;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.RandomRules.Edge;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.RandomRules.Node;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All positions of tiers, by rank: random games with cycles, double moves, holes and up to five tiers, against the law. */
class RankedTest {

    private static final int GAMES = Thorough.orFew(120, 60);

    @TempDir
    private Path directory;

    private Tablebase<Node, Edge> build(RandomRules game, Node root, int threads) throws IOException {
        Path file = directory.resolve("ranked.tb");
        Files.deleteIfExists(file);
        return TablebaseBuilder.of(game, root)
                .allPositions(true)
                .threads(threads)
                .build(file);
    }

    private static Node top(RandomRules game) {
        return game.nodes().get(game.nodes().size() / 2 - 1);
    }

    @ParameterizedTest
    @CsvSource({"true, PACKED", "false, PACKED", "true, TAKING_BACK", "false, TAKING_BACK"})
    void againstTheLaw(boolean alternates, Form form) throws IOException {
        for (int seed = 1; seed <= GAMES; seed++) {
            RandomRules game = new RandomRules(seed, alternates, form, 1 + seed % 5);
            Tablebase<Node, Edge> tablebase = build(game, top(game), 1 + seed % 2);
            List<Outcome> expected = game.outcomes();

            for (Node node : game.nodes()) {
                assertThat(tablebase.find(node)).as("seed %d", seed).contains(expected.get(node.number()));
            }
            assertThat(tablebase.positions().map(each -> each.state().number()).toList())
                    .hasSize(game.nodes().size() / 2)
                    .allMatch(number -> number < game.nodes().size() / 2)
                    .doesNotHaveDuplicates();
            assertThat(tablebase.statistics().positions())
                    .isEqualTo(game.nodes().size() / 2);
            assertThat(tablebase.statistics().layers().stream().mapToLong(LayerStatistics::positions))
                    .as("seed %d: the tiers, of %d at most", seed, 1 + seed % 5)
                    .hasSizeLessThanOrEqualTo(1 + seed % 5)
                    .satisfies(tiers -> assertThat(
                                    tiers.stream().mapToLong(Long::longValue).sum())
                            .isEqualTo(tablebase.statistics().positions()));
            for (VerificationOptions options : List.of(
                    VerificationOptions.byPlainRules(),
                    VerificationOptions.byPackedRules().withThreads(2),
                    VerificationOptions.byPlainRules().withMemoryBytes(1),
                    VerificationOptions.bySample(20))) {
                assertThat(tablebase.verify(options).fault())
                        .as("seed %d", seed)
                        .isEmpty();
            }
        }
    }

    @Test
    void aLowerRootLeavesHigherTiersOut() throws IOException {
        RandomRules game = new RandomRules(7, true, Form.PACKED, 4);
        Tablebase<Node, Edge> tablebase = build(game, game.initialState(), 1);

        assertThat(tablebase.positions().count()).isLessThan(game.nodes().size() / 4);
        assertThat(tablebase.find(top(game))).isEmpty();
        assertThat(tablebase.verify(VerificationOptions.byPlainRules()).fault()).isEmpty();
    }

    @Test
    void theFingerprintIsThatOfTheSamePositionsFound() throws IOException {
        int same = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            RandomRules game = new RandomRules(seed, true, Form.TAKING_BACK, 1);
            Path file = directory.resolve("found.tb");
            Files.deleteIfExists(file);
            Tablebase<Node, Edge> found = TablebaseBuilder.of(game, top(game)).build(file);
            if (found.statistics().positions() == game.nodes().size() / 2) {
                same++;
                assertThat(build(game, top(game), 1).outcomeFingerprint(1)).isEqualTo(found.outcomeFingerprint(1));
            }
        }
        assertThat(same).isGreaterThan(0);
    }

    @Test
    void threadsAndARestartChangeNoByte() throws IOException {
        RandomRules game = new RandomRules(11, true, Form.PACKED, 5);
        build(game, top(game), 1);
        byte[] once = Files.readAllBytes(directory.resolve("ranked.tb"));
        build(game, top(game), 3);
        assertThat(Files.readAllBytes(directory.resolve("ranked.tb"))).isEqualTo(once);
    }

    @Test
    void withoutSymmetryThereAreNoRanksOfAll() {
        RandomRules game = new RandomRules(11, true, Form.PACKED, 5);
        assertThatThrownBy(() -> TablebaseBuilder.of(game, top(game))
                        .symmetry(false)
                        .allPositions(true)
                        .build(directory.resolve("none.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("up to symmetry");
    }

    @Test
    void aGameWithoutRanksIsRefused() {
        dev.foregone.games.connectfour.ConnectFourGame game = new dev.foregone.games.connectfour.ConnectFourGame();
        assertThatThrownBy(() -> TablebaseBuilder.of(game, game.parse("4x4:-"))
                        .allPositions(true)
                        .build(directory.resolve("none.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("does not number its positions");
    }

    @Test
    void neitherClusterNorPartitions() {
        RandomRules game = new RandomRules(11, true, Form.PACKED, 5);
        assertThatThrownBy(() -> TablebaseBuilder.of(game, top(game))
                        .partitions(3)
                        .allPositions(true)
                        .build(directory.resolve("none.tb")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("tier by tier");
    }

    @Test
    void aGameWithoutPackedRulesIsRefusedAtOnce() {
        RandomRules game = new RandomRules(11, true, Form.PLAIN, 5);
        assertThatThrownBy(() ->
                        TablebaseBuilder.of(game, top(game)).allPositions(true).build(directory.resolve("none.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("has no packed rules");
        assertThat(directory).isEmptyDirectory();
    }

    /** A build that is stopped once some tiers are solved. */
    private void begin(RandomRules game, Path file) {
        IllegalStateException stop = new IllegalStateException("enough");
        assertThatThrownBy(() -> TablebaseBuilder.of(game, top(game))
                        .allPositions(true)
                        .listener((stage, fraction, positions) -> {
                            if (fraction > 0.7) {
                                throw stop;
                            }
                        })
                        .build(file))
                .isSameAs(stop);
    }

    @Test
    void aStepOfAnotherTierIsDoneAgain() throws IOException {
        RandomRules game = new RandomRules(11, true, Form.PACKED, 5);
        build(game, top(game), 1);
        byte[] expected = Files.readAllBytes(directory.resolve("ranked.tb"));
        Path file = directory.resolve("stopped.tb");
        begin(game, file);
        Path work = directory.resolve("stopped.tb.work");
        Files.copy(work.resolve("tier-000000"), work.resolve("tier-000001"), StandardCopyOption.REPLACE_EXISTING);
        TablebaseBuilder.of(game, top(game)).allPositions(true).build(file);
        assertThat(Files.readAllBytes(file)).isEqualTo(expected);
    }

    @Test
    void stepsOfOtherTiersAreNotTaken() throws IOException {
        Path file = directory.resolve("stopped.tb");
        begin(new RandomRules(11, true, Form.PACKED, 5), file);
        RandomRules other = new RandomRules(11, true, Form.PACKED, 1);
        assertThatThrownBy(() -> TablebaseBuilder.of(other, top(other))
                        .allPositions(true)
                        .build(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another build");
    }
}
