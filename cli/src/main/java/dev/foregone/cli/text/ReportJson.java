package dev.foregone.cli.text;

import dev.foregone.answers.JsonLine;
import dev.foregone.api.Bounds;
import dev.foregone.report.FirstMove;
import dev.foregone.report.Group;
import dev.foregone.report.Interval;
import dev.foregone.report.Report;
import dev.foregone.report.Spread;
import dev.foregone.report.Tally;
import dev.foregone.report.Usage;
import java.util.List;
import java.util.OptionalDouble;
import tools.jackson.core.JsonGenerator;

/** A report for programs: one JSON object, its fields as docs/REPORT.md promises them. */
public final class ReportJson {

    private static final double THOUSAND = 1_000;

    private final Report report;
    private final JsonGenerator json;

    private ReportJson(Report report, JsonGenerator json) {
        this.report = report;
        this.json = json;
    }

    public static String text(Report report) {
        return JsonLine.object(json -> new ReportJson(report, json).write());
    }

    private void write() {
        json.writeStringProperty("game", report.game());
        json.writeStringProperty("position", report.position());
        JsonLine.texts(json, "players", report.players());
        json.writeStringProperty("verdict", report.verdict());
        json.writeNumberProperty("seed", report.seed());
        json.writeNumberProperty("positions", report.positions());
        json.writeNumberProperty("planned", report.planned());
        json.writeBooleanProperty("stopped", report.isStopped());
        JsonLine.array(json, "strengths", report.strengths(), this::group);
        object("all", () -> group(report.all()));
        object("atRandom", () -> tally(report.atRandom()));
        JsonLine.array(json, "endings", report.endings(), each -> {
            json.writeStringProperty("result", each.result() > 0 ? "FIRST" : each.result() < 0 ? "SECOND" : "DRAW");
            json.writeStringProperty("reason", each.reason());
            json.writeNumberProperty("games", each.games());
            json.writeNumberProperty("atRandom", each.atRandom());
        });
        object("choices", this::choices);
        object("beginning", () -> {
            bounds(report.beginning());
            estimate(report.estimate());
            JsonLine.array(json, "moves", report.firstMoves(), this::firstMove);
        });
        object("usage", () -> usage(report.usage()));
        JsonLine.texts(json, "never", report.never());
        json.writeNumberProperty("format", 1);
    }

    private void object(String name, Runnable fields) {
        json.writeObjectPropertyStart(name);
        fields.run();
        json.writeEndObject();
    }

    private void group(Group group) {
        json.writeStringProperty("strength", group.strength());
        tally(group.results());
        spread("plies", group.plies());
        spread("decided", group.decided());
        number("decidedAt", group.decidedAt());
        interval("comebacks", group.comebacks());
    }

    private void tally(Tally tally) {
        json.writeNumberProperty("games", tally.games());
        json.writeNumberProperty("first", tally.first());
        json.writeNumberProperty("draws", tally.draws());
        json.writeNumberProperty("second", tally.second());
        json.writeNumberProperty("different", tally.different());
        interval("points", tally.points());
    }

    private void interval(String name, Interval its) {
        object(name, () -> {
            number("share", its.share());
            number("low", its.low());
            number("high", its.high());
        });
    }

    private void spread(String name, Spread its) {
        object(name, () -> {
            json.writeNumberProperty("least", its.least());
            json.writeNumberProperty("median", its.median());
            json.writeNumberProperty("most", its.most());
            numbers("counts", its.counts());
            number("mean", its.mean());
        });
    }

    private void choices() {
        spread("legal", report.choices().legal());
        number("forced", report.choices().forced());
        json.writeNumberProperty("proved", report.choices().proved());
        number("keeping", report.choices().keeping());
        number("onlyMoves", report.choices().onlyMoves());
        json.writeArrayPropertyStart("byPly");
        report.choices().byPly().forEach(mean -> json.writeNumber(rounded(mean)));
        json.writeEndArray();
    }

    private void firstMove(FirstMove move) {
        json.writeStringProperty("move", move.move());
        bounds(move.bounds());
        estimate(move.estimate());
        object("results", () -> tally(move.results()));
    }

    private void bounds(Bounds bounds) {
        object("atLeast", () -> JsonLine.write(json, bounds.atLeast()));
        object("atMost", () -> JsonLine.write(json, bounds.atMost()));
    }

    private void estimate(OptionalDouble estimate) {
        if (estimate.isPresent()) {
            number("estimate", estimate.getAsDouble());
        } else {
            json.writeNullProperty("estimate");
        }
    }

    private void usage(Usage usage) {
        json.writeNumberProperty("legalMoves", usage.legalMoves());
        JsonLine.texts(json, "unusedMoves", usage.unusedMoves());
        numbers("sites", usage.sites());
        JsonLine.texts(json, "unusedSites", usage.unusedSites());
        JsonLine.texts(json, "unusedPieces", usage.unusedPieces());
    }

    private void numbers(String name, List<Integer> numbers) {
        json.writeArrayPropertyStart(name);
        numbers.forEach(json::writeNumber);
        json.writeEndArray();
    }

    private void number(String name, double number) {
        json.writeNumberProperty(name, rounded(number));
    }

    private static double rounded(double number) {
        return Math.round(THOUSAND * number) / THOUSAND;
    }
}
