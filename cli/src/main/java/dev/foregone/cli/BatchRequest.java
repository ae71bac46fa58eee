package dev.foregone.cli;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.JsonFields;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.play.Strength;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A line of a batch that is a JSON object, as docs/FROM-OTHER-PROGRAMS.md describes it.
 *
 * @param ask what is asked
 * @param position where the moves begin; empty for the beginning of the game
 * @param after the moves
 * @param time a limit in place of the usual one
 * @param positions likewise
 * @param strength that of an opponent
 * @param level likewise, from 0 to 1
 * @param seed what draws moves and puzzles: 0 if it is left out, so that the same lines have the same answers
 * @param ply how many moves were made before, if not those after the position
 * @param within the plies of a puzzle
 * @param moves the least moves of a puzzle
 */
record BatchRequest(
        Ask ask,
        Optional<String> position,
        List<String> after,
        Optional<Duration> time,
        Optional<Long> positions,
        Optional<Strength> strength,
        Optional<Double> level,
        long seed,
        Optional<Integer> ply,
        int within,
        long moves) {

    /** What can be asked. */
    enum Ask {
        SOLVE,
        POSITION,
        REPLY,
        PUZZLE;

        /** The fields that say more about it, besides those that any request may have. */
        private Set<String> fields() {
            return switch (this) {
                case SOLVE -> Set.of("time", "positions");
                case POSITION -> Set.of();
                case REPLY -> Set.of("time", "positions", "strength", "level", "seed", "ply");
                case PUZZLE -> Set.of("time", "within", "moves", "seed");
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
    static boolean is(String line) {
        return line.startsWith("{");
    }

    /** A position as it is: what is asked of it is the command's business. */
    static BatchRequest of(String position) {
        return read(JsonFields.none(), Optional.of(position));
    }

    static BatchRequest read(String line) {
        try {
            JsonFields fields = JsonFields.read(line);
            return read(fields, fields.text("position"));
        } catch (UsageException wrong) {
            throw new UsageException(
                    "cannot read the request: " + wrong.getMessage()
                            + "\n  accepted: an object such as {\"position\": \"...\", \"after\": [\"...\"], \"time\": \"50ms\"}");
        }
    }

    private static BatchRequest read(JsonFields fields, Optional<String> position) {
        Ask ask = fields.text("ask").map(Ask::named).orElse(Ask.SOLVE);
        Set<String> known = new HashSet<>(Set.of("ask", "position", "after"));
        known.addAll(ask.fields());
        fields.refuseOthersThan(known);
        return new BatchRequest(
                ask,
                position,
                fields.texts("after").orElse(List.of()),
                value("time", fields.text("time"), new Quantities.Time()),
                value("positions", fields.number("positions"), new Quantities.Count()),
                value("strength", fields.text("strength"), new Quantities.StrengthName()),
                value("level", fields.number("level"), new Quantities.Level()),
                value("seed", fields.number("seed"), new Quantities.Seed()).orElse(0L),
                value("ply", fields.number("ply"), new Quantities.WholeNumber())
                        .map(ply -> (int) Math.min(ply, Integer.MAX_VALUE)),
                value("within", fields.number("within"), new Quantities.Plies()).orElse(PuzzleCommand.WITHIN),
                value("moves", fields.number("moves"), new Quantities.Count()).orElse(1L));
    }

    private static <T> Optional<T> value(String name, Optional<String> text, ITypeConverter<T> converter) {
        return text.map(given -> {
            try {
                return converter.convert(given);
            } catch (TypeConversionException wrong) {
                throw new UsageException("'" + name + "': " + wrong.getMessage());
            } catch (Exception other) {
                throw new IllegalStateException(other);
            }
        });
    }

    /** The position that it is about. */
    <S extends GameState<S, M>, M extends Move> S state(GuardedGame<S, M> game) {
        return new MoveSequence<>(game, game.position(position), "'after', ")
                .play(after)
                .end();
    }

    /** Its limits, where it has none the usual ones. */
    Limits limits(Limits usual) {
        Limits limits = time.map(usual::withTime).orElse(usual);
        return positions.map(limits::withPositions).orElse(limits);
    }
}
