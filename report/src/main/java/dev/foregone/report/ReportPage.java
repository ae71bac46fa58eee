package dev.foregone.report;

import dev.foregone.message.PlainText;
import dev.foregone.report.ReportSection.Items;
import dev.foregone.report.ReportSection.Part;
import dev.foregone.report.ReportSection.Picture;
import dev.foregone.report.ReportSection.Rows;
import dev.foregone.report.ReportSection.Sentence;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A report as a page, which refers to nothing outside. */
final class ReportPage {

    private static final String STYLE = "body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;"
            + "color:#212121;background:#ffffff}h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2.5rem}"
            + ".verdict{font-size:1.2rem;border-left:.3rem solid #1565c0;padding-left:1rem}"
            + "figure{margin:1rem 0}figcaption{font-size:.9rem}svg{width:100%;max-height:24rem;font-size:13px}table{border-collapse:collapse;width:100%}"
            + "td,th{text-align:left;padding:.2rem .5rem;border-bottom:1px solid #e0e0e0}.number{text-align:right}";

    private ReportPage() {}

    static String of(Report report) {
        String name = PlainText.inXml(report.name());
        return Report.PAGE_BEGINNING + "<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>" + name
                + ": a report</title><style>" + STYLE + "</style></head><body>\n<h1>" + name + "</h1>\n"
                + "<p class=\"verdict\">" + PlainText.inXml(report.verdict()) + "</p>\n"
                + element("p", report.settings())
                + new Sections(report).all().stream().map(ReportPage::section).collect(Collectors.joining())
                + "</body></html>\n";
    }

    private static String section(ReportSection section) {
        return element("h2", section.title())
                + section.parts().stream().map(ReportPage::part).collect(Collectors.joining());
    }

    private static String part(Part part) {
        if (part instanceof Picture picture) {
            return "<figure>" + picture.svg() + element("figcaption", picture.caption()) + "</figure>\n";
        }
        if (part instanceof Rows rows) {
            return "<table>\n" + row("th", rows, rows.head())
                    + rows.rows().stream().map(row -> row("td", rows, row)).collect(Collectors.joining())
                    + "</table>\n";
        }
        return part instanceof Items items
                ? "<ul>"
                        + items.texts().stream()
                                .map(text -> element("li", text))
                                .collect(Collectors.joining()) + "</ul>\n"
                : element("p", ((Sentence) part).text());
    }

    private static String row(String tag, Rows rows, List<String> row) {
        return "<tr>"
                + IntStream.range(0, row.size())
                        .mapToObj(column -> "<" + tag + (rows.isNumeric(column) ? " class=\"number\"" : "") + ">"
                                + PlainText.inXml(row.get(column)) + "</" + tag + ">")
                        .collect(Collectors.joining())
                + "</tr>\n";
    }

    private static String element(String tag, String text) {
        return "<" + tag + ">" + PlainText.inXml(text) + "</" + tag + ">\n";
    }
}
