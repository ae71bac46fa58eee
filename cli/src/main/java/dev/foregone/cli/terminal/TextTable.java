package dev.foregone.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rows of cells in columns, each as wide as its widest cell; colours take no room. */
public final class TextTable {

    private static final Pattern COLOUR = Pattern.compile("\u001B\\[[\\d;]*m");

    private final Set<Integer> numeric;
    private final List<List<String>> rows = new ArrayList<>();

    /** A table in which these columns, counted from 0, are aligned on the right. */
    public TextTable(Integer... numeric) {
        this.numeric = Set.of(numeric);
    }

    public void row(String... cells) {
        rows.add(List.of(cells));
    }

    public Stream<String> lines() {
        int columns = rows.isEmpty() ? 0 : rows.get(0).size();
        int[] widths = IntStream.range(0, columns)
                .map(column -> rows.stream()
                        .mapToInt(row -> width(row.get(column)))
                        .max()
                        .orElse(0))
                .toArray();
        return rows.stream()
                .map(row -> IntStream.range(0, columns)
                        .mapToObj(column -> padded(row.get(column), widths[column], numeric.contains(column)))
                        .collect(Collectors.joining("  "))
                        .stripTrailing());
    }

    private static String padded(String cell, int width, boolean isNumber) {
        String room = " ".repeat(width - width(cell));
        return isNumber ? room + cell : cell + room;
    }

    private static int width(String cell) {
        return COLOUR.matcher(cell).replaceAll("").length();
    }
}
