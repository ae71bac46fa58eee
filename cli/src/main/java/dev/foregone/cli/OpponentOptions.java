package dev.foregone.cli;

import dev.foregone.answers.Replies;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How strong the opponent is. */
final class OpponentOptions {

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
            names = "--seed",
            paramLabel = "N",
            converter = Quantities.Seed.class,
            description = "Makes an opponent of that level play the same moves again. Default: another each time.")
    private @Nullable Long seed;

    /** What the opponent plays, at some ply. */
    @FunctionalInterface
    interface Strength<S extends GameState<S, M>, M extends Move> {
        M reply(Replies<S, M> replies, S state, int ply);
    }

    /** The opponent that was asked for; one that errs is named with its seed, so that it can be met again. */
    <S extends GameState<S, M>, M extends Move> Strength<S, M> strength(Console console) {
        Double wanted = level;
        if (wanted == null) {
            if (seed != null) {
                throw new UsageException("--seed is for an opponent that errs\n  give its --level too, such as 0.6");
            }
            return (replies, state, ply) -> replies.perfect(state, Limits.none());
        }
        long drawn = seed == null ? ThreadLocalRandom.current().nextInt(SEEDS) : seed;
        console.out().println("Your opponent is of level " + wanted + ", seed " + drawn + ".");
        return (replies, state, ply) -> replies.fallible(state, wanted, drawn, ply, Limits.none());
    }
}
