package dev.foregone.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Lines of two columns, the second beginning at the same place in each. */
final class TextTable {

    private record Row(String left, String right) {}

    private final List<Row> rows = new ArrayList<>();

    void row(String left, String right) {
        rows.add(new Row(left, right));
    }

    void print(PrintWriter out) {
        int width = rows.stream().mapToInt(row -> row.left().length()).max().orElse(0);
        rows.forEach(row -> out.println((pad(row.left(), width) + "  " + row.right()).stripTrailing()));
    }

    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
