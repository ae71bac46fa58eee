package dev.foregone.cli.text;

import dev.foregone.answers.Json;
import dev.foregone.answers.Phrases;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.Verification.Fault;
import dev.foregone.tablebase.report.VerificationOptions.Mode;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of a verification.
 *
 * @param tablebase the tablebase verified
 * @param found the findings
 * @param seed the seed of the sample, if only a sample was verified
 */
public record VerificationReport(Tablebase<?, ?> tablebase, Verification found, long seed) {

    public String text() {
        Duration elapsed = found.elapsed();
        long rate = Math.round(found.positions() * 1e9 / Math.max(1, elapsed.toNanos()));
        return found.fault().map(fault -> "wrong: " + fault).orElse(verdict()) + "\nchecked "
                + Phrases.positions(found.positions()) + " by " + rules() + " in " + Phrases.duration(elapsed) + ", "
                + Phrases.number(rate) + " a second";
    }

    private String verdict() {
        return switch (found.mode()) {
            case PLAIN -> tablebase.path() + " is right, every position of it";
            case PACKED -> tablebase.path() + " is right, every position of it, if the packed rules are";
            case SAMPLE -> "nothing is wrong with a sample of " + tablebase.path();
        };
    }

    private String rules() {
        return switch (found.mode()) {
            case PLAIN -> "the rules of " + tablebase.game().name();
            case SAMPLE -> "the rules of " + tablebase.game().name() + " (--seed " + seed + ")";
            case PACKED -> "the packed rules of " + tablebase.game().name() + exceptions();
        };
    }

    private String exceptions() {
        return found.byPlainRules() == 0
                ? ""
                : " (" + Phrases.number(found.byPlainRules()) + " of them by the plain rules, for lack of memory)";
    }

    /** What is wrong with a position that differs from another file, or is in one of them alone. */
    public static String differs(String full) {
        return "does not have the value that it has in " + full;
    }

    /** A comparison of values. */
    public static String json(Tablebase<?, ?> values, String full, Optional<String> difference) {
        return new Json()
                .put("game", values.game().id())
                .put("mode", "against")
                .put("correct", difference.isEmpty())
                .putAny("where", difference)
                .putAny("what", difference.map(where -> "it " + differs(full)))
                .put("positions", values.size())
                .text();
    }

    public String json() {
        return new Json()
                .put("game", tablebase.game().id())
                .put("mode", Json.word(found.mode()))
                .put("correct", found.correct())
                .putAny("where", found.fault().map(Fault::where))
                .putAny("what", found.fault().map(Fault::what))
                .put("positions", found.positions())
                .put("byPlainRules", found.byPlainRules())
                .putAny("seed", Optional.of(seed).filter(any -> found.mode() == Mode.SAMPLE))
                .put("moves", found.moves())
                .put("elapsedMillis", found.elapsed().toMillis())
                .text();
    }
}
