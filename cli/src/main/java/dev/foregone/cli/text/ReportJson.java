package dev.foregone.cli.text;

import dev.foregone.answers.Json;
import dev.foregone.api.Bounds;
import dev.foregone.report.Choices;
import dev.foregone.report.Ending;
import dev.foregone.report.FirstMove;
import dev.foregone.report.Group;
import dev.foregone.report.Interval;
import dev.foregone.report.Report;
import dev.foregone.report.Spread;
import dev.foregone.report.Tally;
import dev.foregone.report.Usage;
import java.util.Optional;
import java.util.OptionalDouble;

/** A report for programs: one JSON object, its fields as docs/REPORT.md promises them. */
public final class ReportJson {

    private static final double THOUSAND = 1_000;

    private ReportJson() {}

    public static String text(Report report) {
        return new Json()
                .put("game", report.game())
                .put("position", report.position())
                .put("players", report.players())
                .put("verdict", report.verdict())
                .put("seed", report.seed())
                .put("positions", report.positions())
                .put("planned", report.planned())
                .put("stopped", report.isStopped())
                .putEach("strengths", report.strengths(), ReportJson::json)
                .put("all", json(report.all()))
                .put("atRandom", json(report.atRandom()))
                .putEach("endings", report.endings(), ReportJson::json)
                .put("choices", json(report.choices()))
                .put(
                        "beginning",
                        worth(report.beginning(), report.estimate())
                                .putEach("moves", report.firstMoves(), ReportJson::json))
                .put("usage", json(report.usage()))
                .put("never", report.never())
                .put("format", 1)
                .text();
    }

    private static Json json(Group group) {
        return new Json()
                .put("strength", group.strength())
                .putAll(json(group.results()))
                .put("plies", json(group.plies()))
                .put("decided", json(group.decided()))
                .put("decidedAt", rounded(group.decidedAt()))
                .putAny("comebacks", group.comebacks().map(ReportJson::json));
    }

    private static Json json(Tally tally) {
        return new Json()
                .put("games", tally.games())
                .put("first", tally.first())
                .put("draws", tally.draws())
                .put("second", tally.second())
                .put("different", tally.different())
                .putAny(
                        "points",
                        Optional.of(tally).filter(its -> its.games() > 0).map(its -> json(its.points())));
    }

    private static Json json(Interval its) {
        return new Json()
                .put("share", rounded(its.share()))
                .put("low", rounded(its.low()))
                .put("high", rounded(its.high()));
    }

    private static Json json(Spread its) {
        return new Json()
                .put("least", its.least())
                .put("median", its.median())
                .put("most", its.most())
                .put("counts", its.counts())
                .put("mean", rounded(its.mean()));
    }

    private static Json json(Ending ending) {
        return new Json()
                .put("result", ending.result() > 0 ? "FIRST" : ending.result() < 0 ? "SECOND" : "DRAW")
                .put("reason", ending.reason())
                .put("games", ending.games())
                .put("atRandom", ending.atRandom());
    }

    private static Json json(Choices choices) {
        return new Json()
                .put("legal", json(choices.legal()))
                .put("forced", rounded(choices.forced()))
                .put("proved", choices.proved())
                .put("keeping", rounded(choices.keeping()))
                .put("onlyMoves", rounded(choices.onlyMoves()))
                .putEach("byPly", choices.byPly(), ReportJson::rounded);
    }

    private static Json json(FirstMove move) {
        return new Json()
                .put("move", move.move())
                .putAll(worth(move.bounds(), move.estimate()))
                .put("results", json(move.results()));
    }

    private static Json worth(Bounds bounds, OptionalDouble estimate) {
        return new Json()
                .put("atLeast", Json.of(bounds.atLeast()))
                .put("atMost", Json.of(bounds.atMost()))
                .put("estimate", estimate.isPresent() ? rounded(estimate.getAsDouble()) : Optional.empty());
    }

    private static Json json(Usage usage) {
        return new Json()
                .put("legalMoves", usage.legalMoves())
                .put("unusedMoves", usage.unusedMoves())
                .put("sites", usage.sites())
                .put("unusedSites", usage.unusedSites())
                .put("unusedPieces", usage.unusedPieces());
    }

    private static double rounded(double number) {
        return Math.round(THOUSAND * number) / THOUSAND;
    }
}
