package dev.foregone.cli.text;

import dev.foregone.answers.Phrases;
import dev.foregone.answers.SafeText;
import dev.foregone.report.Choices;
import dev.foregone.report.FirstMove;
import dev.foregone.report.Group;
import dev.foregone.report.Report;
import dev.foregone.report.Tally;
import dev.foregone.report.Usage;
import java.util.List;
import java.util.Locale;

/** A report for people: the verdict first, then a table for each question. */
public final class ReportText {

    /** How many of a list are named. */
    private static final int NAMED = 12;

    private final Report report;
    private final StringBuilder text = new StringBuilder(1 << 12);

    public ReportText(Report report) {
        this.report = report;
    }

    public String text() {
        text.setLength(0);
        line(report.verdict());
        line("");
        line(report.name() + " from " + SafeText.quoted(report.position()) + ": "
                + (report.isStopped() ? Phrases.number(report.all().results().games()) + " of " : "")
                + Phrases.number(report.planned()) + " games, seed " + report.seed() + ", "
                + Phrases.positions(report.positions()) + " for each move");
        groups();
        endings();
        choices(report.choices());
        beginning();
        usage(report.usage());
        title("what never came to pass");
        report.never().forEach(each -> line("  " + each));
        if (report.never().isEmpty()) {
            line(
                    report.all().results().games() == 0
                            ? "  no game was played"
                            : "  nothing that the rules are known to allow");
        }
        return text.toString();
    }

    private void line(String line) {
        text.append(SafeText.message(line)).append('\n');
    }

    private void title(String title) {
        line("");
        line(title);
    }

    private void row(String form, Object... values) {
        line(String.format(Locale.ROOT, form, values).stripTrailing());
    }

    private void groups() {
        String first = report.players().get(0);
        String second = report.players().get(1);
        title("who wins, " + first + " moving first; intervals of 95 %");
        row("  %-14s %6s %9s %8s %8s %8s   %s", "", "games", "different", first, "drawn", second, "points of " + first);
        report.strengths().forEach(group -> results(group.strength(), group.results()));
        results("all", report.all().results());
        results("at random", report.atRandom());
        title("how long games last, in plies, and when they are decided");
        row("  %-14s %6s %8s %8s %8s   %s", "", "least", "median", "most", "decided", "won by who was once behind");
        report.strengths().forEach(this::plies);
        plies(report.all());
    }

    private void results(String name, Tally tally) {
        row(
                "  %-14s %6d %9d %8d %8d %8d   %s",
                name,
                tally.games(),
                tally.different(),
                tally.first(),
                tally.draws(),
                tally.second(),
                tally.games() == 0 ? "" : tally.points());
    }

    private void plies(Group group) {
        row(
                "  %-14s %6d %8d %8d %8d   %s",
                group.strength(),
                group.plies().least(),
                group.plies().median(),
                group.plies().most(),
                group.decided().median(),
                group.comebacks());
    }

    private void endings() {
        title("how games end");
        report.endings()
                .forEach(each -> row(
                        "  %6d  at random %-6d %s: %s",
                        each.games(), each.atRandom(), each.inWords(report.players()), each.reason()));
    }

    private void choices(Choices choices) {
        title("what there is to choose from");
        row(
                "  %d to %d moves, median %d, mean %.1f; %s of the positions have one alone",
                choices.legal().least(),
                choices.legal().most(),
                choices.legal().median(),
                choices.legal().mean(),
                percent(choices.forced()));
        row(
                choices.proved() == 0
                        ? "  it is proved nowhere which moves keep the value"
                        : "  where it is proved, in %s, %s of the moves keep the value; in %s one alone does",
                Phrases.positions(choices.proved()),
                percent(choices.keeping()),
                percent(choices.onlyMoves()));
    }

    private void beginning() {
        title("the beginning, proved: " + report.beginning().inWords());
        report.firstMoves().stream().limit(NAMED).forEach(this::firstMove);
        int more = report.firstMoves().size() - NAMED;
        if (more > 0) {
            line("  and " + Phrases.number(more) + " more");
        }
    }

    private void firstMove(FirstMove move) {
        row(
                "  %-14s %-16s %s",
                move.move(),
                move.worth(),
                move.results().games() == 0
                        ? "never made"
                        : Phrases.number(move.results().games()) + " games, "
                                + move.results().points() + " of the points");
    }

    private void usage(Usage usage) {
        title("what nobody uses");
        line("  moves: " + named(usage.unusedMoves()) + ", of " + Phrases.number(usage.legalMoves()));
        if (!usage.sites().isEmpty()) {
            line("  places: " + named(usage.unusedSites()) + ", of "
                    + Phrases.number(usage.sites().size()));
            line("  pieces: " + named(usage.unusedPieces()));
        }
    }

    private static String named(List<String> all) {
        return all.isEmpty()
                ? "none"
                : Phrases.number(all.size()) + ": " + String.join(" ", all.subList(0, Math.min(NAMED, all.size())))
                        + (all.size() > NAMED ? " ..." : "");
    }

    private static String percent(double share) {
        return Math.round(100 * share) + " %";
    }
}
