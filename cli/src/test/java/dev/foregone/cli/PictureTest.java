package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PictureTest {

    @TempDir
    private Path directory;

    @Test
    void thePositionIsWrittenAndSolved() throws IOException {
        Path file = directory.resolve("position.svg");
        Cli.Run run = Cli.real().run("solve", "tictactoe", "xx./oo./...", "--after", "2,2", "--svg", file.toString());
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("WIN in 1");
        assertThat(Files.readString(file))
                .startsWith("<svg ")
                .endsWith("</svg>\n")
                .contains("data-site=\"2,2\" data-owner=\"first\" data-piece=\"x\"");
    }

    @Test
    void aGameWithoutDiagramsSaysSo() {
        Path file = directory.resolve("position.svg");
        Cli.Run run = Cli.with(Games.of(new Pile()), Engines.load()).run("solve", "pile", "--svg", file.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("the game 'pile' has no diagrams").contains("\n  leave --svg out");
        assertThat(file).doesNotExist();
    }

    @Test
    void onlyPicturesAreReplaced() throws IOException {
        Path file = directory.resolve("position.svg");
        assertThat(drawTo(file).status()).isZero();
        String picture = Files.readString(file);
        Files.writeString(file, "<svg an older picture");
        assertThat(drawTo(file).status()).isZero();
        assertThat(file).hasContent(picture);
        for (String other : new String[] {"<sv", "notes of a user", "<svgx>"}) {
            Files.writeString(file, other);
            Cli.Run run = drawTo(file);
            assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).contains("there already").contains("accepted: a new file");
            assertThat(file).hasContent(other);
        }
    }

    @Test
    @Timeout(60)
    @DisabledOnOs(OS.WINDOWS)
    void aPipeThatNobodyMayReadIsRefused() throws IOException, InterruptedException {
        Path pipe = directory.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        Cli.Run run = drawTo(pipe);
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(run.err()).contains("it is no file").contains("accepted: a new file");
        assertThat(drawTo(Path.of("/dev/null")).status()).isZero();
    }

    private static Cli.Run drawTo(Path file) {
        return Cli.real().run("solve", "tictactoe", "--svg", file.toString());
    }
}
