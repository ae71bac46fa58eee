package dev.foregone.tablebase.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.StatisticsOf;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.cluster.OtherRulesException;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.parts.steps.StepFiles;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A game with layers built partition by partition")
class PartitionedLayersTest {

    private static final long SEED = 20261122;

    /** About how many moments a build dies at. */
    private static final int MOMENTS = Thorough.orFew(12, 5);

    @TempDir
    Path directory;

    private <S extends GameState<S, M>, M extends Move> void sameAsOnOneMachine(
            Game<S, M> game, S root, boolean symmetry, int partitions) throws IOException {
        Tablebase<S, M> local =
                TablebaseBuilder.of(game, root).symmetry(symmetry).build(directory.resolve("local.tb"));
        Tablebase<S, M> parts = TablebaseBuilder.of(game, root)
                .symmetry(symmetry)
                .cluster(cluster(game, root, partitions))
                .partitions(partitions)
                .build(directory.resolve("parts.tb"));

        assertThat(StatisticsOf.positions(parts)).isEqualTo(StatisticsOf.positions(local));
        assertThat(parts.outcomeFingerprint(1)).isEqualTo(local.outcomeFingerprint(1));
        assertThat(positions(parts)).isEqualTo(positions(local));
        assertThat(parts.verify(VerificationOptions.byPlainRules()).fault()).isEmpty();
        assertThat(parts.verify(VerificationOptions.byPackedRules()).fault()).isEmpty();
        assertThat(names()).containsExactlyInAnyOrder("local.tb", "parts.tb", "parts.tb.parts");
    }

    private <S extends GameState<S, M>, M extends Move> UnreliableCluster cluster(
            Game<S, M> game, S root, int partitions) {
        return new UnreliableCluster(game.packedRules(root).orElseThrow(), SEED + partitions);
    }

    private static <S extends GameState<S, M>, M extends Move> List<String> positions(Tablebase<S, M> tablebase)
            throws IOException {
        try (Stream<SolvedPosition<S>> positions = tablebase.positions()) {
            return positions.map(SolvedPosition::toString).sorted().toList();
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    static Stream<Integer> partitions() {
        return Thorough.orFirst(2, 3, 7, 1);
    }

    @ParameterizedTest
    @MethodSource("partitions")
    @DisplayName("is the one built on one machine: Connect Four 4x4")
    void connectFour(int partitions) throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        sameAsOnOneMachine(game, game.parse("4x4:-"), partitions % 2 == 1, partitions);
    }

    @Test
    @DisplayName("is the one built on one machine: tic-tac-toe")
    void ticTacToe() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        sameAsOnOneMachine(game, game.initialState(), true, 5);
    }

