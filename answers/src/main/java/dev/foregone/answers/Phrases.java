package dev.foregone.answers;

import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.play.Difficulty;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Outcomes and quantities in words. */
public final class Phrases {

    /** From the player's point of view. */
    public static final List<GameValue> BEST_FIRST = List.of(GameValue.WIN, GameValue.DRAW, GameValue.LOSS);

    private Phrases() {}

    /** For example {@code the player to move, A, wins in 5 plies}. */
    public static String meaning(Outcome outcome, Optional<String> mover) {
        if (outcome.isEndless()) {
            return "neither side wins; with best play the game never ends";
        }
        if (outcome.plies() == 0) {
            return "the game is over: " + finished(outcome.value(), mover);
        }
        String plies = plies(outcome.plies());
        return outcome.value() == GameValue.DRAW
                ? "neither side wins; with best play the game is drawn in " + plies
                : meaning(outcome.value(), mover) + " in " + plies;
    }

    /** ", mate in 3", for a game in which people count the winner's moves; otherwise nothing. */
    public static String distance(Outcome outcome, Optional<String> goal) {
        return outcome.value() == GameValue.DRAW || outcome.plies() == 0
                ? ""
                : goal.map(reached -> ", " + reached + " in " + (outcome.plies() + 1) / 2)
                        .orElse("");
    }

    /** Without plies: {@code the player to move, A, wins}. */
    public static String meaning(GameValue value, Optional<String> mover) {
        return switch (value) {
            case WIN -> toMove(mover) + " wins";
            case LOSS -> toMove(mover) + " loses";
            case DRAW -> "neither side wins with best play";
        };
    }

    /** For a position in which value can be lost: {@code 2 of 3 moves lose value: ...}. */
    public static String errors(Difficulty<?> difficulty) {
        int losing = difficulty.traps().size();
        return losing + " of " + difficulty.legalMoves() + " moves " + (losing == 1 ? "loses" : "lose")
                + " value: a random player errs with a chance of " + percent(difficulty.errorChance());
    }

    private static String percent(double chance) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * chance);
    }

    /** The limits that may have stopped a question, in words. */
    public static String stoppedBy(Limits limits) {
        List<String> hit = new ArrayList<>();
        if (limits.positions() != Long.MAX_VALUE) {
            hit.add("the limit of " + limits.positions() + " positions");
        }
        limits.time().ifPresent(time -> hit.add("the time limit of " + duration(time)));
        return limits.isCancelled() || hit.isEmpty() ? "it was cancelled" : String.join(" or ", hit) + " was reached";
    }

    /** Limits of time and of positions: {@code 10 s or 1,000 positions}. */
    public static String limits(Limits limits) {
        List<String> set = new ArrayList<>();
        limits.time().ifPresent(time -> set.add(duration(time)));
        if (limits.positions() != Long.MAX_VALUE) {
            set.add(positions(limits.positions()));
        }
        return String.join(" or ", set);
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

    /** {@code 5 plies}. */
    public static String plies(int plies) {
        return plies == 1 ? "1 ply" : plies + " plies";
    }

    /** {@code 2 moves}. */
    public static String moves(long count) {
        return count(count, "move", "moves");
    }

    public static String positions(long count) {
        return count(count, "position", "positions");
    }

    /** {@code 1 leaf}, {@code 2,000 leaves}. */
    public static String count(long count, String one, String many) {
        return number(count) + " " + (count == 1 ? one : many);
    }

    /** For example {@code 5,478}. */
    public static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    /** For example {@code 12 ms}, {@code 3.4 s}, {@code 90 s}, {@code 2 min}, {@code 1 h}. */
    public static String duration(Duration duration) {
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
