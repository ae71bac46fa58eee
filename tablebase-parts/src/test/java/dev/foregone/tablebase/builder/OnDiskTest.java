package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.StoppedException;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A build that works on disk")
class OnDiskTest {

    /** Each form, whether players take turns or not. */
    private static final int GAMES = Thorough.orFew(6, 3);

    private static final List<Form> FORMS = List.of(Form.PACKED, Form.TAKING_BACK, Form.IN_ORDER_TAKING_BACK);

    /** Of Connect Four 4x4: more than it takes to find all positions, and less than it takes to solve them. */
    private static final long ENOUGH_TO_FIND = 4L << 20;

    private final ConnectFourGame game = new ConnectFourGame();

    @TempDir
    private Path directory;

    private static <S extends GameState<S, M>, M extends Move> void same(
            Tablebase<S, M> built, Tablebase<S, M> expected) throws IOException {
        assertThat(built.positions().toList()).isEqualTo(expected.positions().toList());
        assertThat(StatisticsOf.positions(built)).isEqualTo(StatisticsOf.positions(expected));
        assertThat(built.outcomeFingerprint(2)).isEqualTo(expected.outcomeFingerprint(1));
        assertThat(built.verify(VerificationOptions.byPlainRules()).fault()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 1", "7, 2", "32, 3"})
    @DisplayName("says of random games what one in memory says, whatever the parts and threads")
    void randomGames(int partitions, int threads) throws IOException {
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomRules random = new RandomRules(seed, seed % 2 == 0, FORMS.get((int) (seed % FORMS.size())));
            same(inParts(random, partitions, threads, seed), whole(random, seed));
        }
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> inParts(
            Game<S, M> any, int partitions, int threads, long seed) throws IOException {
        return TablebaseBuilder.of(any, any.initialState())
                .partitions(partitions)
                .threads(threads)
                .build(directory.resolve("parts" + partitions + "-" + seed + ".tb"));
    }

    private <S extends GameState<S, M>, M extends Move> Tablebase<S, M> whole(Game<S, M> any, long seed)
            throws IOException {
        return TablebaseBuilder.of(any, any.initialState()).build(directory.resolve("whole" + seed + ".tb"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("takes over where memory is not enough, says so, and leaves nothing but the tablebase")
    void continuesOnDisk(boolean layers) throws IOException {
        Tablebase<ConnectFour, Drop> expected = builder(layers).build(directory.resolve("whole.tb"));
        List<Object> said = new ArrayList<>();
        Path file = directory.resolve("parts.tb");
        Tablebase<ConnectFour, Drop> built = builder(layers)
                .memoryBytes(TablebaseBuilder.LEAST_MEMORY_BYTES)
                .listener(new BuildListener() {
                    @Override
                    public void progressed(Stage stage, double fraction, long positions) {
                        assertThat(fraction).isBetween(0.0, 1.0);
                    }

                    @Override
                    public void continuesOnDisk(long positions, long allowed, int partitions, Path where) {
                        said.addAll(List.of(positions > 0, allowed, partitions, where));
                    }
                })
                .build(file);
        same(built, expected);
        assertThat(said)
                .containsExactly(true, TablebaseBuilder.LEAST_MEMORY_BYTES, 32, directory.resolve("parts.tb.work"));
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder("whole.tb", "parts.tb", "parts.tb.parts");
        }
        assertThat(directory.resolve("parts.tb.parts")).isDirectoryNotContaining("glob:**begun");
        assertThat(builder(layers).build(file).size()).as("it is there already").isEqualTo(expected.size());
    }

    @ParameterizedTest
    @ValueSource(longs = {3 << 19, ENOUGH_TO_FIND})
    @DisplayName("does not find positions again that a build in memory has found, all or some of them")
    void takesPositionsOver(long memoryBytes) throws IOException {
        Tablebase<ConnectFour, Drop> expected = builder(false).build(directory.resolve("whole.tb"));
        Path file = directory.resolve("taken.tb");
        List<Long> found = new ArrayList<>();
        List<String> kept = new ArrayList<>();
        Tablebase<ConnectFour, Drop> built = builder(false)
                .memoryBytes(memoryBytes)
                .listener(new BuildListener() {
                    @Override
                    public void progressed(Stage stage, double fraction, long positions) {
                        if (!found.isEmpty() && kept.isEmpty()) {
                            files(directory.resolve("taken.tb.work"))
                                    .forEach(path -> kept.add(path.getFileName().toString()));
                        }
                    }

                    @Override
                    public void continuesOnDisk(long positions, long allowed, int partitions, Path where) {
                        found.add(positions);
                    }
                })
                .build(file);
        if (memoryBytes == ENOUGH_TO_FIND) {
            assertThat(found).containsExactly(expected.size());
            assertThat(kept).contains("positions-000000");
        } else {
            assertThat(found)
                    .singleElement()
                    .satisfies(some -> assertThat(some).isBetween(expected.size() / 100, expected.size() - 1));
            assertThat(kept).contains("known-000000", "known-000063", "fresh-000000", "fresh-000063");
        }
        same(built, expected);
        assertThat(directory.resolve("taken.tb.work")).doesNotExist();
    }

    @Test
    @DisplayName("keeps the finished steps of a build in memory when it is resumed with too little")
    void keepsSteps() throws IOException {
        Path file = directory.resolve("resumed.tb");
        Cancellation enough = new Cancellation();
        assertThatThrownBy(() -> builder(true)
                        .cancellation(enough)
                        .listener((stage, fraction, positions) -> {
                            if (positions > 20_000) {
                                enough.cancel();
                            }
                        })
                        .build(file))
                .isInstanceOf(StoppedException.class);
        Path work = directory.resolve("resumed.tb.work");
        List<Path> steps = files(work);
        List<Path> left = new ArrayList<>();
        Tablebase<ConnectFour, Drop> built = builder(true)
                .memoryBytes(TablebaseBuilder.LEAST_MEMORY_BYTES)
                .listener((stage, fraction, positions) -> {
                    if (left.isEmpty() && Files.exists(directory.resolve("resumed.tb.parts"))) {
                        left.addAll(files(work));
                    }
                })
                .build(file);
        assertThat(steps).hasSizeGreaterThan(4);
        assertThat(left).containsAll(steps);
        assertThat(work).doesNotExist();
        assertThat(built.verify(VerificationOptions.byPackedRules()).fault()).isEmpty();
    }

    private static List<Path> files(Path of) {
        try (Stream<Path> all = Files.list(of)) {
            return all.toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Tag("slow")
    @Test
    @DisplayName("is not tried where neither memory nor disk would help")
    void hopeless() {
        TablebaseBuilder<Countdown.Count, Countdown.Step> builder =
                TablebaseBuilder.of(new Countdown(21_900, 1), new Countdown(21_900, 1).initialState());
        assertThatThrownBy(() -> builder.layers(false)
                        .listener(new BuildListener() {
                            @Override
                            public void progressed(Stage stage, double fraction, long positions) {}

                            @Override
                            public void continuesOnDisk(long positions, long allowed, int partitions, Path where) {
                                throw new AssertionError("on disk");
                            }
                        })
                        .build(directory.resolve("long.tb")))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("holds at most 21843");
    }

    /** Layers take so little memory that it takes a larger board to need a disk. */
    private TablebaseBuilder<ConnectFour, Drop> builder(boolean layers) {
        return TablebaseBuilder.of(game, game.parse(layers ? "3x7:-" : "4x4:-"))
                .symmetry(layers)
                .layers(layers);
    }

    @Test
    @DisplayName("does not begin where the disk has no room for what has been found")
    void refusesASmallDisk() {
        Path file = directory.resolve("c4.tb");
        Disk small = new Disk() {
            @Override
            public Output create(Path path) throws IOException {
                return Disk.real().create(path);
            }

            @Override
            public long freeBytes(Path where) {
                return 1_000;
            }
        };
        assertThatThrownBy(() -> builder(false)
                        .memoryBytes(TablebaseBuilder.LEAST_MEMORY_BYTES)
                        .disk(small)
                        .build(file))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("the game 'connectfour' from 4x4:- does not fit into 1,048,576 bytes of memory")
                .hasMessageContaining("c4.tb.work are 1,000")
                .hasMessageContaining("make room there");
        assertThat(directory).isEmptyDirectory();
    }
}
