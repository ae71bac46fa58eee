package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.weights.Weights;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets opponents of each strength play against those of the strength below. */
@Command(
        name = "Ladder",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays games between opponents of each strength and those of the strength below it. From each opening, two plies at",
            "random after which nothing is decided within six, both play both sides. A game of more than 300 plies is a draw."
        })
final class Ladder implements Callable<Integer> {

    private static final int OPENING = 2;

    /** The openings are not decided so near. */
    private static final Limits NEAR = Limits.none().withPlies(6).withPositions(1_000_000);

    private static final SolverOptions OPTIONS =
            SolverOptions.defaults().withThreads(1).withMemoryBytes(64 << 20);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            arity = "1..*",
            paramLabel = "GAME",
            description = "As those of Matches; boards on the bridge have an evaluation, but for hex7.")
    private List<String> games = List.of();

    @Option(names = "--openings", paramLabel = "N", description = "How many. Default: ${DEFAULT-VALUE}.")
    private int openings = 50;

    @Option(names = "--seed", paramLabel = "N", description = "Of the first opening. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = {"--from"},
            paramLabel = "NAME",
            converter = StrengthName.class,
            description = "The first strength that plays against the one below. Default: ${DEFAULT-VALUE}.")
    private Strength from = Strength.NOVICE;

    @Option(
            names = {"--to"},
            paramLabel = "NAME",
            converter = StrengthName.class,
            description = "The last. Default: ${DEFAULT-VALUE}.")
    private Strength to = Strength.PERFECT;

    @Option(
            names = "--millis",
            paramLabel = "MS",
            description = "For each move of a perfect opponent; the others have no limit. Default: ${DEFAULT-VALUE}.")
    private long millis = 100;

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            converter = WeightsOption.class,
            description = "Both estimate by these learned weights, without the evaluation.")
    private @Nullable Weights weights;

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new Ladder()).execute(arguments));
    }

    @Override
    public Integer call() {
        games.forEach(id -> Matches.checkGame(spec, id));
        games.forEach(id -> climb(id, Arena.of(id, weights == null)));
        return CommandLine.ExitCode.OK;
    }

    private <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> void climb(
            String id, Arena<S, M, B> arena) {
        Strength below = Strength.BEGINNER;
        for (Strength each : EnumSet.range(Strength.NOVICE, Strength.PERFECT)) {
            if (each.compareTo(from) >= 0 && each.compareTo(to) <= 0) {
                MatchScore score = score(arena, each, below);
                spec.commandLine().getOut().println(id + ": " + each + " against " + below + ": " + score);
                spec.commandLine().getOut().flush();
            }
            below = each;
        }
    }

    private <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> MatchScore score(
            Arena<S, M, B> arena, Strength our, Strength their) {
        Match<S, M, B> match = new Match<>(arena);
        for (long opening = seed; opening < seed + openings; opening++) {
            long its = 2 * opening;
            match.playBothSides(
                    opening(arena, new Random(opening)),
                    () -> player(arena.game(), our, its),
                    () -> player(arena.game(), their, its + 1));
        }
        return match.score();
    }

    private <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> List<Integer> opening(
            Arena<S, M, B> arena, Random random) {
        try (Solver<S, M> solver = Engines.load().forPlaying(arena.game()).open(arena.game(), options())) {
            while (true) {
                List<Integer> opening = Matches.opening(arena, OPENING, random);
                if (solver.prove(arena.after(opening), NEAR).value().isEmpty()) {
                    return opening;
                }
            }
        }
    }

    private <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> Player<S, B> player(
            Game<S, M> game, Strength strength, long its) {
        Effort effort = strength == Strength.PERFECT ? Effort.time(Duration.ofMillis(millis)) : Effort.unlimited();
        return new EnginePlayer<>(game, options(), effort, solver -> Opponent.ofStrength(solver, strength, its));
    }

    private SolverOptions options() {
        return weights == null ? OPTIONS : OPTIONS.withWeights(weights);
    }
}