    @Test
    @DisplayName("resumes wherever it was stopped, and repeats at most one superstep")
    void goesOn() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        TreeMap<String, byte[]> whole = build(game, cluster(game, game.parse("4x3:-"), 3), "whole");
        int work = cluster(game, "counted").workDone();
        for (int failAt = 0; failAt < work; failAt += 1 + work / MOMENTS) {
            String name = "failed-" + failAt;
            UnreliableCluster first = cluster(game, game.parse("4x3:-"), 3).failAt(failAt);
            assertThatThrownBy(() -> build(game, first, name)).isInstanceOf(UnreliableCluster.Died.class);
            UnreliableCluster second = cluster(game, game.parse("4x3:-"), 3);
            assertThat(build(game, second, name).values()).containsExactlyElementsOf(whole.values());
            assertThat(second.workDone()).isLessThan(work - failAt + 20);
        }
    }

    private UnreliableCluster cluster(ConnectFourGame game, String name) throws IOException {
        UnreliableCluster counted = cluster(game, game.parse("4x3:-"), 3);
        build(game, counted, name);
        return counted;
    }

    /** The files of the tablebase by their names. */
    private TreeMap<String, byte[]> build(ConnectFourGame game, Cluster cluster, String name) throws IOException {
        Path file = directory.resolve(name);
        TablebaseBuilder.of(game, game.parse("4x3:-"))
                .cluster(cluster)
                .partitions(3)
                .build(file);
        List<Path> files = new ArrayList<>(List.of(file));
        try (Stream<Path> parts = Files.list(directory.resolve(name + ".parts"))) {
            parts.forEach(files::add);
        }
        TreeMap<String, byte[]> content = new TreeMap<>();
        for (Path path : files) {
            content.put(path.equals(file) ? "" : path.getFileName().toString(), Files.readAllBytes(path));
        }
        return content;
    }

    @Tag("slow")
    @Test
    @DisplayName("goes on with other ranges where those that were noted are lost")
    void lostRanges() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        UnreliableCluster whole = cluster(game, game.parse("4x4:-"), 4);
        long expected = cut(game, whole, 4, "whole").outcomeFingerprint(1);
        int lost = 0;
        for (int failAt = whole.workDone() / 4; failAt < whole.workDone() / 2; failAt += 7) {
            String name = "lost-" + failAt;
            UnreliableCluster first = cluster(game, game.parse("4x4:-"), 4).failAt(failAt);
            assertThatThrownBy(() -> cut(game, first, 4, name)).isInstanceOf(UnreliableCluster.Died.class);
            try (Stream<Path> notes = Files.list(directory.resolve(name + ".work"))) {
                Path last = notes.filter(note -> note.getFileName().toString().startsWith("ranges-"))
                        .min(Comparator.naturalOrder())
                        .orElseThrow();
                Files.delete(last);
                lost++;
            }
            UnreliableCluster second = cluster(game, game.parse("4x4:-"), 2);
            assertThat(cut(game, second, 2, name).outcomeFingerprint(1)).isEqualTo(expected);
        }
        assertThat(lost).isGreaterThan(3);
    }

    private Tablebase<?, ?> cut(ConnectFourGame game, Cluster cluster, int partitions, String name) throws IOException {
        return TablebaseBuilder.of(game, game.parse("4x4:-"))
                .symmetry(false)
                .cluster(cluster)
                .partitions(partitions)
                .build(directory.resolve(name));
    }

    @Test
    @DisplayName("does not take the parts of another build for its own")
    void partsOfAnother() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        Tablebase<?, ?> expected = ticTacToe(cluster(game, game.initialState(), 1), true, "expected");
        int work = dies("one", all -> all / 2);
        UnreliableCluster second = cluster(game, game.initialState(), 1).failAt(work - 1);
        Throwable refused = catchThrowable(() -> TablebaseBuilder.of(game, game.initialState())
                .cluster(second)
                .symmetry(false)
                .workDirectory(directory.resolve("other.work"))
                .build(directory.resolve("one")));
        Tablebase<?, ?> one = ticTacToe(cluster(game, game.initialState(), 1), true, "one");

        assertThat(StatisticsOf.positions(one)).isEqualTo(StatisticsOf.positions(expected));
        assertThat(one.verify(VerificationOptions.byPackedRules()).fault()).isEmpty();
        assertThat(refused).isInstanceOf(IOException.class).hasMessageContaining("one.parts is there already");
        assertThat(directory.resolve("other.work/one.work")).doesNotExist();
    }

    @Test
    @DisplayName("does again what it has written, where that is lost or damaged")
    void lostParts() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        dies("lost", all -> all - 1);
        try (Stream<Path> parts = Files.list(directory.resolve("lost.parts"))) {
            for (Path part : parts.toList()) {
                Files.delete(part);
            }
        }
        dies("damaged", all -> all - 2);
        try (Stream<Path> parts = Files.list(directory.resolve("damaged.parts"))) {
            for (Path part : parts.toList()) {
                Files.write(part, new byte[(int) Files.size(part)]);
            }
        }
        long expected = Tablebase.open(directory.resolve("whole"), game).outcomeFingerprint(1);

        for (String name : List.of("lost", "damaged")) {
            Tablebase<?, ?> built = ticTacToe(cluster(game, game.initialState(), 1), true, name);
            assertThat(built.outcomeFingerprint(1)).isEqualTo(expected);
            assertThat(directory.resolve(name + ".work")).doesNotExist();
        }
    }

    @Test
    @DisplayName("begins anew where its steps were deleted, and takes over the parts' directory that it had made")
    void workDeleted() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        dies("anew", all -> all - 2);
        Trees.delete(directory.resolve("anew.work"));

        Tablebase<?, ?> built = ticTacToe(cluster(game, game.initialState(), 1), true, "anew");

        assertThat(built.outcomeFingerprint(1))
                .isEqualTo(Tablebase.open(directory.resolve("whole"), game).outcomeFingerprint(1));
    }

    /**
     * A build of tic-tac-toe that dies at a part of its work.
     *
     * @param failAt of all its work
     * @return how much work a whole build is
     */
    private int dies(String name, IntUnaryOperator failAt) throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        UnreliableCluster whole = cluster(game, game.initialState(), 1);
        Files.deleteIfExists(directory.resolve("whole"));
        Trees.delete(directory.resolve("whole.parts"));
        ticTacToe(whole, true, "whole");
        UnreliableCluster dying = cluster(game, game.initialState(), 1).failAt(failAt.applyAsInt(whole.workDone()));
        assertThatThrownBy(() -> ticTacToe(dying, true, name)).isInstanceOf(UnreliableCluster.Died.class);
        return whole.workDone();
    }

    private Tablebase<?, ?> ticTacToe(Cluster cluster, boolean symmetry, String name) throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        return TablebaseBuilder.of(game, game.initialState())
                .symmetry(symmetry)
                .cluster(cluster)
                .build(directory.resolve(name));
    }

    @Test
    @DisplayName("is refused where parts of another are")
    void otherParts() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        build(game, cluster(game, game.parse("4x3:-"), 3), "twice");
        Files.delete(directory.resolve("twice"));

        assertThatThrownBy(() -> build(game, cluster(game, game.parse("4x3:-"), 3), "twice"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("twice.parts is there already");
    }

    @Test
    @DisplayName("is refused by a machine with other rules, and leaves nothing behind")
    void otherRules() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        UnreliableCluster other =
                new UnreliableCluster(game.packedRules(game.parse("5x4:-")).orElseThrow(), SEED);

        for (long threshold : new long[] {0, 1_000_000}) {
            assertThatThrownBy(() -> build(game, other.localThreshold(threshold), "other"))
                    .isInstanceOf(OtherRulesException.class)
                    .hasMessageContaining("other rules");
            assertThat(names()).isEmpty();
        }
    }

    @Test
    @DisplayName("is refused where a setting does not apply, on a cluster or without one")
    void settings() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        ConnectFour root = game.parse("4x3:-");
        Path file = directory.resolve("refused");
        UnreliableCluster cluster = cluster(game, root, 1);

        assertThatThrownBy(() -> TablebaseBuilder.of(game, root)
                        .threads(2)
                        .cluster(cluster)
                        .memoryBytes(1 << 30)
                        .build(file))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("memoryBytes and threads")
                .hasMessageContaining("leave them out");
        assertThatThrownBy(() -> TablebaseBuilder.of(game, root)
                        .cluster(cluster)
                        .threads(1)
                        .build(file))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("threads");
        assertThat(names()).isEmpty();
    }

    @Test
    @DisplayName("finds again the layers whose work files are missing")
    void missingWorkFile() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        TreeMap<String, byte[]> whole = build(game, cluster(game, game.parse("4x3:-"), 3), "whole");
        assertThatThrownBy(
                        () -> build(game, cluster(game, game.parse("4x3:-"), 3).failAt(40), "missing"))
                .isInstanceOf(UnreliableCluster.Died.class);
        StepFiles steps = new StepFiles(directory.resolve("missing.work").toString());
        Trees.delete(steps.step("keys", 12));
        Trees.delete(steps.step("keys", 6));
        Trees.delete(steps.step("keys", 5));

        assertThat(build(game, cluster(game, game.parse("4x3:-"), 3), "missing").values())
                .containsExactlyElementsOf(whole.values());
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 1000, 1_000_000})
    @DisplayName("is the same where small layers are not sent off")
    void localThreshold(long positions) throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        UnreliableCluster far = cluster(game, game.parse("4x3:-"), 3);
        TreeMap<String, byte[]> sent = build(game, far, "sent");
        UnreliableCluster near = cluster(game, game.parse("4x3:-"), 3).localThreshold(positions);

        TreeMap<String, byte[]> built = build(game, near, "near");

        assertThat(near.workDone()).isLessThan(far.workDone());
        assertThat(near.supersteps() == 1).as("only rules are compared").isEqualTo(positions == 1_000_000);
        assertThat(Tablebase.open(directory.resolve("near"), game).outcomeFingerprint(1))
                .isEqualTo(Tablebase.open(directory.resolve("sent"), game).outcomeFingerprint(1));
        assertThat(built.size()).isLessThanOrEqualTo(sent.size());
    }
}
