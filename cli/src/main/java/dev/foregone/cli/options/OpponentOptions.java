package dev.foregone.cli.options;

import dev.foregone.answers.OpponentChoice;
import dev.foregone.answers.UsageException;
import dev.foregone.play.Strength;
import java.time.Duration;
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

    /** How long it may take for a move or a hint. */
    public Duration time() {
        return time;
    }

    /** The opponent that was asked for. */
    public OpponentChoice choice() {
        if (strength == null && seed != null) {
            throw new UsageException("--seed is for an opponent that errs\n  give its --strength too, such as novice");
        }
        return new OpponentChoice(
                strength == null ? Strength.PERFECT : strength,
                seed == null ? ThreadLocalRandom.current().nextInt(SEEDS) : seed);
    }
}
