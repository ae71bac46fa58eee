package dev.foregone.architecture.house;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A table of numbers then and now. */
final class HouseReport {

    private HouseReport() {}

    /** Numbers by row, as {@link Properties}: {@code code\:\ api=2000}. */
    static SortedMap<String, Long> read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        SortedMap<String, Long> numbers = new TreeMap<>();
        properties.stringPropertyNames().forEach(row -> numbers.put(row, Long.valueOf(properties.getProperty(row))));
        return numbers;
    }

    static String text(SortedMap<String, Long> before, SortedMap<String, Long> now) {
        StringBuilder text = new StringBuilder("| row | last release | now | change |\n|---|---|---|---|\n");
        SortedSet<String> rows = new TreeSet<>(before.keySet());
        rows.addAll(now.keySet());
        for (String row : rows) {
            long old = before.getOrDefault(row, 0L);
            long current = now.getOrDefault(row, 0L);
            text.append(String.format(Locale.ROOT, "| %s | %d | %d | %+d |%n", row, old, current, current - old));
        }
        return text.toString();
    }

    /** The knots, a line each. */
    static String text(List<SortedSet<String>> knots) {
        return knots.stream()
                .map(knot -> "\n- " + String.join(", ", knot))
                .collect(Collectors.joining("", "\nKnots:\n", "\n"));
    }
}
