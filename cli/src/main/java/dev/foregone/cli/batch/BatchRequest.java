package dev.foregone.cli.batch;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.JsonFields;
import dev.foregone.answers.OpponentChoice;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.cli.options.MoveSequence;
import dev.foregone.cli.options.PuzzleDefaults;
import dev.foregone.cli.options.Quantities;
import dev.foregone.play.Strength;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.TypeConversionException;

/**
 * A line of a batch that is a JSON object, as docs/FROM-OTHER-PROGRAMS.md describes it.
 *
 * @param ask what is asked
 * @param position where the moves begin; empty for the beginning of the game
 * @param after the moves
 * @param time a limit in place of all usual ones
 * @param positions likewise
 * @param strength that of an opponent: perfect if it is left out
 * @param seed what draws moves and puzzles: 0 if it is left out, so that the same lines have the same answers
 * @param ply how many moves were made before, if not those after the position
 * @param within the plies of a puzzle
 * @param moves how many moves a puzzle has at least
 */
public record BatchRequest(
        Ask ask,
        Optional<String> position,
        List<String> after,
        Optional<Duration> time,
        Optional<Long> positions,
        Strength strength,
        long seed,
        Optional<Integer> ply,
        int within,
        long moves) {

    /** As many as {@code --positions} takes. */
    private static final long MOST_POSITIONS = 999_999_999_999_999_999L;

    private static final int MOST_PLIES = 9999;

    /** What can be asked. */
    enum Ask {
        SOLVE,
        POSITION,
        REPLY,
        PUZZLE;

        /** The fields that say more about it, besides those that any request may have. */
        private List<String> fields() {
            return switch (this) {
                case SOLVE -> List.of("time", "positions");
                case POSITION -> List.of();
                case REPLY -> List.of("time", "positions", "strength", "seed", "ply");
                case PUZZLE -> List.of("time", "within", "moves", "seed");
            };
        }

        static Ask named(String text) {
            return Arrays.stream(values())
                    .filter(ask -> ask.word().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new UsageException("'ask' is none of "
                            + Arrays.stream(values()).map(Ask::word).collect(Collectors.joining(", "))));
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether a line is meant to be a request. */
    public static boolean is(String line) {
        return line.startsWith("{");
    }

    /** A request, or a position as it is: what is asked of that is the command's business. */
    static BatchRequest of(String line) {
        return is(line) ? read(line) : read(JsonFields.none(), Optional.of(line));
    }

    public static BatchRequest read(String line) {
        JsonFields fields = fields(line);
        try {
            return read(fields, fields.text("position"));
        } catch (UsageException wrong) {
            throw new UsageException("cannot read the request: " + wrong.getMessage());
        }
    }

    private static JsonFields fields(String line) {
        try {
            return JsonFields.read(line);
        } catch (UsageException wrong) {
            throw new UsageException(
                    "cannot read the request: " + wrong.getMessage()
                            + "\n  accepted: an object such as {\"position\": \"...\", \"after\": [\"...\"], \"time\": \"50ms\"}");
        }
    }

    private static BatchRequest read(JsonFields fields, Optional<String> position) {
        Ask ask = fields.text("ask").map(Ask::named).orElse(Ask.SOLVE);
        List<String> known = new ArrayList<>(List.of("ask", "position", "after"));
        known.addAll(ask.fields());
        fields.refuseOthersThan(known);
        return new BatchRequest(
                ask,
                position,
                fields.texts("after").orElse(List.of()),
                fields.text("time").map(BatchRequest::time),
                fields.wholeNumber("positions", 1, MOST_POSITIONS),
                fields.text("strength").map(BatchRequest::strength).orElse(Strength.PERFECT),
                fields.wholeNumber("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(0L),
                fields.wholeNumber("ply", 0, Integer.MAX_VALUE).map(Math::toIntExact),
                fields.wholeNumber("within", 1, MOST_PLIES)
                        .map(Math::toIntExact)
                        .orElse(PuzzleDefaults.WITHIN),
                fields.wholeNumber("moves", 1, MOST_PLIES).orElse(1L));
    }

    /** The opponent that is asked for. */
    OpponentChoice opponent() {
        return new OpponentChoice(strength, seed);
    }

    private static Duration time(String given) {
        try {
            return Quantities.time(given);
        } catch (TypeConversionException wrong) {
            throw new UsageException("'time': " + wrong.getMessage());
        }
    }

    /** By its very name, as the schema has it: a program has no need of capitals. */
    private static Strength strength(String given) {
        return Strength.named(given)
                .filter(strength -> strength.toString().equals(given))
                .orElseThrow(() -> new UsageException("'strength': " + SafeText.quoted(given)
                        + " is not a strength\n  accepted: " + Strength.names()));
    }

    /** The moves played: the last position is the one that it is about. */
    <S extends GameState<S, M>, M extends Move> PlayedLine<S, M> line(GuardedGame<S, M> game) {
        return new MoveSequence<>(game, game.position(position), "'after', ").play(after);
    }

    /** Its limits, and none of the usual ones; the usual ones if it has none. */
    public Limits limits(Limits usual) {
        Limits own = time.map(Limits.none()::withTime).orElse(Limits.none());
        own = positions.map(own::withPositions).orElse(own);
        return own.areSet() ? own : usual;
    }
}
