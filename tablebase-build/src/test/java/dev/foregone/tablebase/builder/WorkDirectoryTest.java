package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.foregone.api.StoppedException;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The work of a build")
class WorkDirectoryTest {

    private static final String ROOT = "4x4:1122";

    private final ConnectFourGame game = new ConnectFourGame();

    @TempDir
    private Path directory;

    private Path file;
    private Path own;

    @BeforeEach
    void names() {
        file = directory.resolve("game.tb");
        own = directory.resolve("game.tb.work");
    }

    private TablebaseBuilder<ConnectFour, Drop> builder() {
        return TablebaseBuilder.of(game, game.parse(ROOT));
    }

    private byte[] expected(boolean layers) throws IOException {
        Path alone = Files.createDirectories(directory.resolve("alone")).resolve("alone.tb");
        builder().layers(layers).build(alone);
        return Files.readAllBytes(alone);
    }

    /** Ends a build when all its steps are done. */
    private void stopAtTheEnd(TablebaseBuilder<ConnectFour, Drop> builder) {
        IllegalStateException stop = new IllegalStateException("stopped");
        assertThatThrownBy(() -> builder.listener((stage, fraction, positions) -> {
                            if (stage == BuildListener.Stage.WRITE) {
                                throw stop;
                            }
                        })
                        .build(file))
                .isSameAs(stop);
    }

