package dev.foregone.cli;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Outcomes and quantities in words. */
final class Phrases {

    private Phrases() {}

    /** For example {@code the player to move, A, wins in 5 plies}. */
    static String meaning(Outcome outcome, Optional<String> mover) {
        if (outcome.isEndless()) {
            return "neither side wins; with best play the game never ends";
        }
        if (outcome.plies() == 0) {
            return "the game is over: " + finished(outcome.value(), mover);
        }
        String plies = plies(outcome.plies());
        return switch (outcome.value()) {
            case WIN -> toMove(mover) + " wins in " + plies;
            case LOSS -> toMove(mover) + " loses in " + plies;
            case DRAW -> "neither side wins; with best play the game is drawn in " + plies;
        };
    }

    private static String finished(GameValue value, Optional<String> mover) {
        return switch (value) {
            case WIN -> toMove(mover) + " has won";
            case LOSS -> toMove(mover) + " has lost";
            case DRAW -> "it is a draw";
        };
    }

    private static String toMove(Optional<String> mover) {
        return "the player to move" + mover.map(name -> ", " + name + ",").orElse("");
    }

    private static String plies(int plies) {
        return plies == 1 ? "1 ply" : plies + " plies";
    }

    static String positions(long count) {
        return count == 1 ? "1 position" : String.format(Locale.ROOT, "%,d positions", count);
    }

    /** For example {@code 12 ms}, {@code 3.4 s}, {@code 90 s}, {@code 2 min}, {@code 1 h}. */
    static String duration(Duration duration) {
        long seconds = duration.toSeconds();
        if (seconds == 0) {
            return duration.toMillis() + " ms";
        }
        if (duration.toMillisPart() != 0) {
            return String.format(Locale.ROOT, "%.1f s", seconds + duration.toMillisPart() / 1_000.0);
        }
        return seconds % 60 != 0
                ? seconds + " s"
                : seconds % 3_600 != 0 ? seconds / 60 + " min" : seconds / 3_600 + " h";
    }
}
