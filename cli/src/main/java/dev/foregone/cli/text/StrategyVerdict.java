package dev.foregone.cli.text;

import dev.foregone.answers.JsonLine;
import dev.foregone.answers.Phrases;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.strategy.report.StrategyVerification;

/**
 * The result of checking a strategy.
 *
 * @param name what people call it
 * @param engine the id of the engine that was there for the leaves
 * @param found the findings
 */
public record StrategyVerdict(String name, String engine, StrategyVerification found) {

    private static final String ANOTHER_ENGINE =
            "\n  nothing wrong was found: give --engine the one that built it, or one that proves more";

    public String text() {
        String verdict = switch (found.verdict()) {
            case RIGHT ->
                name + " is right: "
                        + StrategyReport.claim(found.claim(), found.game().id(), found.root());
            case WRONG -> "wrong: " + finding();
            case NOT_PROVED -> "not proved: " + finding() + ANOTHER_ENGINE;
        };
        String leaves = found.leaves() == 0
                ? ""
                : ", and " + StrategyReport.counted(found.leaves(), "leaf", "leaves") + " by " + engine
                        + ", the largest in " + Phrases.positions(found.largestLeaf());
        return verdict + "\nchecked " + StrategyReport.counted(found.nodes(), "node", "nodes") + " by the rules of "
                + found.game().name() + leaves + ", in " + Phrases.duration(found.elapsed());
    }

    private String finding() {
        return found.finding().orElseThrow().toString();
    }

    public int status() {
        return switch (found.verdict()) {
            case RIGHT -> ExitStatus.OK;
            case WRONG -> ExitStatus.WRONG;
            case NOT_PROVED -> ExitStatus.STOPPED;
        };
    }

    public String json() {
        return JsonLine.object(json -> {
            json.writeStringProperty("game", found.game().id());
            switch (found.verdict()) {
                case RIGHT -> json.writeBooleanProperty("correct", true);
                case WRONG -> json.writeBooleanProperty("correct", false);
                case NOT_PROVED -> json.writeNullProperty("correct");
            }
            found.finding().ifPresent(finding -> {
                json.writeStringProperty("where", finding.where());
                json.writeStringProperty("what", finding.what());
            });
            if (found.correct()) {
                StrategyReport.writeClaim(json, found.claim(), found.root());
            }
            found.plies().ifPresent(plies -> json.writeNumberProperty("plies", plies));
            json.writeNumberProperty("nodes", found.nodes());
            json.writeNumberProperty("leaves", found.leaves());
            json.writeNumberProperty("largestLeaf", found.largestLeaf());
            json.writeStringProperty("engine", engine);
            json.writeNumberProperty("elapsedMillis", found.elapsed().toMillis());
        });
    }
}
