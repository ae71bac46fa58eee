package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.DraughtsBoard;
import dev.foregone.benchmarks.yardstick.ReversiBoard;
import dev.foregone.benchmarks.yardstick.TextbookUct;
import dev.foregone.benchmarks.yardstick.UctBoard;
import dev.foregone.board.BoardGame;
import java.time.Duration;
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

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "GAME", description = "reversi or draughts.")
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
        switch (gameId) {
            case "reversi" -> play(new ReversiGame(true, evaluates), new ReversiBoard());
            case "draughts" -> play(new DraughtsGame(evaluates), new DraughtsBoard());
            default ->
                throw new ParameterException(spec.commandLine(), "a game is reversi or draughts, not '" + gameId + "'");
        }
        return CommandLine.ExitCode.OK;
    }

    private <B extends UctBoard<B>> void play(BoardGame<B, Integer> game, B start) {
        Match<B> match = new Match<>(game, Duration.ofMillis(millis));
        for (int opening = 0; opening < openings; opening++) {
            B board = opening(start, new Random(seed + opening));
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
    private static <B extends UctBoard<B>> B opening(B start, Random random) {
        B board = start.copy();
        int[] moves = new int[Match.MOST_MOVES];
        for (int ply = 0; ply < Match.OPENING; ply++) {
            board.make(moves[random.nextInt(board.moves(moves))]);
        }
        return board;
    }

    private <B extends UctBoard<B>> Match.Other<B> other(long its) {
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
