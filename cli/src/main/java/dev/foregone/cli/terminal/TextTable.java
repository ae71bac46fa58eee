package dev.foregone.cli.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Lines of two columns, the second aligned. */
public final class TextTable {

    private record Row(String left, String right) {}

    private final List<Row> rows = new ArrayList<>();

    public void row(String left, String right) {
        rows.add(new Row(left, right));
    }

    public void print(PrintWriter out) {
        int width = width(rows.stream().map(Row::left));
        rows.forEach(row -> out.println((pad(row.left(), width) + "  " + row.right()).stripTrailing()));
    }

    /** The length of the longest text. */
    public static int width(Stream<String> texts) {
        return texts.mapToInt(String::length).max().orElse(0);
    }

    public static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
