package dev.foregone.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who is favoured, in a plain sentence: only what the intervals bear out. Weak players are the weaker half, strong ones the strongest. */
final class BalanceVerdict {

    /** Fewer different games tell nothing, even if one side wins them all: of six, chance alone gives one side all at 3 % of times. */
    private static final int FEWEST = 6;

    private static final double EVEN = 0.5;

    private final Report report;
    private final Interval all;
    private final Tally weak;
    private final Tally strong;

    BalanceVerdict(Report report) {
        this.report = report;
        this.all = report.all().results().points();
        List<Group> groups = report.strengths();
        this.weak = sum(groups.subList(0, Math.max(1, groups.size() / 2)));
        this.strong = groups.get(groups.size() - 1).results();
    }

    private static Tally sum(List<Group> groups) {
        return groups.stream().map(Group::results).reduce(new Tally(0, 0, 0, 0), Tally::and);
    }

    String text() {
        return (report.all().results().games() == 0 ? "No game was played to its end" : played()) + "." + proved();
    }

    private String played() {
        if (tells(strong) && strong.drawn().isAbove(EVEN)) {
            return "The strongest players mostly draw, "
                    + Interval.percent(strong.drawn().share()) + " of their games"
                    + favoured(weak)
                            .map(side -> "; among weaker ones " + side + " is favoured, " + points(weak.points()))
                            .orElse("");
        }
        Optional<String> favoured = favoured(report.all().results());
        if (favoured.isPresent() && noneContradicts()) {
            return capital(favoured.get()) + " is favoured" + (atEveryStrength() ? " at every strength, " : ", ")
                    + points(all) + trend();
        }
        return byStrength()
                .orElseGet(() -> favoured.map(
                                side -> capital(side) + " is favoured, " + points(all) + ", but not at every strength")
                        .orElse("Neither side is clearly favoured: " + first() + " scores "
                                + Interval.percent(all.share()) + " of the points (" + all.range() + ")"));
    }

    /** Where strong and weak players differ, clearly. */
    private Optional<String> byStrength() {
        Optional<String> among = favoured(strong);
        Optional<String> below = favoured(weak);
        if (among.equals(below)) {
            return Optional.empty();
        }
        String others =
                below.map(side -> side + " is, " + points(weak.points())).orElse("neither side clearly is");
        return among.map(side -> "Among the strongest players " + side + " is favoured, " + points(strong.points())
                        + "; among weaker ones " + others)
                .or(() -> below.map(side -> "Among weaker players " + side + " is favoured, " + points(weak.points())
                        + "; among the strongest neither side clearly is"));
    }

    /** The points of the side that has more of all. */
    private Interval ahead(Tally tally) {
        return all.share() > EVEN ? tally.points() : tally.points().ofTheRest();
    }

    /** Whether no strength favours the other side clearly. */
    private boolean noneContradicts() {
        return report.strengths().stream()
                .noneMatch(group -> ahead(group.results()).isBelow(EVEN));
    }

    private boolean atEveryStrength() {
        return report.strengths().stream()
                .allMatch(group -> ahead(group.results()).share() > EVEN);
    }

    /** Whether strength makes a clear difference. */
    private String trend() {
        Interval below = ahead(weak);
        Interval above = ahead(strong);
        return above.isAbove(below.high())
                ? ", and more so the stronger they are"
                : above.isBelow(below.low()) ? ", and less so the stronger they are" : "";
    }

    private static boolean tells(Tally tally) {
        return tally.different() >= FEWEST;
    }

    private Optional<String> favoured(Tally tally) {
        Interval points = tally.points();
        if (!tells(tally)) {
            return Optional.empty();
        }
        if (points.isAbove(EVEN)) {
            return Optional.of(first());
        }
        return points.isBelow(EVEN) ? Optional.of(second()) : Optional.empty();
    }

    private String first() {
        return "the first player, " + report.players().get(0) + ",";
    }

    private String second() {
        return "the second player, " + report.players().get(1) + ",";
    }

    /** Of the side that has the larger part. */
    private static String points(Interval first) {
        Interval its = first.share() < EVEN ? first.ofTheRest() : first;
        return "with " + Interval.percent(its.share()) + " of the points (" + its.range() + ")";
    }

    private String proved() {
        return report.beginning()
                .value()
                .map(value -> " It is proved that "
                        + switch (value) {
                            case WIN -> first() + " wins";
                            case LOSS -> second() + " wins";
                            case DRAW -> "neither side wins";
                        }
                        + " with best play.")
                .orElse("");
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
