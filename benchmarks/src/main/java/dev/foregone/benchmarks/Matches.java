package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.spi.Game;
import dev.foregone.weights.Weights;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets an opponent that moves in time play against programs that somebody might have written instead. */
@Command(
        name = "Matches",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays games of real size, in a time for each move, against a textbook's program in the same time, or a simpler",
            "player. From each opening both play both sides. A game of more than 300 plies is a draw."
        })
final class Matches implements Callable<Integer> {

    /** Plies that are played at random before. */
    private static final int OPENING = 4;

    private static final String STRENGTH = "strength:";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = {
                "breakthrough6, breakthrough8, amazons6, amazons8, hex7, reversi, draughts or morris, on the bridge;",
                "connectfour, amazons5x6, morris9, dobutsu or kalah6x4, with packed rules."
            })
    private String gameId = "";

    @Option(
            names = "--against",
            paramLabel = "WHO",
            description = {
                "deepening: a textbook's iterative deepening; depth4: the same 4 plies deep, whatever the time;",
                "uct: a textbook's UCT; greedy: who takes what wins most pieces at once; random: any move;",
                "itself: the library, one thread; strength:beginner and so on: its opponent of that strength.",
                "Default: ${DEFAULT-VALUE}."
            })
    private String against = "uct";

    @Option(names = "--evaluation", description = "The game on the bridge says who stands better.")
    private boolean evaluates;

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            converter = WeightsOption.class,
            description = "The library estimates by these learned weights.")
    private @Nullable Weights weights;

    @Option(names = "--threads", paramLabel = "N", description = "Of the library. Default: ${DEFAULT-VALUE}.")
    private int threads = 1;

    @Option(
            names = "--strength",
            paramLabel = "NAME",
            converter = StrengthName.class,
            description = "Of the library: beginner to perfect. Default: ${DEFAULT-VALUE}.")
    private Strength strength = Strength.PERFECT;

    @Option(names = "--millis", paramLabel = "MS", description = "For each move. Default: ${DEFAULT-VALUE}.")
    private long millis = 500;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "For each move of the library, in place of a time: the same games on every machine.")
    private long positions;

    @Option(
            names = "--their-positions",
            paramLabel = "N",
            description = "For each move of the other, if not as many. Of UCT: playouts.")
    private long theirPositions;

    @Option(
            names = "--by",
            paramLabel = "WHO",
            description =
                    "Who plays in the library's place: the library, or deepening, to see what more positions are worth.")
    private String by = "library";

    @Option(names = "--openings", paramLabel = "N", description = "How many. Default: ${DEFAULT-VALUE}.")
    private int openings = 10;

    @Option(names = "--seed", paramLabel = "N", description = "Of the first opening. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new Matches()).execute(arguments));
    }

    @Override
    public Integer call() {
        checkGame(spec, gameId);
        play(Arena.of(gameId, evaluates));
        return CommandLine.ExitCode.OK;
    }

    static void checkGame(CommandSpec spec, String id) {
        if (!Arena.IDS.contains(id)) {
            throw new ParameterException(
                    spec.commandLine(), "a game is one of " + String.join(", ", Arena.IDS) + ", not '" + id + "'");
        }
    }

    private <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> void play(Arena<S, M, B> arena) {
        Match<S, M, B> match = new Match<>(arena);
        for (long its = seed; its < seed + openings; its++) {
            long player = its;
            match.playBothSides(
                    opening(arena, OPENING, new Random(its)),
                    () -> ours(arena.game(), player),
                    () -> theirs(arena.game(), player));
        }
        report(match);
    }

    private void report(Match<?, ?, ?> match) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%s%s: %s against %s, %s, threads: %d; %s%n",
                gameId,
                evaluates ? " with an evaluation" : "",
                by,
                against,
                positions > 0 ? positions + " positions against " + theirs().positions() : millis + " ms",
                threads,
                "strength: " + strength);
        out.println("  " + match.score());
        out.println("  " + by + ": " + match.ours());
        out.println("  other:   " + match.theirs());
        out.flush();
    }

    /** A few moves at random, after which the game is not over. */
    static <B extends MatchBoard<B>> List<Integer> opening(Arena<?, ?, B> arena, int plies, Random random) {
        while (true) {
            B board = arena.newBoard().get();
            List<Integer> opening = new ArrayList<>();
            while (opening.size() < plies && !board.isOver()) {
                List<Integer> moves = board.moves();
                opening.add(moves.get(random.nextInt(moves.size())));
                board.make(opening.get(opening.size() - 1));
            }
            if (!board.isOver()) {
                return opening;
            }
        }
    }

    private <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> Player<S, B> ours(
            Game<S, M> game, long its) {
        return switch (by) {
            case "library" ->
                new EnginePlayer<>(
                        game, options(threads), ours(), solver -> Opponent.ofStrength(solver, strength, its));
            case "deepening" -> Player.deepening(Integer.MAX_VALUE, ours());
            default ->
                throw new ParameterException(
                        spec.commandLine(), "who plays is the library or deepening, not '" + by + "'");
        };
    }

    private <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> Player<S, B> theirs(
            Game<S, M> game, long its) {
        if (against.startsWith(STRENGTH)) {
            Strength other = strength(against.substring(STRENGTH.length()));
            return new EnginePlayer<>(
                    game, SolverOptions.defaults(), theirs(), solver -> Opponent.ofStrength(solver, other, ~its));
        }
        return switch (against) {
            case "deepening" -> Player.deepening(Integer.MAX_VALUE, theirs());
            case "uct" -> Player.uct(its, theirs());
            case "greedy" -> Player.greedy(its);
            case "random" -> Player.atRandom(its);
            case "itself" -> new EnginePlayer<>(game, SolverOptions.defaults(), theirs(), Opponent::perfect);
            default -> Player.deepening(depth(), Effort.unlimited());
        };
    }

    private SolverOptions options(int count) {
        SolverOptions options = SolverOptions.defaults().withThreads(count);
        return weights == null ? options : options.withWeights(weights);
    }

    private Strength strength(String name) {
        try {
            return StrengthName.named(name);
        } catch (CommandLine.TypeConversionException wrong) {
            throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
        }
    }

    private int depth() {
        if (!against.matches("depth[1-9][0-9]?")) {
            throw new ParameterException(
                    spec.commandLine(),
                    "who plays against it is deepening, depth1 to depth99, uct, greedy, random, itself or a strength, "
                            + "not '" + against + "'");
        }
        return Integer.parseInt(against.substring("depth".length()));
    }

    private Effort ours() {
        return effort(positions);
    }

    private Effort theirs() {
        return effort(theirPositions > 0 ? theirPositions : positions);
    }

    private Effort effort(long most) {
        return most > 0 ? Effort.positions(most) : Effort.time(Duration.ofMillis(millis));
    }
}
