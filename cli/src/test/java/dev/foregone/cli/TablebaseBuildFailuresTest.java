package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What {@code foregone tablebase build} says where files are in its way. */
class TablebaseBuildFailuresTest {

    @TempDir
    private Path directory;

    /** Where nothing was kept, the message must not say so; where it was, it names the place. */
    @Test
    void aBuildThatCannotWriteSaysWhatIsKept() throws IOException {
        Path kept = directory.resolve("kept.tb");
        Path inTheWay = Files.createDirectories(directory.resolve("work/kept.tb.work/lock"));
        String[] build = {
            "tablebase",
            "build",
            "tictactoe",
            "--to",
            kept.toString(),
            "--work",
            directory.resolve("work").toString()
        };
        assertThat(Cli.real().run(build).err()).doesNotContain("kept, and").contains("\n  ");
        Files.delete(inTheWay);
        Path unfinished = Files.createDirectory(nameWhileWritten(kept));
        Files.createFile(unfinished.resolve("mine"));
        Cli.Run refused = Cli.real().run(build);
        assertThat(refused.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(refused.err())
                .contains(unfinished.toString(), "finished steps are kept in \"" + inTheWay.getParent() + "\"");
    }

    @Test
    void aFileInThePlaceOfADirectoryIsNamed() throws IOException {
        Path file = Files.createFile(directory.resolve("file"));
        Cli.Run refused = Cli.real()
                .run(
                        "tablebase",
                        "build",
                        "tictactoe",
                        "--to",
                        file.resolve("x.tb").toString());
        assertThat(refused.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(refused.err())
                .contains("there is something else already: " + file)
                .doesNotContain("java.nio");
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    @DisabledOnOs(OS.WINDOWS)
    void aPipeIsRefusedAndNotWaitedFor() throws IOException, InterruptedException {
        String pipe = directory.resolve("pipe").toString();
        assertThat(new ProcessBuilder("mkfifo", pipe).start().waitFor()).isZero();
        for (String[] command :
                new String[][] {{"tablebase", "stats", pipe}, {"tablebase", "build", "tictactoe", "--to", pipe}}) {
            Cli.Run refused = Cli.real().run(command);
            assertThat(refused.status()).isEqualTo(ExitStatus.BAD_INPUT);
            assertThat(refused.err()).contains("is a pipe or a device, not a file");
        }
    }

    private Path nameWhileWritten(Path file) {
        String work = directory
                .resolve("work")
                .resolve(file.getFileName() + ".work")
                .toAbsolutePath()
                .normalize()
                .toString();
        return file.resolveSibling(file.getFileName() + "." + Integer.toHexString(work.hashCode()) + ".unfinished");
    }
}
