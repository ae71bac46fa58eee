package dev.foregone.cli.text;

import dev.foregone.answers.JsonLine;
import dev.foregone.answers.Phrases;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions.Mode;
import java.time.Duration;
import java.util.Locale;
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
        return JsonLine.object(json -> {
            json.writeStringProperty("game", values.game().id());
            json.writeStringProperty("mode", "against");
            json.writeBooleanProperty("correct", difference.isEmpty());
            difference.ifPresent(where -> {
                json.writeStringProperty("where", where);
                json.writeStringProperty("what", "it " + differs(full));
            });
            json.writeNumberProperty("positions", values.size());
        });
    }

    public String json() {
        return JsonLine.object(json -> {
            json.writeStringProperty("game", tablebase.game().id());
            json.writeStringProperty("mode", found.mode().name().toLowerCase(Locale.ROOT));
            json.writeBooleanProperty("correct", found.correct());
            found.fault().ifPresent(fault -> {
                json.writeStringProperty("where", fault.where());
                json.writeStringProperty("what", fault.what());
            });
            json.writeNumberProperty("positions", found.positions());
            json.writeNumberProperty("byPlainRules", found.byPlainRules());
            if (found.mode() == Mode.SAMPLE) {
                json.writeNumberProperty("seed", seed);
            }
            json.writeNumberProperty("moves", found.moves());
            json.writeNumberProperty("elapsedMillis", found.elapsed().toMillis());
        });
    }
}
