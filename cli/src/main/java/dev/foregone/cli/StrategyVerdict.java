package dev.foregone.cli;

import dev.foregone.answers.JsonLine;
import dev.foregone.answers.Phrases;
import dev.foregone.strategy.report.StrategyVerification;

/**
 * The result of checking a strategy.
 *
 * @param name what people call it
 * @param engine the id of the engine that was there for the leaves
 * @param found the findings
 */
record StrategyVerdict(String name, String engine, StrategyVerification found) {

    private static final String ANOTHER_ENGINE =
            "\n  nothing wrong was found: give --engine the one that built it, or one that proves more";

    String text() {
        String verdict = found.fault()
                .map(fault -> fault.wrong() ? "wrong: " + fault : "not proved: " + fault + ANOTHER_ENGINE)
                .orElse(name + " is right: "
                        + StrategyReport.claim(found.claim(), found.game().id(), found.root()));
        String leaves = found.leaves() == 0
                ? ""
                : ", and " + StrategyReport.counted(found.leaves(), "leaf", "leaves") + " by " + engine
                        + ", the largest in " + Phrases.positions(found.largestLeaf());
        return verdict + "\nchecked " + StrategyReport.counted(found.nodes(), "node", "nodes") + " by the rules of "
                + found.game().name() + leaves + ", in " + Phrases.duration(found.elapsed());
    }

    int status() {
        return found.correct() ? Status.OK : found.wrong() ? Status.WRONG : Status.STOPPED;
    }

    String json() {
        return JsonLine.object(json -> {
            json.writeStringProperty("game", found.game().id());
            if (found.correct() || found.wrong()) {
                json.writeBooleanProperty("correct", found.correct());
            } else {
                json.writeNullProperty("correct");
            }
            found.fault().ifPresent(fault -> {
                json.writeStringProperty("where", fault.where());
                json.writeStringProperty("what", fault.what());
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
