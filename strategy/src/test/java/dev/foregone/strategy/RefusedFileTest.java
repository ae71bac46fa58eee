package dev.foregone.strategy;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.strategy.report.StrategyException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are refused by what they say of themselves, before any of the strategy is read. */
final class RefusedFileTest {

    private static final Engine ENGINE = Engines.load().get("memo");
    private static final ConnectFourGame GAME = new ConnectFourGame();

    @TempDir
    private Path directory;

    /** However large: nobody is told to give Java more memory for it. */
    @Test
    void refusesALargeFileByItsFirstLine() throws IOException {
        Path file = directory.resolve("a");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(3L << 30);
            assertThatThrownBy(() -> Strategy.open(file, GAME))
                    .isInstanceOf(StrategyException.class)
                    .hasMessageContaining("it does not begin as a strategy");
            large.write("foregone strategy 1\n".getBytes(StandardCharsets.US_ASCII));
            assertThatThrownBy(() -> StrategyVerifier.of(ENGINE).verify(file, id -> GAME))
                    .isInstanceOf(StrategyException.class)
                    .hasMessageContaining("of its 3221225472 bytes");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2147483647", "2147483646", "1048575", "1000000", "-1", "99999999999999999999", "many"})
    void refusesMorePliesThanAGameCanHave(String plies) throws IOException {
        Path file = directory.resolve("a");
        Strategy.builder(GAME, GAME.parse("5x5:11"), ENGINE)
                .withLeafPositions(100)
                .build(file);
        Path forged = directory.resolve("forged");
        Files.write(forged, Forger.with(Files.readAllBytes(file), "plies", plies));
        for (ThrowingCallable use : List.<ThrowingCallable>of(
                () -> Strategy.open(forged, GAME),
                () -> StrategyVerifier.of(ENGINE).verify(forged, id -> GAME))) {
            assertThatThrownBy(use)
                    .isInstanceOf(StrategyException.class)
                    .hasMessageContaining("plies is a number from 0 to 999999, not '" + plies + "'")
                    .hasMessageContaining("get the file again");
        }
    }

    @Test
    void refusesMorePositionsThanMemoryHolds() throws IOException {
        Path file = directory.resolve("a");
        Strategy.builder(GAME, GAME.parse("5x5:11"), ENGINE)
                .withLeafPositions(100)
                .build(file);
        Files.write(file, Forger.with(Files.readAllBytes(file), "nodes", "1000000000000000"));
        assertThatThrownBy(() -> Strategy.open(file, GAME))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("too many positions for Java's heap");
    }
}
