package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.ProgressListener;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Function;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A file that is cut off while it is open: the JVM throws errors wherever it comes upon that, in the game's code too, and the file is
 * blamed.
 */
class TruncatedFileTest {

    /** Less than a page: of the pages behind it nothing can be read any more. */
    private static final int LEFT = 100;

    /** The JVM throws its errors at other places once code is linked, and at others again once it is compiled. */
    private static final int TIMES = 25;

    @TempDir
    private static Path directory;

    private static final ConnectFourGame GAME = new ConnectFourGame();
    private static byte[] whole = {};

    @BeforeAll
    static void build() throws IOException {
        Path file = directory.resolve("built.tb");
        TablebaseBuilder.of(GAME, GAME.parse("4x4:-")).build(file);
        whole = Files.readAllBytes(file);
    }

    private static Path copy(String name) throws IOException {
        return Files.write(directory.resolve(name), whole);
    }

    private static void cutOff(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(LEFT);
        } catch (IOException disk) {
            throw new UncheckedIOException(disk);
        }
    }

    private static String cut() {
        return "it has " + LEFT + " bytes, but had " + whole.length + " when it was opened";
    }

    private static void assertBlamed(Path file, ThrowingCallable reading) {
        assertThatThrownBy(reading)
                .isInstanceOf(TablebaseException.class)
                .hasMessageStartingWith(file + ": " + cut())
                .hasMessageContaining("\n  ");
    }

    @Test
    void whoeverReadsItBlamesTheFile() throws IOException {
        Path file = copy("cut.tb");
        Tablebase<ConnectFour, Drop> tablebase = Tablebase.open(file, GAME);
        ConnectFour state = GAME.parse("4x4:1234");
        assertThat(tablebase.find(state)).isPresent();
        cutOff(file);

        assertBlamed(file, () -> tablebase.find(state));
        assertBlamed(file, () -> tablebase.analyze(state));
        assertBlamed(file, () -> tablebase.solver().solve(state));
        assertBlamed(file, () -> tablebase.positions().forEach(position -> {}));
        assertBlamed(file, () -> tablebase.outcomeFingerprint(2));
    }

    static Stream<VerificationOptions> ways() {
        return Stream.of(
                VerificationOptions.byPlainRules().withMemoryBytes(1),
                VerificationOptions.byPlainRules(),
                VerificationOptions.byPackedRules().withThreads(2),
                VerificationOptions.bySample(1_000));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aVerificationFindsIt(VerificationOptions options) throws IOException {
        assertFound(options, file -> {
            cutOff(file);
            return ProgressListener.none();
        });
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aVerificationUnderWayFindsIt(VerificationOptions options) throws IOException {
        assertFound(options, file -> (fraction, positions) -> cutOff(file));
    }

    private static void assertFound(VerificationOptions options, Function<Path, ProgressListener> cutting)
            throws IOException {
        for (int time = 0; time < TIMES; time++) {
            Path file = copy("verified-" + time + ".tb");
            Tablebase<?, ?> tablebase = Tablebase.open(file, GAME);
            Verification found = tablebase.verify(options.withListener(cutting.apply(file)));

            assertThat(found.fault()).hasValueSatisfying(fault -> {
                assertThat(fault.where()).isEqualTo("the file " + file);
                assertThat(fault.what()).startsWith(cut());
            });
        }
    }
}
