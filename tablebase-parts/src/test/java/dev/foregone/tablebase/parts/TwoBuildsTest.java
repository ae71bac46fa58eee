package dev.foregone.tablebase.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.AnotherJvm;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.tablebase.threads.FileWork;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Two builds of one file")
class TwoBuildsTest {

    private static final int ROUNDS = 40;
    private static final int PROCESSES = 3;

    @TempDir
    private Path directory;

    /** Builds one file after the other, each as soon as nobody else builds it. */
    static final class Builder {

        private Builder() {}

        /** The directory of the files, then that of the steps or nothing. */
        public static void main(String[] arguments) throws IOException {
            for (int round = 0; round < ROUNDS; round++) {
                while (!build(Path.of(arguments[0], "round-" + round + ".tb"), arguments)) {
                    Thread.onSpinWait();
                }
            }
        }

        private static boolean build(Path file, String... arguments) throws IOException {
            TicTacToeGame game = new TicTacToeGame();
            var builder = TablebaseBuilder.of(game, game.parse("xo./.../..."));
            try {
                (arguments.length > 1 ? builder.workDirectory(Path.of(arguments[1])) : builder).build(file);
                return true;
            } catch (IOException refused) {
                if (String.valueOf(refused.getMessage()).startsWith("another build is at work in ")) {
                    return false;
                }
                throw refused;
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest(name = "work directories of their own: {0}")
    @ValueSource(booleans = {false, true})
    @DisplayName("by several processes: one builds, the others are told so, or find it finished")
    void processes(boolean directoriesOfTheirOwn) throws IOException, InterruptedException {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < PROCESSES; i++) {
            List<String> arguments = new ArrayList<>(List.of(directory.toString()));
            if (directoriesOfTheirOwn) {
                arguments.add(directory.resolve("work-" + i).toString());
            }
            processes.add(AnotherJvm.start(
                    Builder.class,
                    List.of("-Xmx128m"),
                    arguments,
                    directory.resolve("said-" + i).toFile()));
        }
        for (int i = 0; i < PROCESSES; i++) {
            int status = processes.get(i).waitFor();
            assertThat(status)
                    .as(Files.readString(directory.resolve("said-" + i)))
                    .isZero();
        }
        TicTacToeGame game = new TicTacToeGame();
        for (int round = 0; round < ROUNDS; round++) {
            assertThat(Tablebase.open(directory.resolve("round-" + round + ".tb"), game)
                            .verify(VerificationOptions.byPackedRules())
                            .fault())
                    .isEmpty();
        }
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left.map(path -> path.getFileName().toString()))
                    .allMatch(name -> name.matches("round-\\d+\\.tb|said-\\d|work-\\d"));
        }
    }

    @Test
    @DisplayName("in one JVM: the second is refused, and the first does not lose its lock by it")
    void threads() throws IOException, InterruptedException {
        TicTacToeGame game = new TicTacToeGame();
        Path file = directory.resolve("one.tb");
        List<Integer> other = new ArrayList<>();
        TablebaseBuilder.of(game, game.initialState())
                .listener((stage, fraction, positions) -> {
                    if (stage == BuildListener.Stage.SOLVE && other.isEmpty()) {
                        assertThatThrownBy(() -> TablebaseBuilder.of(game, game.initialState())
                                        .build(file))
                                .isInstanceOf(IOException.class)
                                .hasMessageContaining("another build is at work in");
                        other.add(refusedInAnotherJvm(file));
                    }
                })
                .build(file);
        assertThat(other).containsExactly(1);
        assertThat(directory.resolve("one.tb.work")).doesNotExist();
    }

    @Test
    @DisplayName("in one JVM, by two names of one work directory: the second is refused")
    void byALink() throws IOException {
        Path work = directory.resolve("work");
        Path link = Files.createSymbolicLink(directory.resolve("link"), work);
        try (WorkDirectory first = WorkDirectory.open(work, "game x\n", List.of("note"), Disk.real())) {
            assertThatThrownBy(() -> WorkDirectory.open(link, "game x\n", List.of("note"), Disk.real()))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("another build is at work in " + link);
            assertThat(first.hasSteps()).isFalse();
        }
        assertThat(work).doesNotExist();
    }

    private static TablebaseBuilder<TicTacToe, Square> builder(int partitions) {
        TicTacToeGame game = new TicTacToeGame();
        TablebaseBuilder<TicTacToe, Square> builder = TablebaseBuilder.of(game, game.parse("xo./.../..."));
        return partitions == 0 ? builder : builder.partitions(partitions);
    }

    /** Once the positions are solved, before the file is there. */
    private static BuildListener beforeTheFile(FileWork<?> work) {
        return (stage, fraction, positions) -> {
            if (stage == BuildListener.Stage.WRITE && fraction < 1) {
                try {
                    work.run();
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            }
        };
    }

    private List<String> left() throws IOException {
        return Trees.list(directory).stream()
                .map(path -> path.getFileName().toString())
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    @DisplayName("are not the same as a build and somebody's file: it stays, and the build resumes when it is gone")
    void somebodysFileStays(int partitions) throws IOException {
        Path file = directory.resolve("one.tb");
        TablebaseBuilder<?, ?> builder =
                builder(partitions).listener(beforeTheFile(() -> Files.writeString(file, "mine")));
        assertThatThrownBy(() -> builder.build(file))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("is there already");
        assertThat(file).hasContent("mine");
        assertThat(left()).noneMatch(name -> name.endsWith(".unfinished"));
        Files.delete(file);
        assertThat(builder(partitions).build(file).size()).isEqualTo(426);
        assertThat(left()).noneMatch(name -> name.contains(".work"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    @DisplayName("with work directories of their own: the second leaves the file of the first, and nothing else")
    void theQuickerOneStays(int partitions) throws IOException {
        Path file = directory.resolve("one.tb");
        Path other = directory.resolve("other");
        builder(partitions)
                .listener(beforeTheFile(() -> builder(0).workDirectory(other).build(file)))
                .build(file);
        assertThat(left()).containsExactly("one.tb", "other");
        assertThat(Tablebase.open(file, new TicTacToeGame()).parts()).isEmpty();
    }

    /** How a process ends that builds the same file meanwhile. */
    private int refusedInAnotherJvm(Path file) {
        try {
            return AnotherJvm.start(
                            BuildOnce.class,
                            List.of("-Xmx128m"),
                            List.of(file.toString()),
                            directory.resolve("said").toFile())
                    .waitFor();
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Builds a file once; ends with 1 if another is at work. */
    static final class BuildOnce {

        private BuildOnce() {}

        public static void main(String[] arguments) throws IOException {
            TicTacToeGame game = new TicTacToeGame();
            try {
                TablebaseBuilder.of(game, game.initialState()).build(Path.of(arguments[0]));
            } catch (IOException refused) {
                System.exit(String.valueOf(refused.getMessage()).startsWith("another build is at work") ? 1 : 2);
            }
        }
    }
}
