package dev.foregone.architecture.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.architecture.OurClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Writes {@code target/house.md}: what the house weighs now and weighed at the last release. No number there fails the build. */
class HouseReportTest {

    private static final Path ROOT = Path.of(System.getProperty("foregone.root", ".."));
    private static final Path LAST_RELEASE = ROOT.resolve("architecture-tests/last-release.properties");

    @Test
    void isWritten() throws IOException {
        HouseCount count = new HouseCount(ROOT, OurClasses.ALL);
        SortedMap<String, Long> now = count.numbers();
        assertThat(now)
                .hasSizeGreaterThan(30)
                .allSatisfy((row, number) -> assertThat(number).as(row).isPositive());

        Path report = Files.createDirectories(Path.of("target")).resolve("house.md");
        Files.writeString(
                report, HouseReport.text(HouseReport.read(LAST_RELEASE), now) + HouseReport.text(count.knots()));
        assertThat(report).content().contains("| code: all |", "| knot: largest |", "| words: all |");
    }

    @Test
    void saysWhatChanged() {
        SortedMap<String, Long> before = new TreeMap<>(Map.of("code: api", 100L, "code: gone", 7L));
        SortedMap<String, Long> now = new TreeMap<>(Map.of("code: api", 110L, "code: new", 3L));

        assertThat(HouseReport.text(before, now))
                .contains(
                        "| code: api | 100 | 110 | +10 |", "| code: gone | 7 | 0 | -7 |", "| code: new | 0 | 3 | +3 |");
    }

    @Test
    void findsKnots() {
        Map<String, Set<String>> arrows = Map.of(
                "a", Set.of("b"),
                "b", Set.of("c", "d"),
                "c", Set.of("a"),
                "d", Set.of("e"),
                "e", Set.of("d"),
                "f", Set.of("a", "f"));

        assertThat(Knots.of(arrows))
                .isEqualTo(List.of(new TreeSet<>(Set.of("a", "b", "c")), new TreeSet<>(Set.of("d", "e"))));
    }

    @Test
    void countsCodeAlone() {
        assertThat(HouseCount.isCode("    int a; // one")).isTrue();
        assertThat(List.of("", "  ", "// a", "/** a */", " * a", " */", "import a.B;", "package a;"))
                .noneMatch(HouseCount::isCode);
    }
}
