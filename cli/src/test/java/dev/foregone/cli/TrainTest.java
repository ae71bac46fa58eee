package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.weights.CellSymmetry;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Shape;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code foregone train}, {@code weights} and {@code --weights} say of games and files that are not as they should be. */
class TrainTest {

    @TempDir
    private Path directory;

    private String file(String name) {
        return directory.resolve(name).toString();
    }

    private String weightsOf(String game) throws IOException {
        Weights weights = new Weights(
                new WeightsHeader(game, ".../.../...", 0, ""),
                new Patterns(
                        1,
                        new byte[] {0, 1},
                        List.of(new Shape(List.of(new int[] {0}), false)),
                        List.<CellSymmetry>of()),
                new short[4],
                0);
        Files.write(directory.resolve("some.weights"), weights.toBytes());
        return file("some.weights");
    }

    @Test
    void aGameWithoutCellsIsToldWhatToWrite() {
        Cli.Run run = Cli.real().run("train", "tictactoe", "--to", file("t.weights"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains("the game 'tictactoe' does not show its board as numbers\n  ")
                .contains("cells(position, into)");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void whatIsThereIsNotReplaced() throws IOException {
        Files.writeString(directory.resolve("letter"), "Dear");
        Cli.Run run = Cli.real().run("train", "tictactoe", "--to", file("letter"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("there is something already");
        assertThat(directory.resolve("letter")).hasContent("Dear");
    }

    @Test
    void aDirectoryThatIsMissingIsNamed() {
        Cli.Run run = Cli.real().run("train", "tictactoe", "--to", file("no/where"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("there is no directory");
    }

    @Test
    void weightsOfAnotherGameAreRefused() throws IOException {
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--weights", weightsOf("othello"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("they are of the game 'othello', not of 'tictactoe'");
    }

    @Test
    void weightsOfAnotherBoardAreRefused() throws IOException {
        Cli.Run run = Cli.real().run("solve", "tictactoe", "--weights", weightsOf("tictactoe"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("they are of a board of 1 cells, and this has 0");
    }

    @Test
    void whatHoldsNoWeightsIsRefused() throws IOException {
        Files.writeString(directory.resolve("letter"), "Dear reader");
        Cli.Run run = Cli.real().run("weights", "stats", file("letter"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("is no file of weights");
        assertThat(Cli.real().run("weights", "stats", file("missing")).err())
                .contains("there is no such file\n  accepted: a file that 'foregone train' wrote");
        assertThat(Cli.real().run("weights").err()).contains("accepted: stats");
    }
}
