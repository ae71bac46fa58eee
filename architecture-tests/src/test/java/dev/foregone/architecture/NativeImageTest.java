package dev.foregone.architecture;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a jar tells GraalVM's native-image is what it declares: the classes that its services files name, those files, and the
 * other files that its code may open.
 */
class NativeImageTest {

    static Stream<ModuleReference> published() {
        return Modules.ours().stream();
    }

    @ParameterizedTest
    @MethodSource("published")
    void theMetadataAreWhatTheJarDeclares(ModuleReference module) throws IOException {
        try (ModuleReader reader = module.open()) {
            List<String> parts = new ArrayList<>();
            Modules.declared(module).values().stream()
                    .flatMap(SortedSet::stream)
                    .map(type -> "{\"type\": \"" + type
                            + "\", \"methods\": [{\"name\": \"<init>\", \"parameterTypes\": []}]}")
                    .collect(Collectors.collectingAndThen(Collectors.toList(), list -> section("reflection", list)))
                    .forEach(parts::add);
            section(
                            "resources",
                            globs(reader)
                                    .map(glob -> "{\"glob\": \"" + glob + "\"}")
                                    .toList())
                    .forEach(parts::add);
            String expected = parts.isEmpty() ? "" : "{\n" + String.join(",\n", parts) + "\n}\n";
            assertThat(text(reader, place(module))).as(place(module)).isEqualTo(expected);
        }
    }

    private static List<String> section(String name, List<String> entries) {
        return entries.isEmpty()
                ? List.of()
                : List.of("  \"" + name + "\": [\n    " + String.join(",\n    ", entries) + "\n  ]");
    }

    /** Beside classes, each file by its name; elsewhere a directory of several as a whole. */
    private static Stream<String> globs(ModuleReader reader) throws IOException {
        SortedSet<String> files = files(reader);
        SortedSet<String> opened = files.stream()
                .filter(file -> !file.endsWith(".class"))
                .filter(file -> !file.startsWith("META-INF/") || file.startsWith("META-INF/services/"))
                .collect(toCollection(TreeSet::new));
        Map<String, List<String>> byDirectory =
                opened.stream().collect(groupingBy(NativeImageTest::directory, TreeMap::new, Collectors.toList()));
        return byDirectory.entrySet().stream()
                .flatMap(entry -> entry.getValue().size() > 1
                                && files.stream()
                                        .filter(file -> directory(file).equals(entry.getKey()))
                                        .allMatch(opened::contains)
                        ? Stream.of(entry.getKey() + "*")
                        : entry.getValue().stream());
    }

    private static SortedSet<String> files(ModuleReader reader) throws IOException {
        try (Stream<String> files = reader.list()) {
            return files.filter(file -> !file.endsWith("/")).collect(toCollection(TreeSet::new));
        }
    }

    /** With its slash. */
    private static String directory(String file) {
        return file.substring(0, file.lastIndexOf('/') + 1);
    }

    /** By Maven's coordinates, so that a jar of several jars keeps all of them. */
    private static String place(ModuleReference module) {
        return "META-INF/native-image/dev.foregone/"
                + module.descriptor().name().substring("dev.".length()).replace('.', '-')
                + "/reachability-metadata.json";
    }

    private static String text(ModuleReader reader, String file) throws IOException {
        try (InputStream in = reader.open(file).orElse(InputStream.nullInputStream())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theModulesAreThere() {
        assertThat(published().map(module -> module.descriptor().name()))
                .contains("dev.foregone.engine.memo", "dev.foregone.games.connectfour", "dev.foregone.explorer");
    }
}
