package dev.foregone.report;

import dev.foregone.report.ReportSection.Items;
import dev.foregone.report.ReportSection.Part;
import dev.foregone.report.ReportSection.Picture;
import dev.foregone.report.ReportSection.Rows;
import dev.foregone.report.ReportSection.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a report says to people, in sections. */
final class Sections {

    /** How many of a list are named. */
    private static final int NAMED = 20;

    private final Report report;
    private final String first;
    private final String second;

    Sections(Report report) {
        this.report = report;
        this.first = report.players().get(0);
        this.second = report.players().get(1);
    }

    List<ReportSection> all() {
        List<ReportSection> sections = new ArrayList<>();
        if (report.all().results().games() > 0) {
            sections.addAll(List.of(winners(), lengths(), endings(), choices(), usage()));
        }
        sections.add(beginning());
        sections.add(ReportSection.of(
                "What never came to pass",
                new Items(
                        report.never().isEmpty()
                                ? List.of("nothing that the rules are known to allow")
                                : report.never())));
        return sections;
    }

    private List<Group> groups() {
        return Stream.concat(report.strengths().stream(), Stream.of(report.all()))
                .toList();
    }

    private ReportSection winners() {
        Stream<List<Object>> random = Stream.of(row("at random", report.atRandom()));
        return ReportSection.of(
                "Who wins",
                new Sentence(first + " moves first; intervals hold 95 %."),
                new Picture(
                        "Blue: " + first + " wins; grey: a draw; orange: " + second + " wins; black: the points of "
                                + first,
                        Chart.results("The results for each strength", groups())),
                Rows.of(
                        List.of("strength", "games", "different", first, "drawn", second, "points of " + first),
                        Stream.concat(groups().stream().map(group -> row(group.strength(), group.results())), random)));
    }

    private static List<Object> row(String name, Tally tally) {
        return List.of(
                name,
                tally.games(),
                tally.different(),
                tally.first(),
                tally.draws(),
                tally.second(),
                tally.games() == 0 ? "" : tally.points());
    }

    private ReportSection lengths() {
        return ReportSection.of(
                "How long games last, in plies, and when they are decided",
                plot("How many games lasted how many plies", report.all().plies()),
                plot(
                        "How many games were decided after how many plies",
                        report.all().decided()),
                Rows.of(
                        List.of("strength", "least", "median", "most", "decided", "won by who was once behind"),
                        groups().stream()
                                .filter(group -> group.results().games() > 0)
                                .map(group -> List.<Object>of(
                                        group.strength(),
                                        group.plies().least(),
                                        group.plies().median(),
                                        group.plies().most(),
                                        group.decided().median(),
                                        group.comebacks()
                                                .map(Interval::toString)
                                                .orElse("")))));
    }

    private static Picture plot(String caption, Spread spread) {
        return new Picture(caption, Chart.histogram(caption, spread));
    }

    private ReportSection endings() {
        return ReportSection.of(
                "How games end",
                Rows.of(
                        List.of("result", "reason", "games", "at random"),
                        report.endings().stream()
                                .map(each -> List.of(
                                        each.inWords(report.players()),
                                        each.reason(),
                                        each.games(),
                                        each.atRandom()))));
    }

    private ReportSection choices() {
        Choices its = report.choices();
        Spread legal = its.legal();
        String moves = "The mean number of moves after each ply";
        String keeping = its.proved() == 0
                ? "It is proved nowhere which moves keep the value."
                : "Where it is proved, in " + number(its.proved()) + " positions, " + Interval.percent(its.keeping())
                        + " of the moves keep the value; in " + Interval.percent(its.onlyMoves()) + " one alone does.";
        return ReportSection.of(
                "What there is to choose from",
                new Sentence(legal.least() + " to " + legal.most() + " moves, median " + legal.median() + ", mean "
                        + String.format(Locale.ROOT, "%.1f", legal.mean()) + "; " + Interval.percent(its.forced())
                        + " of the positions have one alone."),
                new Sentence(keeping),
                new Picture(moves, Chart.bars(moves, 0, its.byPly())));
    }

    private ReportSection usage() {
        Usage usage = report.usage();
        List<Part> parts = new ArrayList<>();
        List<String> items = new ArrayList<>();
        items.add("moves: " + named(usage.unusedMoves()) + ", of " + number(usage.legalMoves()));
        if (!usage.sites().isEmpty()) {
            items.add("places: " + named(usage.unusedSites()) + ", of "
                    + number(usage.sites().size()));
            items.add("pieces: " + named(usage.unusedPieces()));
        }
        parts.add(new Items(items));
        if (!usage.map().isEmpty()) {
            parts.add(new Picture("How many moves changed each place, or were made by a click there", usage.map()));
        }
        return new ReportSection("What nobody uses", parts);
    }

    private ReportSection beginning() {
        List<FirstMove> moves = report.firstMoves();
        List<Part> parts = new ArrayList<>();
        parts.add(Rows.of(
                List.of("move", "worth", "games", "points of " + first),
                moves.stream().limit(NAMED).map(each -> {
                    Tally results = each.results();
                    return List.of(
                            each.move(), each.worth(), results.games(), results.games() == 0 ? "" : results.points());
                })));
        if (moves.size() > NAMED) {
            parts.add(new Sentence("And " + number(moves.size() - NAMED) + " more."));
        }
        return new ReportSection("The beginning, proved: " + report.beginning().inWords(), parts);
    }

    private static String named(List<String> all) {
        return all.isEmpty()
                ? "none"
                : number(all.size()) + ": " + String.join(" ", all.subList(0, Math.min(NAMED, all.size())))
                        + (all.size() > NAMED ? " ..." : "");
    }

    static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
