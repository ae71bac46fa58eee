package dev.foregone.cli.options;

import dev.foregone.answers.Json;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The strength of the opponent. */
public final class OpponentOptions {

    private static final int SEEDS = 1_000_000;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            converter = Quantities.Level.class,
            description =
                    "How strong the opponent is: 0 moves at random, 1 makes none but the best moves, 0.6 makes 40 "
                            + "percent of the errors of a random one. Left out, it is perfect.")
    private @Nullable Double level;

    @Option(
            names = "--strength",
            paramLabel = "NAME",
            description =
                    "In place of a level, how far the opponent sees: beginner, novice, ... to perfect. It never overlooks what is "
                            + "decided so near, and errs beyond.")
    private @Nullable Strength strength;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = Quantities.Seed.class,
            description = "Makes such an opponent play the same moves again. Default: another each time.")
    private @Nullable Long seed;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "1s",
            description = "How long it may take for each move or hint: 500ms, 10s, 2m, 1h. Default: ${DEFAULT-VALUE}.")
    private Duration time = Duration.ZERO;

    /**
     * An opponent.
     *
     * @param level its level, or null
     * @param strength its strength, or null; without either, the opponent is perfect
     * @param seed the seed by which its moves are drawn
     */
    public record Choice(@Nullable Double level, @Nullable Strength strength, long seed) {

        public Json json() {
            Strength own = strength == null ? Strength.PERFECT : strength;
            Json json = level == null ? new Json().put("strength", own.toString()) : new Json().put("level", level);
            return json.put("seed", seed);
        }

        public boolean isPerfect() {
            return level == null ? strength == null || strength == Strength.PERFECT : level == 1;
        }

        /** What its session is for. */
        public EngineOptions.Purpose purpose() {
            return isPerfect() ? EngineOptions.Purpose.ADVICE : EngineOptions.Purpose.ERRORS;
        }

        /** A fallible opponent is named with its seed, so that it can be met again. */
        public Optional<String> inWords() {
            return Optional.ofNullable(level)
                    .map(given -> "level " + given)
                    .or(() -> Optional.ofNullable(strength)
                            .filter(given -> given != Strength.PERFECT)
                            .map(given -> "strength " + given))
                    .map(given -> "Your opponent is of " + given + ", seed " + seed + ".");
        }

        public <S extends GameState<S, M>, M extends Move> Opponent<S, M> opponent(Solver<S, M> solver) {
            return level != null
                    ? Opponent.ofLevel(solver, level, seed)
                    : Opponent.ofStrength(solver, strength == null ? Strength.PERFECT : strength, seed);
        }
    }

    /** How long it may take for a move or a hint. */
    public Duration time() {
        return time;
    }

    /** The opponent that was asked for. */
    public Choice choice() {
        if (level != null && strength != null) {
            throw new UsageException("an opponent has a --level or a --strength, not both\n  leave one of them out");
        }
        if (level == null && strength == null && seed != null) {
            throw new UsageException("--seed is for an opponent that errs\n"
                    + "  give its --strength too, such as novice, or its --level, such as 0.6");
        }
        return new Choice(
                level, strength, seed == null ? ThreadLocalRandom.current().nextInt(SEEDS) : seed);
    }
}
