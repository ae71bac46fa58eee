package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.benchmarks.yardstick.TextbookUct;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
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
            "Plays games of real size through the bridge, in a time for each move, against a textbook's UCT in the same",
            "time, or a player who takes what wins most pieces at once. From each opening both play both sides."
        })
public final class Matches implements Callable<Integer> {

    /** Plies that are played at random before. */
    private static final int OPENING = 4;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "GAME", description = "reversi, draughts or morris.")
    private String gameId = "";

    @Option(names = "--against", paramLabel = "WHO", description = "uct or greedy. Default: ${DEFAULT-VALUE}.")
    private String against = "uct";

    @Option(names = "--evaluation", description = "The game says who stands better.")
    private boolean evaluates;

    @Option(names = "--millis", paramLabel = "MS", description = "For each move. Default: ${DEFAULT-VALUE}.")
    private long millis = 500;

    @Option(names = "--openings", paramLabel = "N", description = "How many. Default: ${DEFAULT-VALUE}.")
    private int openings = 10;

    @Option(names = "--seed", paramLabel = "N", description = "Of the first opening. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    private Matches() {}

    /**
     * Runs from the command line.
     *
     * @param arguments see {@code --help}
     */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new Matches()).execute(arguments));
    }

    @Override
    public Integer call() {
        play(game());
        return CommandLine.ExitCode.OK;
    }

    private MatchGame<?> game() {
        return switch (gameId) {
            case "reversi" -> MatchGame.reversi(true, evaluates);
            case "draughts" -> MatchGame.draughts(evaluates);
            case "morris" -> MatchGame.morris(evaluates);
            default ->
                throw new ParameterException(
                        spec.commandLine(), "a game is reversi, draughts or morris, not '" + gameId + "'");
        };
    }

    private <B extends MatchBoard<B>> void play(MatchGame<B> game) {
        Match<B> match = new Match<>(game, Duration.ofMillis(millis));
        for (int opening = 0; opening < openings; opening++) {
            B board = opening(game, new Random(seed + opening));
            match.play(board, true, other(seed + opening));
            match.play(board, false, other(seed + opening));
        }
        spec.commandLine()
                .getOut()
                .printf(
                        Locale.ROOT,
                        "%s%s against %s, %d ms: %.1f of %d points (%.0f %%); 99 %% of %d replies took at most %.1f ms,"
                                + " the longest %.1f ms%n",
                        gameId,
                        evaluates ? " with an evaluation" : "",
                        against,
                        millis,
                        match.points(),
                        match.games(),
                        100 * match.points() / match.games(),
                        match.replies(),
                        match.replyMillis(0.99),
                        match.replyMillis(1));
    }

    /** A few moves at random. */
    private static <B extends MatchBoard<B>> B opening(MatchGame<B> game, Random random) {
        B board = game.initialState().board();
        for (int ply = 0; ply < OPENING; ply++) {
            List<Integer> moves = board.moves();
            board.make(moves.get(random.nextInt(moves.size())));
        }
        return board;
    }

    private <B extends MatchBoard<B>> Match.Other<B> other(long its) {
        return switch (against) {
            case "uct" -> {
                TextbookUct<B> uct = new TextbookUct<>(its);
                yield board -> {
                    long end = System.nanoTime() + millis * 1_000_000;
                    return uct.choose(board, () -> System.nanoTime() - end >= 0);
                };
            }
            case "greedy" -> Match.greedy(new Random(its));
            default ->
                throw new ParameterException(
                        spec.commandLine(), "who plays against it is uct or greedy, not '" + against + "'");
        };
    }
}
