package com.example.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Methods that pages name as code, such as {@code Type.method(...)} and {@code method()}, are those of the sources. */
final class PageNamesTest {

    private static final Path ROOT = Path.of(System.getProperty("foregone.root", ".."));
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern OF_A_TYPE = Pattern.compile("([A-Z]\\w*)\\.([a-z]\\w*)(\\(.*)?");
    private static final Pattern METHOD = Pattern.compile("(?:[a-z]\\w*\\.)?([a-z]\\w*)\\(.*");
    private static final Pattern DECLARED =
            Pattern.compile("(?!return|new|throw|else)\\b[\\w>\\[\\]?]+ ([a-z]\\w*)\\(");
    private static final Pattern RECORD = Pattern.compile("\\brecord \\w+(?:<[^(]*>)?\\(([^)]*)\\)");
    private static final Pattern SUPERTYPES = Pattern.compile("\\b(?:extends|implements) ([^{]+)\\{");

    /** Of the JDK and of Gradle. */
    private static final Set<String> OTHERS = Set.of("toLowerCase", "toList", "mavenLocal");

    private static final Map<String, String> TYPES = new HashMap<>();
    private static final Set<String> METHODS = new HashSet<>(OTHERS);

    @BeforeAll
    static void readSources() throws IOException {
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path main : modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(main)) {
                    for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                            .toList()) {
                        read(file.getFileName().toString().replace(".java", ""), Files.readString(file));
                    }
                }
            }
        }
    }

    private static void read(String type, String code) {
        TYPES.merge(type, code, String::concat);
        DECLARED.matcher(code).results().forEach(method -> METHODS.add(method.group(1)));
        RECORD.matcher(code)
                .results()
                .flatMap(header -> Stream.of(header.group(1).split("[\\s,]+")))
                .forEach(METHODS::add);
    }

    static List<Path> pages() throws IOException {
        return MarkdownTest.pages().stream()
                .filter(page -> !page.endsWith("CHANGELOG.md"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void methodsExist(Path page) throws IOException {
        String text = Files.readString(page).replaceAll("(?s)```.*?```", "");
        assertThat(CODE.matcher(text).results().map(code -> code.group(1)).filter(code -> !exists(code)))
                .as("methods that %s names and no source has", page)
                .isEmpty();
    }

    @Test
    void findsWhatIsGone() {
        assertThat(TYPES).hasSizeGreaterThan(900);
        assertThat(Stream.of(
                        "Solver.prove", "Solver.prove(state, limits)", "PackedRules.evaluation()", "analyze(state)"))
                .allMatch(PageNamesTest::exists);
        assertThat(Stream.of("Solver.guess(state)", "Solver.guess", "solver.guess(state)", "guess()"))
                .noneMatch(PageNamesTest::exists);
    }

    private static boolean exists(String code) {
        Matcher ofAType = OF_A_TYPE.matcher(code);
        if (ofAType.matches()) {
            return !TYPES.containsKey(ofAType.group(1)) || has(ofAType.group(1), ofAType.group(2));
        }
        Matcher method = METHOD.matcher(code);
        return !method.matches() || METHODS.contains(method.group(1));
    }

    /** Whether a type's source, or that of one above it, has a name. */
    private static boolean has(String type, String name) {
        String code = TYPES.getOrDefault(type, "");
        return Pattern.compile("\\b" + name + "\\b").matcher(code).find()
                || SUPERTYPES
                        .matcher(code)
                        .results()
                        .limit(1)
                        .flatMap(above -> Stream.of(above.group(1).split("\\W+")))
                        .anyMatch(above -> !above.equals(type) && TYPES.containsKey(above) && has(above, name));
    }
}
