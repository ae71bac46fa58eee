package dev.foregone.report;

import dev.foregone.api.GameValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who is favoured, in a plain sentence: only what the intervals bear out. Weak players are the weaker half, strong ones the strongest. */
final class Verdict {

    private static final double EVEN = 0.5;

    private final Report report;
    private final Interval all;
    private final Tally weak;
    private final Tally strong;

    Verdict(Report report) {
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
        if (strong.drawn().isAbove(EVEN)) {
            return "The strongest players mostly draw, "
                    + Interval.percent(strong.drawn().share()) + " of their games"
                    + favoured(weak.points())
                            .map(side -> "; among weaker ones " + side + " is favoured, " + points(weak.points()))
                            .orElse("");
        }
        Optional<String> favoured = favoured(all);
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
        Optional<String> among = favoured(strong.points());
        Optional<String> below = favoured(weak.points());
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

    /** Whether no strength favours the other side clearly. */
    private boolean noneContradicts() {
        boolean isFirst = all.share() > EVEN;
        return report.strengths().stream()
                .map(group -> group.results().points())
                .noneMatch(points -> isFirst ? points.isBelow(EVEN) : points.isAbove(EVEN));
    }

    private boolean atEveryStrength() {
        boolean isFirst = all.share() > EVEN;
        return report.strengths().stream()
                .map(group -> group.results().points().share())
                .allMatch(share -> isFirst ? share > EVEN : share < EVEN);
    }

    /** Whether strength makes a clear difference. */
    private String trend() {
        Interval below = weak.points();
        Interval above = strong.points();
        boolean isFirst = all.share() > EVEN;
        boolean more = isFirst ? above.isAbove(below.high()) : above.isBelow(below.low());
        boolean less = isFirst ? above.isBelow(below.low()) : above.isAbove(below.high());
        return more ? ", and more so the stronger they are" : less ? ", and less so the stronger they are" : "";
    }

    private Optional<String> favoured(Interval points) {
        if (points.isAbove(EVEN)) {
            return Optional.of(first());
        }
        return points.isBelow(EVEN)
                ? Optional.of("the second player, " + report.players().get(1) + ",")
                : Optional.empty();
    }

    private String first() {
        return "the first player, " + report.players().get(0) + ",";
    }

    /** Of the side that has the larger part. */
    private static String points(Interval first) {
        Interval its =
                first.share() < EVEN ? new Interval(1 - first.share(), 1 - first.high(), 1 - first.low()) : first;
        return "with " + Interval.percent(its.share()) + " of the points (" + its.range() + ")";
    }

    private String proved() {
        Optional<GameValue> value = report.beginning().value();
        return value.map(its -> switch (its) {
                    case WIN -> " It is proved that " + first() + " wins with best play.";
                    case LOSS ->
                        " It is proved that the second player, "
                                + report.players().get(1) + ", wins with best play.";
                    case DRAW -> " It is proved that neither side wins with best play.";
                })
                .orElse("");
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
