package com.example.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages are shown as they are meant: tables are whole, blocks of code end, and links lead to files and headings that are
 * there. No page is longer than somebody reads.
 */
final class MarkdownTest {

    private static final Path ROOT = Path.of(System.getProperty("foregone.root", ".."));
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]*)(?:#([^)\\s]*))?\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
    private static final int MOST_WORDS = 6000;
    private static final int LONGEST_LINE = 500;

    /** A bar that separates cells: neither escaped nor within code. */
    private static final Pattern BAR = Pattern.compile("(?<!\\\\)\\|");

    static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        for (Path folder : List.of(ROOT, ROOT.resolve("docs"), ROOT.resolve("benchmarks"))) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
            }
        }
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void isWhole(Path page) throws IOException {
        assertThat(faults(Files.readAllLines(page))).as("%s", page).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void isShort(Path page) throws IOException {
        assertThat(Files.readString(page).split("\\s+")).as("words of %s", page).hasSizeLessThanOrEqualTo(MOST_WORDS);
        assertThat(Files.readAllLines(page))
                .as("%s", page)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(LONGEST_LINE));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToFilesAndHeadings(Path page) throws IOException {
        String text = withoutCode(page).replaceAll("`[^`\n]*`", "code");
        for (MatchResult link : LINK.matcher(text).results().toList()) {
            if (!link.group(1).contains(":")) {
                Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
                assertThat(target).as("a link of %s", page).exists();
                if (link.group(2) != null && target.toString().endsWith(".md")) {
                    assertThat(anchors(target))
                            .as("a link of %s to %s", page, target)
                            .contains(link.group(2));
                }
            }
        }
    }

    private static String withoutCode(Path page) throws IOException {
        return Files.readString(page).replaceAll("(?s)```.*?```", "");
    }

    /** The names by which GitHub knows the headings of a page. */
    private static List<String> anchors(Path page) throws IOException {
        return HEADING.matcher(withoutCode(page))
                .results()
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
                .map(heading -> heading.replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
                .toList();
    }

    @Test
    void findsWhatBreaksAPage() {
        assertThat(faults(List.of("| a | b |", "|---|---|", "| 1 | `x|y` \\| 2 |")))
                .isEmpty();
        assertThat(faults(List.of("| a | b |", "|---|---|", "| 1 | 2 |", "", "| 3 | 4 |")))
                .containsExactly("5: a row without a table: | 3 | 4 |");
        assertThat(faults(List.of("| a | b |", "|---|---|", "| 1 |")))
                .containsExactly("3: 1 cells instead of 2: | 1 |");
        assertThat(faults(List.of("| a |", "|---|", "| 1 |", "text"))).containsExactly("4: text in a table: text");
        assertThat(faults(List.of("text", "```java", "| a |"))).containsExactly("2: the block of code does not end");
    }

    private static List<String> faults(List<String> lines) {
        List<String> faults = new ArrayList<>();
        int fence = 0;
        int columns = 0;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.startsWith("```")) {
                fence = fence == 0 ? i + 1 : 0;
            } else if (fence == 0) {
                columns = line.startsWith("|") ? row(lines, i, columns, faults) : text(line, i, columns, faults);
            }
        }
        if (fence > 0) {
            faults.add(fence + ": the block of code does not end");
        }
        return faults;
    }

    /** The columns of the table that goes on; a table begins with a head and a line of dashes. */
    private static int row(List<String> lines, int index, int columns, List<String> faults) {
        String line = lines.get(index).strip();
        if (columns == 0
                && (index + 1 == lines.size() || !lines.get(index + 1).strip().matches("\\|[-:| ]+\\|"))) {
            faults.add(index + 1 + ": a row without a table: " + line);
            return 0;
        }
        if (columns > 0 && cells(line) != columns) {
            faults.add(index + 1 + ": " + cells(line) + " cells instead of " + columns + ": " + line);
        }
        return columns > 0 ? columns : cells(line);
    }

    private static int text(String line, int index, int columns, List<String> faults) {
        if (columns > 0 && !line.isEmpty()) {
            faults.add(index + 1 + ": text in a table: " + line);
        }
        return 0;
    }

    private static int cells(String row) {
        return (int) Arrays.stream(BAR.split(row.replaceAll("`[^`]*`", "code"), -1))
                        .count()
                - 2;
    }
}
