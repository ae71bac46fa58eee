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
            names = "--strength",
            paramLabel = "NAME",
            description =
                    "How far the opponent sees: beginner, novice, ... to perfect. It never overlooks what is decided so near, and "
                            + "errs beyond. Left out, it is perfect.")
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
     * @param strength its strength
     * @param seed the seed by which its moves are drawn
     */
    public record Choice(Strength strength, long seed) {

        public Json json() {
            return new Json().put("strength", strength.toString()).put("seed", seed);
        }

        public boolean isPerfect() {
            return strength == Strength.PERFECT;
        }

        /** What its session is for. */
        public EngineOptions.Purpose purpose() {
            return isPerfect() ? EngineOptions.Purpose.ADVICE : EngineOptions.Purpose.ERRORS;
        }

        /** A fallible opponent is named with its seed, so that it can be met again. */
        public Optional<String> inWords() {
            return isPerfect()
                    ? Optional.empty()
                    : Optional.of("Your opponent is of strength " + strength + ", seed " + seed + ".");
        }

        public <S extends GameState<S, M>, M extends Move> Opponent<S, M> opponent(Solver<S, M> solver) {
            return Opponent.ofStrength(solver, strength, seed);
        }
    }

    /** How long it may take for a move or a hint. */
    public Duration time() {
        return time;
    }

    /** The opponent that was asked for. */
    public Choice choice() {
        if (strength == null && seed != null) {
            throw new UsageException("--seed is for an opponent that errs\n  give its --strength too, such as novice");
        }
        return new Choice(
                strength == null ? Strength.PERFECT : strength,
                seed == null ? ThreadLocalRandom.current().nextInt(SEEDS) : seed);
    }
}
