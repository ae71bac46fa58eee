package dev.foregone.report;

import dev.foregone.message.PlainText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A report as a page, which refers to nothing outside. */
final class ReportPage {

    /** How many of a list are named. */
    private static final int NAMED = 60;

    private static final String STYLE = "body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;"
            + "color:#212121;background:#ffffff}h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2.5rem}"
            + ".verdict{font-size:1.2rem;border-left:.3rem solid #1565c0;padding-left:1rem}svg{width:100%;height:auto;font-size:13px}"
            + ".board svg{max-width:24rem}table{border-collapse:collapse;width:100%}"
            + "td,th{text-align:right;padding:.2rem .5rem;border-bottom:1px solid #e0e0e0}"
            + "td:first-child,th:first-child,.words td,.words th{text-align:left}";

    private final Report report;
    private final StringBuilder page = new StringBuilder(1 << 15);

    ReportPage(Report report) {
        this.report = report;
    }

    String text() {
        String name = PlainText.inXml(report.name());
        page.setLength(0);
        page.append(Report.PAGE_BEGINNING)
                .append("<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>")
                .append(name + ": a report</title><style>" + STYLE + "</style></head><body>\n<h1>" + name + "</h1>\n")
                .append("<p class=\"verdict\">" + PlainText.inXml(report.verdict()) + "</p>\n");
        paragraph(report.all().results().games() + " of " + report.planned() + " games from " + report.position()
                + ", seed " + report.seed() + ", " + report.positions()
                + " positions for each move. Intervals hold 95 %.");
        if (report.all().results().games() > 0) {
            groups();
            choices();
            usage();
        }
        beginning();
        title("What never came to pass");
        list(report.never().isEmpty() ? List.of("nothing that the rules are known to allow") : report.never());
        return page.append("</body></html>\n").toString();
    }

    private void groups() {
        String first = report.players().get(0);
        String second = report.players().get(1);
        title("Who wins");
        paragraph("Blue: " + first + ", who moves first; grey: a draw; orange: " + second
                + ". The black line is the interval of the points of " + first + ".");
        List<Group> groups = Stream.concat(report.strengths().stream(), Stream.of(report.all()))
                .toList();
        page.append(Chart.results("The results for each strength", groups));
        table(
                "",
                Stream.of("strength", "games", "different", first, "drawn", second, "points of " + first),
                groups.stream()
                        .map(group -> Stream.of(
                                group.strength(),
                                group.results().games(),
                                group.results().different(),
                                group.results().first(),
                                group.results().draws(),
                                group.results().second(),
                                group.results().points())));
        title("How long games last");
        page.append(Chart.histogram(
                "How many games lasted how many plies", report.all().plies()));
        title("When games are decided");
        paragraph("The ply from which on who won stayed ahead, by proof or by estimate.");
        page.append(Chart.histogram(
                "How many games were decided after how many plies", report.all().decided()));
        table(
                "",
                Stream.of("strength", "median length", "median ply of decision", "won by who was once behind"),
                groups.stream()
                        .map(group -> Stream.of(
                                group.strength(),
                                group.plies().median(),
                                group.decided().median(),
                                group.comebacks())));
        title("How games end");
        table(
                "words",
                Stream.of("result", "reason", "games", "at random"),
                report.endings().stream()
                        .map(each -> Stream.of(
                                each.inWords(report.players()), each.reason(), each.games(), each.atRandom())));
    }

    private void choices() {
        Choices its = report.choices();
        title("What there is to choose from");
        page.append(Chart.bars("The mean number of moves after each ply", 0, its.byPly()));
        paragraph("The mean number of moves after each ply. In " + Interval.percent(its.forced())
                + " of the positions there is one alone. Where it is proved, in " + its.proved() + " positions, "
                + Interval.percent(its.keeping()) + " of the moves keep the value, and in "
                + Interval.percent(its.onlyMoves())
                + " one alone does.");
    }

    private void beginning() {
        title("The beginning");
        paragraph("Proved: " + report.beginning().inWords() + ".");
        table(
                "",
                Stream.of(
                        "move",
                        "worth",
                        "games",
                        "points of " + report.players().get(0)),
                report.firstMoves().stream()
                        .map(each -> Stream.of(
                                each.move(),
                                each.worth(),
                                each.results().games(),
                                each.results().games() == 0
                                        ? ""
                                        : each.results().points())));
    }

    private void usage() {
        Usage usage = report.usage();
        title("What is used, and what nobody uses");
        if (!usage.map().isEmpty()) {
            paragraph("How many moves changed each place, or were made by a click there:");
            page.append("<div class=\"board\">" + usage.map() + "</div>\n");
        }
        list(List.of(
                "moves that nobody made, of " + usage.legalMoves() + ": " + named(usage.unusedMoves()),
                "places that no move used: " + named(usage.unusedSites()),
                "pieces that never moved: " + named(usage.unusedPieces())));
    }

    private static String named(List<String> all) {
        return all.isEmpty()
                ? "none"
                : all.size() + ": " + all.stream().limit(NAMED).collect(Collectors.joining(" "))
                        + (all.size() > NAMED ? " ..." : "");
    }

    private void title(String title) {
        page.append("<h2>" + PlainText.inXml(title) + "</h2>\n");
    }

    private void paragraph(String text) {
        page.append("<p>" + PlainText.inXml(text) + "</p>\n");
    }

    private void list(List<String> items) {
        page.append("<ul>");
        items.forEach(item -> page.append("<li>" + PlainText.inXml(item) + "</li>\n"));
        page.append("</ul>\n");
    }

    private void table(String kind, Stream<String> head, Stream<Stream<?>> rows) {
        page.append("<table class=\"" + kind + "\"><tr>" + cells("th", head) + "</tr>\n");
        rows.forEach(row -> page.append("<tr>" + cells("td", row) + "</tr>\n"));
        page.append("</table>\n");
    }

    private static String cells(String tag, Stream<?> cells) {
        return cells.map(cell -> "<" + tag + ">" + PlainText.inXml(String.valueOf(cell)) + "</" + tag + ">")
                .collect(Collectors.joining());
    }
}
