package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.ProgressListener;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A reduction to values")
class KilledReductionTest {

    @TempDir
    private Path directory;

    private Tablebase<TicTacToe, Square> full() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        return TablebaseBuilder.of(game, game.parse("xox/.o./...")).build(directory.resolve("full.tb"));
    }

    @Test
    void oneAtATimeMayWriteAFile() throws IOException {
        Tablebase<TicTacToe, Square> full = full();
        Path file = Files.createDirectory(directory.resolve("shared")).resolve("values.tb");
        AtomicInteger refused = new AtomicInteger();
        ProgressListener second = (fraction, positions) -> {
            if (Files.exists(file)) {
                return; // the last report
            }
            assertThatThrownBy(() ->
                            TablebaseReduction.toValues(full, file, 1, ProgressListener.none(), new Cancellation()))
                    .isInstanceOf(IOException.class)
                    .hasMessageContainingAll("another build is at work in", "name another file");
            refused.incrementAndGet();
        };
        TablebaseReduction.toValues(full, file, 1, second, new Cancellation());
        assertThat(refused).hasPositiveValue();
        assertThat(Files.list(file.getParent())).containsExactly(file);
    }

    /** Reduces, and dies as a killed process does when it is told of progress. */
    static final class KilledReduction {

        private KilledReduction() {}

        public static void main(String[] arguments) throws IOException {
            TablebaseReduction.toValues(
                    Tablebase.open(Path.of(arguments[0]), new TicTacToeGame()),
                    Path.of(arguments[1]),
                    1,
                    (fraction, positions) -> Runtime.getRuntime().halt(9),
                    new Cancellation());
        }
    }

    @Test
    void whatAKilledProcessHasLeftTheNextClears() throws IOException, InterruptedException {
        Tablebase<TicTacToe, Square> full = full();
        Path file = Files.createDirectory(directory.resolve("killed")).resolve("values.tb");
        for (int kill = 0; kill < 2; kill++) {
            List<String> arguments = List.of(full.path().toString(), file.toString());
            Process killed = AnotherJvm.start(
                    KilledReduction.class,
                    List.of(),
                    arguments,
                    directory.resolve("said").toFile());
            assertThat(killed.waitFor())
                    .as(Files.readString(directory.resolve("said")))
                    .isEqualTo(9);
            assertThat(Files.list(file.getParent())).hasSize(2);
        }
        TablebaseReduction.toValues(full, file, 1, ProgressListener.none(), new Cancellation());
        assertThat(Files.list(file.getParent())).containsExactly(file);
    }
}
