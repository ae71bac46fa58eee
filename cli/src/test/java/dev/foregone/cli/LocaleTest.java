package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed, JSON and messages too, does not depend on the locale. */
class LocaleTest {

    private final Locale before = Locale.getDefault();

    @TempDir
    private Path directory;

    @AfterEach
    void back() {
        Locale.setDefault(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar-EG-u-nu-arab", "fa-IR", "tr-TR", "hi-IN-u-nu-deva", "de-DE"})
    void isTheSame(String tag) {
        Locale.setDefault(Locale.ROOT);
        List<Cli.Run> expected = runs("root");
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(runs(tag)).isEqualTo(expected);
        assertThat(expected).anySatisfy(run -> assertThat(run.out()).contains("5,478 positions"));
    }

    private List<Cli.Run> runs(String name) {
        String file = directory.resolve(name).toString();
        return Stream.of(
                        "tablebase build tictactoe --no-symmetry --to " + file,
                        "tablebase stats " + file,
                        "tablebase stats --json " + file,
                        "tablebase stats --fingerprint " + file,
                        "tablebase verify " + file,
                        "tablebase find --value win --puzzle 2 --seed 1 --count 2 " + file,
                        "games",
                        "engines",
                        "solve --help",
                        "solve --json footstep 111/101/111 1,0 1,2",
                        "solve kalah --positions 5000 --proof-only",
                        "solve dodgem --threads eleven",
                        "solve dodgem --memory 12345678901TIB",
                        "solve dodgem \u0660\u0661\u0007",
                        "review tictactoe b2 a1")
                .map(line -> same(Cli.real().run(line.split(" ", -1)), file))
                .toList();
    }

    /** Without what every run has of its own. */
    private static Cli.Run same(Cli.Run run, String file) {
        return new Cli.Run(run.status(), same(run.out(), file), same(run.err(), file));
    }

    private static String same(String text, String file) {
        return text.replace(file, "FILE")
                .replaceAll("\\d+(\\.\\d+)? (ms|s)\\b", "TIME")
                .replaceAll("(elapsedMillis\":)\\d+", "$1")
                .replaceAll(", [\\d,]+ a second", ", quickly");
    }
}
