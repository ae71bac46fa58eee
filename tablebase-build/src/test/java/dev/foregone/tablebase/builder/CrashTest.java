package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.StoppedException;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds that end before their time go on, and end in the same bytes as one that was left alone. */
class CrashTest {

    private final ConnectFourGame game = new ConnectFourGame();

    @TempDir
    private Path directory;

    private TablebaseBuilder<ConnectFour, Drop> builder(String root) {
        return TablebaseBuilder.of(game, game.parse(root));
    }

    private byte[] leftAlone(String root, boolean layers) throws IOException {
        Path file = directory.resolve("left-alone.tb");
        builder(root).layers(layers).build(file);
        return Files.readAllBytes(file);
    }

    /** A disk with room for this many bytes. */
    private static Disk full(long room) {
        long[] left = {room};
        return path -> {
            Disk.Output real = Disk.real().create(path);
            return new Disk.Output() {
                @Override
                public void write(byte[] bytes, int from, int count) throws IOException {
                    int fits = (int) Math.min(count, left[0]);
                    real.write(bytes, from, fits);
                    left[0] -= fits;
                    if (fits < count) {
                        throw new IOException("No space left on device");
                    }
                }

                @Override
                public void force() throws IOException {
                    real.force();
                }

                @Override
                public void close() throws IOException {
                    real.close();
                }
            };
        };
    }

    @Test
    void aDiskThatFillsUpAtAnyByteLosesNothing() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            byte[] expected = leftAlone("4x4:1122", layers);
            Path file = directory.resolve("full.tb");
            int failures = 0;
            for (long room = 0; !Files.exists(file); room += 1 + expected.length / 3) {
                try {
                    builder("4x4:1122").layers(layers).disk(full(room)).build(file);
                } catch (IOException noSpace) {
                    assertThat(noSpace).hasMessage("No space left on device");
                    assertThat(file).doesNotExist();
                    assertThat(AtomicFiles.unfinished(file)).doesNotExist();
                    failures++;
                }
            }
            assertThat(Files.readAllBytes(file)).isEqualTo(expected);
            assertThat(failures).isGreaterThan(1);
            Files.delete(file);
            Files.delete(directory.resolve("left-alone.tb"));
        }
    }

    @Test
    void aStepThatIsSpoiledIsDoneAgain() throws IOException {
        byte[] expected = leftAlone("4x4:1122", true);
        Path file = directory.resolve("spoiled.tb");
        assertThatThrownBy(() -> builder("4x4:1122").disk(full(150_000)).build(file))
                .isInstanceOf(IOException.class);
        List<Path> steps = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory.resolve("spoiled.tb.work"))) {
            files.filter(path -> path.getFileName().toString().startsWith("keys"))
                    .forEach(steps::add);
        }
        assertThat(steps).isNotEmpty();
        Files.write(steps.get(0), new byte[10]);
        byte[] last = Files.readAllBytes(steps.get(steps.size() - 1));
        last[last.length / 2] ^= 1;
        Files.write(steps.get(steps.size() - 1), last);
        builder("4x4:1122").build(file);
        assertThat(Files.readAllBytes(file)).isEqualTo(expected);
    }

    @Test
    void aBuildThatIsCancelledOrInterruptedGoesOn() throws IOException {
        byte[] expected = leftAlone("4x4:1122", true);
        Path file = directory.resolve("stopped.tb");
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThatThrownBy(() -> builder("4x4:1122").cancellation(cancellation).build(file))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("it was cancelled");
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> builder("4x4:1122").build(file)).isInstanceOf(StoppedException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        IllegalStateException mine = new IllegalStateException("the listener's own");
        assertThatThrownBy(() -> builder("4x4:1122")
                        .listener((stage, fraction, positions) -> {
                            if (stage == BuildListener.Stage.SOLVE) {
                                throw mine;
                            }
                        })
                        .build(file))
                .isSameAs(mine);
        builder("4x4:1122").build(file);
        assertThat(Files.readAllBytes(file)).isEqualTo(expected);
    }

    @Test
    void theStepsOfAnotherBuildAreNotTaken() throws IOException {
        Path file = directory.resolve("mine.tb");
        assertThatThrownBy(() -> builder("4x4:1122").disk(full(200_000)).build(file))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> builder("4x4:11").build(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another build")
                .hasMessageContaining("4x4:1122");
    }
}