    /** What is below a directory, by name; a directory has no content. */
    private static TreeMap<String, String> tree(Path of) throws IOException {
        TreeMap<String, String> tree = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(of)) {
            for (Path path : walk.toList()) {
                tree.put(of.relativize(path).toString(), Files.isDirectory(path) ? "" : Files.readString(path));
            }
        }
        return tree;
    }

    @Test
    @DisplayName("leaves alone whatever else is in the directory that it is given, whatever its name")
    void othersStay() throws IOException {
        Path project = Files.createDirectories(directory.resolve("project/step-by-step"))
                .getParent();
        for (String name : List.of(
                "step-by-step/chapter1",
                "lock",
                "build.txt",
                "build.txt.old",
                "keys-000001",
                "note-000002",
                "begun-000000")) {
            Files.writeString(project.resolve(name), "mine: " + name);
        }
        TreeMap<String, String> before = tree(project);

        builder().workDirectory(project).build(file);

        assertThat(tree(project)).isEqualTo(before);
        assertThat(Files.readAllBytes(file)).isEqualTo(expected(true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"letter.txt", "keys-000001", "build.txt", "lock", "step-keys-000001"})
    @DisplayName("is not begun in a directory of that name that no build has made")
    void notOurs(String name) throws IOException {
        Files.createDirectory(own);
        Files.write(own.resolve(name), new byte[] {(byte) 0xFF, (byte) 0xFE, 0, 'x'});

        assertThatThrownBy(() -> builder().build(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("game.tb.work")
                .hasMessageContaining("no build has made")
                .hasMessageContaining("\n  ");
        try (Stream<Path> there = Files.list(own)) {
            assertThat(there).containsExactly(own.resolve(name));
        }
    }

    @Test
    @DisplayName("leaves what somebody else has put between its steps")
    void foreignFile() throws IOException {
        stopAtTheEnd(builder());
        Files.writeString(own.resolve("keys-1.txt"), "mine");
        Files.writeString(own.resolve("build.txt.old"), "mine");

        builder().build(file);

        try (Stream<Path> left = Files.list(own)) {
            assertThat(left).containsExactlyInAnyOrder(own.resolve("keys-1.txt"), own.resolve("build.txt.old"));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("is looked through to the last byte before it is taken up")
    void tooLong(boolean layers) throws IOException {
        stopAtTheEnd(builder().layers(layers));
        try (Stream<Path> steps = Files.list(own)) {
            for (Path step : steps.filter(
                            path -> path.getFileName().toString().matches("(keys|section|whole|positions)-\\d+"))
                    .toList()) {
                Files.write(step, new byte[1], StandardOpenOption.APPEND);
            }
        }

        Tablebase<ConnectFour, Drop> built = builder().layers(layers).build(file);

        assertThat(built.verify(VerificationOptions.byPackedRules()).fault()).isEmpty();
        assertThat(Files.readAllBytes(file)).isEqualTo(expected(layers));
        assertThat(own).doesNotExist();
    }

    /** A disk that writes a byte wrongly, once, in the first file with this beginning. */
    private static Disk lying(String name) {
        boolean[] lied = {false};
        return path -> {
            Disk.Output real = Disk.real().create(path);
            boolean here = path.getFileName().toString().startsWith(name);
            return new Disk.Output() {
                @Override
                public void write(byte[] bytes, int from, int count) throws IOException {
                    byte[] copy = bytes.clone();
                    if (here && !lied[0] && count > 300) {
                        copy[from + count - 1] ^= 4;
                        lied[0] = true;
                    }
                    real.write(copy, from, count);
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

    @ParameterizedTest
    @ValueSource(strings = {"section-", "game.tb."})
    @DisplayName("is deleted only when what came of it has been read and is right")
    void readBeforeDeleted(String name) throws IOException {
        Tablebase<ConnectFour, Drop> built = builder().disk(lying(name)).build(file);

        assertThat(Files.readAllBytes(file)).isEqualTo(expected(true));
        assertThat(built.verify(VerificationOptions.byPackedRules()).fault()).isEmpty();
        assertThat(own).doesNotExist();
    }

    @Test
    @DisplayName("that a kill at the very end has left is deleted by the next start")
    void leftAtTheEnd() throws IOException {
        byte[] finished = expected(true);
        stopAtTheEnd(builder());
        Files.write(file, finished);
        builder().build(file);
        assertThat(own).doesNotExist();

        Files.createDirectory(own);
        builder().build(file);
        assertThat(own).doesNotExist();

        Files.createFile(Files.createDirectory(own).resolve("lock"));
        builder().build(file);
        assertThat(own).doesNotExist();
    }

    @Test
    @DisplayName("that a kill has left may be interrupted as well when it is deleted")
    void interruptedAtTheEnd() throws IOException {
        Files.write(file, expected(true));
        Files.createDirectory(own);
        Disk interrupting = path -> {
            Thread.currentThread().interrupt();
            return Disk.real().create(path);
        };
        assertThatThrownBy(() -> builder().disk(interrupting).build(file)).isInstanceOf(StoppedException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    @DisplayName("is kept where the finished file is damaged")
    void keptForADamagedFile() throws IOException {
        byte[] finished = expected(true);
        stopAtTheEnd(builder());
        TreeMap<String, Long> before = sizes();
        byte[] damaged = finished.clone();
        damaged[damaged.length / 2] ^= 1;
        Files.write(file, damaged);

        Throwable refused = catchThrowable(() -> builder().build(file));

        assertThat(refused).isInstanceOf(TablebaseException.class).hasMessageContaining("is there already");
        assertThat(sizes()).isEqualTo(before);
        Files.delete(file);
        builder().build(file);
        assertThat(Files.readAllBytes(file)).isEqualTo(finished);
    }

    private TreeMap<String, Long> sizes() throws IOException {
        TreeMap<String, Long> sizes = new TreeMap<>();
        try (Stream<Path> list = Files.list(own)) {
            for (Path path : list.toList()) {
                sizes.put(path.getFileName().toString(), Files.size(path));
            }
        }
        return sizes;
    }

    @Test
    @DisplayName("of another build is named and kept, and so is one that no longer says of which build it is")
    void otherPlans() throws IOException {
        stopAtTheEnd(builder());
        assertThatThrownBy(() -> builder().symmetry(false).build(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another build")
                .hasMessageContaining(ROOT);
        for (String name : List.of("build.txt", "build-copy.txt")) {
            Files.write(own.resolve(name), new byte[] {(byte) 0xC3, (byte) 0x28, 0});
        }
        TreeMap<String, Long> before = sizes();
        Throwable refused = catchThrowable(() -> builder().build(file));
        assertThat(refused)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("neither build.txt nor build-copy.txt")
                .hasMessageContaining("\n  if they are of this build, let build.txt have these lines");
        assertThat(sizes()).isEqualTo(before);

        String lines = refused.getMessage().substring(refused.getMessage().indexOf("    game"));
        Files.writeString(
                own.resolve("build.txt"), lines.replaceAll("(?m)^    ", "").replace("\n", "\r\n"));
        assertResumes(builder());
    }

    /** It does no step again. */
    private void assertResumes(TablebaseBuilder<ConnectFour, Drop> builder) throws IOException {
        FileTime made = Files.getLastModifiedTime(own.resolve("keys-000008"));
        stopAtTheEnd(builder);
        assertThat(Files.getLastModifiedTime(own.resolve("keys-000008"))).isEqualTo(made);
        assertThat(own.resolve("build.txt")).hasSameTextualContentAs(own.resolve("build-copy.txt"));
        builder().build(file);
        assertThat(Files.readAllBytes(file)).isEqualTo(expected(true));
        assertThat(own).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"build.txt", "build-copy.txt"})
    @DisplayName("says twice of which build it is: one that was changed, lost or replaced is written again")
    void planIsRestored(String name) throws IOException {
        stopAtTheEnd(builder());
        Files.write(own.resolve(name), new byte[] {(byte) 0xC3, (byte) 0x28, 0});
        stopAtTheEnd(builder());
        Files.delete(own.resolve(name));
        stopAtTheEnd(builder());
        Files.delete(own.resolve(name));
        Files.createDirectory(own.resolve(name));
        assertResumes(builder());
    }

    @Test
    @DisplayName("of another build is named where its plan is damaged, too")
    void otherPlanDamaged() throws IOException {
        stopAtTheEnd(builder());
        Files.write(own.resolve("build.txt"), new byte[100]);
        assertThatThrownBy(() -> builder().symmetry(false).build(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another build")
                .hasMessageContaining(ROOT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"keys-000008", "keys-000008.unfinished", "section-000003"})
    @DisplayName("is taken up where somebody has put a directory in the place of a step; what is in that is kept")
    void directoryForStep(String name) throws IOException {
        stopAtTheEnd(builder());
        Files.deleteIfExists(own.resolve(name));
        Files.createDirectory(own.resolve(name));
        Files.writeString(own.resolve(name).resolve("letter.txt"), "mine");

        builder().build(file);

        assertThat(Files.readAllBytes(file)).isEqualTo(expected(true));
        try (Stream<Path> left = Files.walk(own)) {
            assertThat(left.filter(Files::isRegularFile))
                    .singleElement()
                    .satisfies(path -> assertThat(path)
                            .endsWith(Path.of(name, "letter.txt"))
                            .hasContent("mine"));
        }
    }

    @Test
    @DisplayName("that has nothing finished is not said to be kept")
    void saysWhatIsKept() throws IOException {
        assertThat(builder().finishedSteps(file)).isEmpty();
        Files.createDirectories(own.resolve("keys-000001.aside-1"));
        Files.createFile(own.resolve("keys-000001.unfinished"));
        assertThat(builder().finishedSteps(file)).isEmpty();
        Trees.delete(own);
        stopAtTheEnd(builder());
        assertThat(builder().finishedSteps(file)).contains(own);
    }

    @Test
    @DisplayName("names a step that cannot be read, and says what to do")
    void unreadable() throws IOException {
        Path step = own.resolve("note-000001");
        try (WorkDirectory work = WorkDirectory.open(own, "game x\n", List.of("note"), Disk.real())) {
            Files.createFile(step);
            assertThatThrownBy(() -> work.read(step, () -> {
                        throw new IOException("Input/output error");
                    }))
                    .hasMessageContainingAll(step.toString(), "Input/output error", "\n  delete this file");
        }
    }

    @Test
    @DisplayName("can be begun again where it could not be seen at the end what is in its directory")
    void unreadableAtTheEnd() throws IOException {
        WorkDirectory work = WorkDirectory.open(own, "game x\n", List.of("note"), Disk.real());
        Files.move(own, directory.resolve("moved"));
        Files.createFile(own);
        assertThatThrownBy(work::close).isInstanceOf(NotDirectoryException.class);
        Files.delete(own);
        builder().build(file);
        assertThat(own).doesNotExist();
    }

    @Test
    @DisplayName("is not left behind by a build that found nothing")
    void nothingFound() {
        assertThatThrownBy(() -> builder()
                        .listener((stage, fraction, positions) -> {
                            throw new IllegalStateException("at once");
                        })
                        .build(file))
                .hasMessage("at once");
        assertThat(own).doesNotExist();
    }
}
