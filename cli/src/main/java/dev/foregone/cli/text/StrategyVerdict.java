package dev.foregone.cli.text;

import dev.foregone.answers.Json;
import dev.foregone.answers.Phrases;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.strategy.report.StrategyVerification;
import dev.foregone.strategy.report.StrategyVerification.Finding;
import dev.foregone.strategy.report.StrategyVerification.Verdict;
import java.util.Optional;

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
                : ", and " + Phrases.count(found.leaves(), "leaf", "leaves") + " by " + engine + ", the largest in "
                        + Phrases.positions(found.largestLeaf());
        return verdict + "\nchecked " + Phrases.count(found.nodes(), "node", "nodes") + " by the rules of "
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
        return new Json()
                .put("game", found.game().id())
                .put("correct", Optional.of(found.correct()).filter(any -> found.verdict() != Verdict.NOT_PROVED))
                .putAny("where", found.finding().map(Finding::where))
                .putAny("what", found.finding().map(Finding::what))
                .putAll(found.correct() ? StrategyReport.json(found.claim(), found.root()) : new Json())
                .putAny("plies", found.plies())
                .put("nodes", found.nodes())
                .put("leaves", found.leaves())
                .put("largestLeaf", found.largestLeaf())
                .put("engine", engine)
                .put("elapsedMillis", found.elapsed().toMillis())
                .text();
    }
}
