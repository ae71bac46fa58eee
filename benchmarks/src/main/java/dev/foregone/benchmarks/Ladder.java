package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.weights.Weights;
import java.time.Duration;
import java.util.ArrayList;
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
public final class Ladder implements Callable<Integer> {

    private static final int LONGEST = 300;

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
            converter = WeightsFile.class,
            description = "Both estimate by these learned weights, without the evaluation.")
    private @Nullable Weights weights;

    private Ladder() {}

    /**
     * Runs from the command line.
     *
     * @param arguments see {@code --help}
     */
    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Ladder());
    }

    @Override
    public Integer call() {
        games.forEach(id -> Matches.checkGame(spec, id));
        games.forEach(id -> climb(id, Arena.of(id, weights == null)));
        return CommandLine.ExitCode.OK;
    }

    private <S extends GameState<S, M>, M extends Move> void climb(String id, Arena<S, M, ?> arena) {
        Strength below = Strength.BEGINNER;
        for (Strength each : EnumSet.range(Strength.NOVICE, Strength.PERFECT)) {
            if (each.compareTo(from) >= 0 && each.compareTo(to) <= 0) {
                Score score = score(arena, each, below);
                spec.commandLine().getOut().println(id + ": " + each + " against " + below + ": " + score);
                spec.commandLine().getOut().flush();
            }
            below = each;
        }
    }

    private <S extends GameState<S, M>, M extends Move> Score score(
            Arena<S, M, ?> arena, Strength our, Strength their) {
        Score score = new Score();
        for (long opening = seed; opening < seed + openings; opening++) {
            List<M> moves = opening(arena.game(), arena.start(), new Random(opening));
            for (boolean isFirst : List.of(true, false)) {
                score.add(play(arena, moves, isFirst, our, their, opening));
            }
        }
        return score;
    }

    private <S extends GameState<S, M>, M extends Move> List<M> opening(Game<S, M> game, S start, Random random) {
        try (Solver<S, M> solver = open(game)) {
            while (true) {
                S state = start;
                List<M> opening = new ArrayList<>();
                while (opening.size() < OPENING) {
                    List<M> legal = state.legalMoves();
                    opening.add(legal.get(random.nextInt(legal.size())));
                    state = state.play(opening.get(opening.size() - 1));
                }
                if (solver.prove(state, NEAR).value().isEmpty()) {
                    return opening;
                }
            }
        }
    }

    /** The result for our player: 1, 0 or -1. */
    private <S extends GameState<S, M>, M extends Move> int play(
            Arena<S, M, ?> arena, List<M> opening, boolean isFirst, Strength our, Strength their, long seed) {
        try (Solver<S, M> ours = open(arena.game());
                Solver<S, M> theirs = open(arena.game())) {
            Opponent<S, M> we = opponent(ours, our, 2 * seed);
            Opponent<S, M> they = opponent(theirs, their, 2 * seed + 1);
            S state = arena.start();
            boolean isOurs = isFirst;
            for (int ply = 0; ply < LONGEST && state.terminalValue().isEmpty(); ply++) {
                M move = ply < OPENING ? opening.get(ply) : (isOurs ? we : they).choose(state, ply);
                isOurs ^= !state.movesAgain(move);
                state = state.play(move);
            }
            GameValue value = state.terminalValue().orElse(GameValue.DRAW);
            return value == GameValue.DRAW ? 0 : (value == GameValue.WIN) == isOurs ? 1 : -1;
        }
    }

    private <S extends GameState<S, M>, M extends Move> Opponent<S, M> opponent(
            Solver<S, M> solver, Strength strength, long seed) {
        Opponent<S, M> opponent = Opponent.ofStrength(solver, strength, seed);
        return strength == Strength.PERFECT ? opponent.within(Duration.ofMillis(millis)) : opponent;
    }

    private <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game) {
        SolverOptions options = weights == null ? OPTIONS : OPTIONS.withWeights(weights);
        return Engines.load().forPlaying(game).open(game, options);
    }
}
