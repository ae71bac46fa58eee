package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.PartCutter;
import dev.foregone.tablebase.file.TablebaseParts;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A tablebase in parts says what the same says in one file. */
class PartsTest {

    private static final int MOST_PARTS = 7;

    private final ConnectFourGame connectFour = new ConnectFourGame();
    private final TicTacToeGame ticTacToe = new TicTacToeGame();

    @TempDir
    private Path directory;

    private Path parted() {
        return directory.resolve("parted.tb");
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> cut(Tablebase<S, M> whole, long seed)
            throws IOException {
        Game<S, M> game = whole.game();
        new PartCutter(game.packedRules(whole.root()).orElseThrow(), seed, 1, MOST_PARTS).cut(whole.path(), parted());
        return Tablebase.open(parted(), game);
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> build(
            Game<S, M> game, S root, boolean symmetry, boolean layers) throws IOException {
        Path file = directory.resolve("whole.tb");
        Files.deleteIfExists(file);
        return TablebaseBuilder.of(game, root).symmetry(symmetry).layers(layers).build(file);
    }

    @ParameterizedTest
    @CsvSource({"4x4:-, true, true", "4x4:-, false, true", "4x4:12, true, false", "4x4:12, false, false"})
    void connectFour(String root, boolean symmetry, boolean layers) throws IOException {
        same(build(connectFour, connectFour.parse(root), symmetry, layers), 4);
    }

    @ParameterizedTest
    @CsvSource({"true, true", "true, false", "false, true", "false, false"})
    void ticTacToe(boolean symmetry, boolean layers) throws IOException {
        for (long seed = 1; seed <= Thorough.orFew(2, 1); seed++) {
            same(build(ticTacToe, ticTacToe.initialState(), symmetry, layers), seed);
        }
    }

    @ParameterizedTest
    @CsvSource({"true, true", "true, false", "false, true", "false, false"})
    void gamesWithCycles(boolean alternates, boolean symmetry) throws IOException {
        for (long seed = 1; seed <= Thorough.orFew(10, 5); seed++) {
            RandomRules game = new RandomRules(seed, alternates, Form.PACKED);
            same(build(game, game.initialState(), symmetry, true), seed);
        }
    }

    private <S extends GameState<S, M>, M extends Move> void same(Tablebase<S, M> whole, long seed) throws IOException {
        Tablebase<S, M> parted = cut(whole, seed);
        List<SolvedPosition<S>> positions = whole.positions().toList();

        assertThat(parted.positions().toList().equals(positions))
                .as("seed %d", seed)
                .isTrue();
        assertThat(positions.stream()
                        .filter(each -> !parted.outcome(each.state()).equals(each.outcome())))
                .isEmpty();
        assertThat(StatisticsOf.positions(parted)).isEqualTo(StatisticsOf.positions(whole));
        assertThat(parted.size()).isEqualTo(whole.size());
        assertThat(parted.symmetry()).isEqualTo(whole.symmetry());
        assertThat(parted.outcomeFingerprint(1)).isEqualTo(whole.outcomeFingerprint(2));
        for (long memory : Thorough.orFirst(1, 20_000L, 0L, Long.MAX_VALUE).toList()) {
            sameVerifications(parted, whole, memory);
        }
    }

    private static void sameVerifications(Tablebase<?, ?> parted, Tablebase<?, ?> whole, long memory)
            throws IOException {
        for (VerificationOptions mode : List.of(
                VerificationOptions.byPlainRules(),
                VerificationOptions.byPackedRules(),
                VerificationOptions.bySample(200))) {
            VerificationOptions options = mode.withMemoryBytes(memory).withThreads(memory == Long.MAX_VALUE ? 2 : 1);
            Verification found = parted.verify(options);
            Verification expected = whole.verify(options);
            assertThat(found.fault()).isEmpty();
            assertThat(found.positions()).isEqualTo(expected.positions());
            assertThat(found.byPlainRules()).isEqualTo(expected.byPlainRules());
            assertThat(found.moves()).isEqualTo(expected.moves());
            assertThat(found.soleBest()).isEqualTo(expected.soleBest());
        }
    }

    @Test
    void itsBytesAreThoseOfAllItsFiles() throws IOException {
        Tablebase<ConnectFour, Drop> parted = cut(build(connectFour, connectFour.parse("4x4:-"), true, true), 7);
        long bytes = Files.size(parted());
        try (var files = Files.list(TablebaseParts.directory(parted()))) {
            for (Path file : files.toList()) {
                bytes += Files.size(file);
            }
        }
        assertThat(parted.statistics().fileBytes()).isEqualTo(bytes);
        assertThat(parted.path()).isEqualTo(parted());
    }

    @Test
    void aPositionThatIsNotThereIsNotFound() throws IOException {
        Tablebase<ConnectFour, Drop> whole = build(connectFour, connectFour.parse("4x4:11"), true, true);
        Tablebase<ConnectFour, Drop> parted = cut(whole, 8);
        Path other = directory.resolve("other.tb");
        Tablebase<ConnectFour, Drop> all =
                TablebaseBuilder.of(connectFour, connectFour.parse("4x4:-")).build(other);
        assertThat(all.positions()
                        .filter(each -> whole.find(each.state()).isEmpty())
                        .peek(each -> assertThat(parted.find(each.state())).isEmpty())
                        .count())
                .isGreaterThan(10_000);
    }

    @Test
    void aBuildFindsItFinished() throws IOException {
        Tablebase<ConnectFour, Drop> whole = build(connectFour, connectFour.parse("4x4:-"), true, true);
        cut(whole, 9);
        byte[] before = Files.readAllBytes(parted());
        assertThat(TablebaseBuilder.of(connectFour, connectFour.parse("4x4:-"))
                        .build(parted())
                        .size())
                .isEqualTo(whole.size());
        assertThat(Files.readAllBytes(parted())).isEqualTo(before);
    }

    @Test
    void aDirectoryIsNoPart() throws IOException {
        Path main =
                cut(build(ticTacToe, ticTacToe.initialState(), true, true), 1).path();
        Path part = directory.resolve("parted.tb.parts/layer-000009-000000");
        Files.delete(part);
        Files.createDirectory(part);

        assertThatThrownBy(() -> Tablebase.open(main, ticTacToe))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("layer-000009-000000")
                .hasMessageContaining("is a directory");
    }

    @Test
    void otherFilesInTheDirectoryAreIgnored() throws IOException {
        Tablebase<ConnectFour, Drop> parted = cut(build(connectFour, connectFour.parse("4x4:-"), true, true), 10);
        Files.writeString(TablebaseParts.path(parted(), 16, 1), "left by a task that was done twice");
        assertThat(Tablebase.open(parted(), connectFour)
                        .verify(VerificationOptions.byPackedRules())
                        .correct())
                .isTrue();
        assertThat(Tablebase.open(parted(), connectFour).statistics()).isEqualTo(parted.statistics());
    }

    @Test
    void aLayerIsCutIntoSeveralParts() throws IOException {
        Tablebase<ConnectFour, Drop> whole = build(connectFour, connectFour.parse("4x4:-"), true, true);
        List<Part> parts = new PartCutter(
                        connectFour.packedRules(whole.root()).orElseThrow(), 11, MOST_PARTS, MOST_PARTS)
                .cut(whole.path(), parted());
        assertThat(parts).extracting(Part::number).contains(0, 1, 2, 3, 4, 5);
        assertThat(parts).extracting(Part::name).contains("layer-000016-000000", "layer-000005-000001");
    }
}
