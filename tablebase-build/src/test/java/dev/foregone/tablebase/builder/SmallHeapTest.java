package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.SolverOptions;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A build whose heap is too small")
class SmallHeapTest {

    @TempDir
    private Path directory;

    /** Builds Connect Four 5x4, and says how that ended. */
    static final class Builder {

        private Builder() {}

        /** The file to write, and whether layers are used. */
        public static void main(String[] arguments) throws IOException {
            ConnectFourGame game = new ConnectFourGame();
            try {
                TablebaseBuilder.of(game, game.parse("5x4:-"))
                        .symmetry(false)
                        .layers(Boolean.parseBoolean(arguments[1]))
                        .threads(2)
                        .continueOnDisk(false)
                        .build(Path.of(arguments[0]));
                System.out.println("built");
            } catch (TablebaseException tooLarge) {
                System.out.println("cause: " + tooLarge.getCause());
                System.out.println("heap: " + tooLarge.heapBytes().orElse(0));
                System.out.println(tooLarge.getMessage());
            }
        }
    }

    private String said(String heap, String collector, boolean layers) throws IOException, InterruptedException {
        Path said = directory.resolve("said");
        int status = AnotherJvm.start(
                        Builder.class,
                        List.of("-Xmx" + heap, "-XX:+Use" + collector),
                        List.of(directory.resolve("c4.tb").toString(), Boolean.toString(layers)),
                        said.toFile())
                .waitFor();
        assertThat(status).as(Files.readString(said)).isZero();
        return Files.readString(said);
    }

    static Stream<Arguments> tooSmall() {
        return Thorough.orFirst(
                2,
                Arguments.of("16m", "SerialGC"),
                Arguments.of("24m", "G1GC"),
                Arguments.of("20m", "ParallelGC"),
                Arguments.of("64m", "SerialGC"),
                Arguments.of("112m", "SerialGC"),
                Arguments.of("96m", "G1GC"));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("tooSmall")
    @DisplayName("stops before the heap is full, and promises nothing")
    void stops(String heap, String collector) throws IOException, InterruptedException {
        assertThat(said(heap, collector, false))
                .contains("TooLargeException", "is too large:", "positions had been found", "of memory allowed")
                .containsPattern("a larger heap, -Xmx\\d+[mg]")
                .contains("nothing is kept")
                .doesNotContain("OutOfMemoryError");
        assertThat(directory.resolve("c4.tb.work")).doesNotExist();
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"144m, SerialGC", "136m, G1GC"})
    @DisplayName("says which heap will do when it has found all positions, which it keeps")
    void keeps(String heap, String collector) throws IOException, InterruptedException {
        String said = said(heap, collector, false);

        assertThat(said)
                .contains("its 3,945,711 positions take ", "finished steps are kept in")
                .doesNotContain("OutOfMemoryError");
        String enough = said.replaceAll("(?s).*-Xmx(\\d+[mg]).*", "$1");
        assertThat(said(enough, collector, false)).contains("built");
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"12m, SerialGC", "20m, ParallelGC"})
    @DisplayName("stops layer by layer before the heap is full")
    void layers(String heap, String collector) throws IOException, InterruptedException {
        assertThat(said(heap, collector, true))
                .doesNotContain("OutOfMemoryError")
                .containsAnyOf("is too large:", "built");
    }

    /** Solves Connect Four 6x5 in memory, which takes more than there is. */
    static final class Questioner {

        private Questioner() {}

        /** The memory allowed, in bytes. */
        public static void main(String[] arguments) {
            ConnectFourGame game = new ConnectFourGame();
            SolverOptions options = SolverOptions.defaults().withMemoryBytes(Long.parseLong(arguments[0]));
            try (var solver = WholeGame.solver(game, options)) {
                System.out.println(solver.solve(game.parse("6x5:-")));
            } catch (TablebaseException tooLarge) {
                System.out.println(tooLarge.getMessage());
            }
        }
    }

    @ParameterizedTest(name = "{0} bytes of {1}")
    @CsvSource({
        "67108864, 96m, 'a larger heap, -Xmx1'",
        "47185920, 96m, allow more memory",
        "134217728, 96m, 'a larger heap, -Xmx1'",
        "16777216, 24m, 'a larger heap, -Xmx4'"
    })
    @DisplayName("has room for a whole game of two thirds of it, and says what helps")
    void memoryIsABound(String bytes, String heap, String advice) throws IOException, InterruptedException {
        Path said = directory.resolve("said");
        AnotherJvm.start(Questioner.class, List.of("-Xmx" + heap, "-XX:+UseSerialGC"), List.of(bytes), said.toFile())
                .waitFor();
        assertThat(Files.readString(said)).contains("positions had been found when the", advice);
    }

    /** Builds Connect Four 6x4, its packed rules hidden, which takes some gigabytes. */
    static final class HashedBuilder {

        private HashedBuilder() {}

        /** The file to write. */
        public static void main(String[] arguments) throws IOException {
            PlainGame<ConnectFour, Drop> game = new PlainGame<>(new ConnectFourGame());
            try {
                TablebaseBuilder.of(game, game.parse("6x4:-")).build(Path.of(arguments[0]));
            } catch (TablebaseException tooLarge) {
                System.out.println(tooLarge.getMessage());
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"96m, SerialGC", "96m, G1GC"})
    @DisplayName("refuses a game without packed rules while there is room, and says how large it is")
    void hashed(String heap, String collector) throws IOException, InterruptedException {
        Path said = directory.resolve("said");
        AnotherJvm.start(
                        HashedBuilder.class,
                        List.of("-Xmx" + heap, "-XX:+Use" + collector),
                        List.of(directory.resolve("c4.tb").toString()),
                        said.toFile())
                .waitFor();
        assertThat(Files.readString(said))
                .containsPattern("it has some [\\d,]{7,} positions or more, each takes some [\\d,]{3,} bytes")
                .containsPattern("a larger heap, -Xmx\\d+[mg] for one");
    }
}
