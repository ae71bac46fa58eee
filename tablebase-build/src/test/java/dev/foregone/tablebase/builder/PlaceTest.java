package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.foregone.api.Cancellation;
import dev.foregone.api.ProgressListener;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The place of a file")
class PlaceTest {

    @TempDir
    private Path directory;

    private static TablebaseBuilder<TicTacToe, Square> builder() {
        TicTacToeGame game = new TicTacToeGame();
        return TablebaseBuilder.of(game, game.parse("xo./.../..."));
    }

    @Test
    @DisplayName("is not replaced if it is a link that leads nowhere; nor is such a link a build at work")
    void linksThatLeadNowhere() throws IOException {
        Path nowhere = directory.resolve("nowhere");
        Path file = Files.createSymbolicLink(directory.resolve("link.tb"), nowhere);
        assertThatThrownBy(() -> builder().build(file))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("a link to a file that is not there");
        Path full = directory.resolve("full.tb");
        Tablebase<TicTacToe, Square> tablebase = builder().build(full);
        assertThatThrownBy(() ->
                        TablebaseReduction.toValues(tablebase, file, 1, ProgressListener.none(), new Cancellation()))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("is there already");
        assertThat(file).isSymbolicLink();
        Files.createSymbolicLink(directory.resolve("other.tb.work"), nowhere);
        assertThatThrownBy(() -> builder().build(directory.resolve("other.tb")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no build has made it");
    }

    @Test
    @DisplayName("is in a directory that is made, or refused before anything is solved")
    void theDirectoryOfTheFile() throws IOException {
        Path work = directory.resolve("work");
        Path file = directory.resolve("new/deeper/one.tb");
        builder().workDirectory(work).build(file);
        assertThat(file).isRegularFile();

        Path closed = Files.createDirectory(directory.resolve("closed"));
        assertThat(closed.toFile().setWritable(false)).isTrue();
        assumeThat(Files.isWritable(closed)).as("not everything is allowed").isFalse();
        assertThatThrownBy(() -> builder().workDirectory(work).build(closed.resolve("one.tb")))
                .isInstanceOf(AccessDeniedException.class)
                .hasMessage(closed.toString());
        assertThat(work).isEmptyDirectory();
    }

    @Test
    @DisplayName("has the whole file, of which the caller hears, when an interrupt comes after that")
    void anInterruptWhenTheFileHasItsNameComesTooLate() throws IOException {
        ProgressListener interrupting = (fraction, positions) -> {
            if (fraction == 1) {
                Thread.currentThread().interrupt();
            }
        };
        Path full = directory.resolve("full.tb");
        Tablebase<TicTacToe, Square> built = builder()
                .listener((stage, fraction, positions) -> interrupting.progressed(fraction, positions))
                .build(full);
        assertThat(Thread.interrupted()).isTrue();
        Path values = directory.resolve("values.tb");
        assertThat(TablebaseReduction.toValues(built, values, 1, interrupting, new Cancellation())
                        .size())
                .isEqualTo(built.size());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(List.of(full, values)).allMatch(Files::exists);
    }
}
