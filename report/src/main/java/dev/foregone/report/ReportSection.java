package dev.foregone.report;

import java.util.List;
import java.util.stream.Stream;

/**
 * A section of a report for people, which text and page show alike.
 *
 * @param title what it is about
 * @param parts what it says, in order
 */
record ReportSection(String title, List<Part> parts) {

    static ReportSection of(String title, Part... parts) {
        return new ReportSection(title, List.of(parts));
    }

    /** A part of a section. */
    sealed interface Part {}

    /** A sentence. */
    record Sentence(String text) implements Part {}

    /** A list. */
    record Items(List<String> texts) implements Part {}

    /** A plot as SVG, and what it shows; for the page alone. */
    record Picture(String caption, String svg) implements Part {}

    /** A table, each row with as many cells as its head. */
    record Rows(List<String> head, List<List<String>> rows) implements Part {

        static Rows of(List<String> head, Stream<List<Object>> rows) {
            return new Rows(
                    head,
                    rows.map(row -> row.stream().map(String::valueOf).toList()).toList());
        }

        /** Whether there is nothing but numbers in a column. */
        boolean isNumeric(int column) {
            return rows.stream().allMatch(row -> row.get(column).matches("\\d+"));
        }

        int width(int column) {
            return Stream.concat(Stream.of(head), rows.stream())
                    .mapToInt(row -> row.get(column).length())
                    .max()
                    .orElse(0);
        }
    }
}
