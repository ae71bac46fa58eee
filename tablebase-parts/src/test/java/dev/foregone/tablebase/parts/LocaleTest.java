package dev.foregone.tablebase.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A tablebase, and what is said of it, does not depend on the locale")
@ParameterizedClass
@ValueSource(strings = {"ar-EG-u-nu-arab", "fa-IR", "tr-TR", "hi-IN-u-nu-deva", "de-DE"})
class LocaleTest {

    private final ConnectFourGame game = new ConnectFourGame();
    private final Locale before = Locale.getDefault();

    @Parameter
    private String tag = "";

    @TempDir
    private Path directory;

    @BeforeEach
    void there() {
        use(Locale.forLanguageTag(tag));
    }

    @AfterEach
    void back() {
        use(before);
    }

    private static void use(Locale locale) {
        Locale.setDefault(locale);
    }

    private TablebaseBuilder<ConnectFour, Drop> builder(String root, boolean layers) {
        return TablebaseBuilder.of(game, game.parse(root)).layers(layers);
    }

    /** All files of a tablebase in parts, by name. */
    private TreeMap<String, String> inParts(String name, boolean layers) throws IOException {
        Path made = Files.createDirectory(directory.resolve(name));
        builder("4x3:1", layers).partitions(3).build(made.resolve("game.tb"));
        TreeMap<String, String> files = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(made)) {
            for (Path path : walk.filter(Files::isRegularFile).toList()) {
                files.put(made.relativize(path).toString(), HexFormat.of().formatHex(Files.readAllBytes(path)));
            }
        }
        return files;
    }

    private void isRight(String name) throws IOException {
        Tablebase<ConnectFour, Drop> opened =
                Tablebase.open(directory.resolve(name).resolve("game.tb"), game);
        assertThat(opened.verify(VerificationOptions.byPackedRules()).fault()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("in parts: it has the same names and bytes, and is read under another locale")
    void inParts(boolean layers) throws IOException {
        TreeMap<String, String> files = inParts("there", layers);
        use(Locale.ROOT);
        isRight("there");
        assertThat(inParts("here", layers)).isEqualTo(files);
        use(Locale.forLanguageTag(tag));
        isRight("here");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("a build that does not fit says so in the same words")
    void messages(boolean layers) throws IOException {
        String there = refusal(layers);
        use(Locale.ROOT);
        assertThat(there).isEqualTo(refusal(layers)).containsPattern("\\d,\\d{3}");
    }

    private String refusal(boolean layers) throws IOException {
        Throwable refused = catchThrowable(() -> builder(layers ? "3x7:-" : "4x4:-", layers)
                .memoryBytes(TablebaseBuilder.LEAST_MEMORY_BYTES)
                .continueOnDisk(false)
                .build(directory.resolve("refused.tb")));
        assertThat(refused).isInstanceOf(TablebaseException.class);
        Trees.delete(directory.resolve("refused.tb.work"));
        return String.valueOf(refused.getMessage());
    }
}
