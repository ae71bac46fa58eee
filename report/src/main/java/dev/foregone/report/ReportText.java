package dev.foregone.report;

import dev.foregone.message.PlainText;
import dev.foregone.report.ReportSection.Items;
import dev.foregone.report.ReportSection.Part;
import dev.foregone.report.ReportSection.Rows;
import dev.foregone.report.ReportSection.Sentence;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A report as text. */
final class ReportText {

    private static final String INDENT = "  ";

    private ReportText() {}

    static String of(Report report) {
        return PlainText.of(report.verdict()) + "\n\n" + PlainText.of(report.settings()) + "\n"
                + new Sections(report).all().stream().map(ReportText::section).collect(Collectors.joining());
    }

    private static String section(ReportSection section) {
        return "\n" + PlainText.of(section.title()) + "\n"
                + section.parts().stream()
                        .flatMap(ReportText::lines)
                        .map(line -> (INDENT + PlainText.of(line)).stripTrailing() + "\n")
                        .collect(Collectors.joining());
    }

    private static Stream<String> lines(Part part) {
        if (part instanceof Rows rows) {
            return Stream.concat(Stream.of(rows.head()), rows.rows().stream()).map(row -> line(rows, row));
        }
        return part instanceof Items items
                ? items.texts().stream()
                : part instanceof Sentence sentence ? Stream.of(sentence.text()) : Stream.empty();
    }

    /** Columns of numbers end in line, others begin so. */
    private static String line(Rows rows, List<String> row) {
        return IntStream.range(0, row.size())
                .mapToObj(column -> {
                    String blanks =
                            " ".repeat(rows.width(column) - row.get(column).length());
                    return rows.isNumeric(column) ? blanks + row.get(column) : row.get(column) + blanks;
                })
                .collect(Collectors.joining(INDENT));
    }
}
