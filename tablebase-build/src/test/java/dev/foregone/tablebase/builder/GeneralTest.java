package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Outcome;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.RandomRules.Edge;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.RandomRules.Node;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games with cycles, double moves and symmetry, in memory and in files, against the law. */
class GeneralTest {

    private static final int IN_MEMORY = Thorough.orFew(1_500, 800);
    private static final int IN_FILES = Thorough.orFew(30, 20);

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void inMemory(boolean alternates) {
        int endless = 0;
        int finite = 0;
        for (long seed = 1; seed <= IN_MEMORY; seed++) {
            for (Form form : List.of(Form.PLAIN, Form.PACKED)) {
                RandomRules game = new RandomRules(seed, alternates, form);
                List<Outcome> expected = game.outcomes();
                WholeGame<Node, Edge> whole = WholeGame.solve(game, game.initialState());
                for (Node node : game.nodes()) {
                    Optional<Outcome> found = whole.find(node);
                    found.ifPresent(outcome -> assertThat(outcome).isEqualTo(expected.get(node.number())));
                    endless += found.filter(Outcome::isEndless).isPresent() ? 1 : 0;
                }
                Outcome root = whole.outcome(game.initialState());
                if (!root.isEndless()) {
                    finite++;
                    assertThat(whole.analyze(game.initialState()).line())
                            .as("seed %d", seed)
                            .hasSize(root.plies());
                }
            }
        }
        assertThat(endless).isGreaterThan(100);
        assertThat(finite).isGreaterThan(100);
    }

    @ParameterizedTest
    @CsvSource({
        "true, PACKED, TAKING_BACK",
        "false, PACKED, TAKING_BACK",
        "true, IN_ORDER, IN_ORDER_TAKING_BACK",
        "false, IN_ORDER, IN_ORDER_TAKING_BACK"
    })
    void inFiles(boolean alternates, Form storing, Form takingBack) throws IOException {
        for (long seed = 1; seed <= IN_FILES; seed++) {
            Long fingerprint = null;
            for (Form form : List.of(storing, takingBack)) {
                RandomRules game = new RandomRules(seed, alternates, form);
                for (boolean symmetry : new boolean[] {true, false}) {
                    Tablebase<Node, Edge> tablebase = build(game, symmetry, 1 + (int) (seed % 3));
                    check(game, tablebase);
                    long found = tablebase.outcomeFingerprint(1);
                    assertThat(fingerprint == null ? found : fingerprint)
                            .as("seed %d", seed)
                            .isEqualTo(found);
                    fingerprint = found;
                }
            }
        }
    }

    private Tablebase<Node, Edge> build(RandomRules game, boolean symmetry, int threads) throws IOException {
        Path file = directory.resolve("random.tb");
        Files.deleteIfExists(file);
        return TablebaseBuilder.of(game, game.initialState())
                .symmetry(symmetry)
                .threads(threads)
                .build(file);
    }

    private static void check(RandomRules game, Tablebase<Node, Edge> tablebase) throws IOException {
        List<Outcome> expected = game.outcomes();
        assertThat(tablebase.positions())
                .allSatisfy(each -> assertThat(each.outcome())
                        .isEqualTo(expected.get(each.state().number())));
        for (Node node : game.nodes()) {
            tablebase.find(node).ifPresent(outcome -> assertThat(outcome).isEqualTo(expected.get(node.number())));
        }
        assertThat(tablebase.outcome(game.initialState())).isEqualTo(expected.get(0));
        assertThat(tablebase.verify(VerificationOptions.byPlainRules()).fault()).isEmpty();
        assertThat(tablebase.verify(VerificationOptions.byPackedRules()).fault())
                .isEmpty();
        assertThat(tablebase.verify(VerificationOptions.bySample(20)).fault()).isEmpty();
    }

    @Test
    void theTwoBuildersSayTheSame() throws IOException {
        dev.foregone.games.connectfour.ConnectFourGame game = new dev.foregone.games.connectfour.ConnectFourGame();
        var layered = TablebaseBuilder.of(game, game.parse("4x4:-")).build(directory.resolve("layered.tb"));
        var general = TablebaseBuilder.of(game, game.parse("4x4:-"))
                .layers(false)
                .threads(2)
                .build(directory.resolve("general.tb"));

        assertThat(general.statistics().layers()).isEmpty();
        assertThat(general.outcomeFingerprint(2)).isEqualTo(layered.outcomeFingerprint(1));
        assertThat(general.statistics().moves()).isEqualTo(layered.statistics().moves());
        assertThat(general.verify(VerificationOptions.byPackedRules().withThreads(2))
                        .soleBest())
                .isEqualTo(layered.statistics().soleBest());
    }
}
