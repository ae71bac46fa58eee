package dev.foregone.benchmarks;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets opponents of each level play against a random mover, and counts the results: the table of benchmarks/MATCHES.md. */
@Command(
        name = "OpponentLevels",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Plays opponents of each level against one that moves at random.")
public final class OpponentLevels implements Callable<Integer> {

    private static final List<String> BOARDS =
            List.of("tictactoe", "dodgem", "connectfour=4x4:-", "kalah=3x2", "footstep=1111/1111/1111/1111 0,0 3,3");

    private static final Engines ENGINES = Engines.load();

    /** Enough for few positions. */
    private static final long MEMORY = 1 << 20;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games for each level. Default: ${DEFAULT-VALUE}.")
    private int games = 2_000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the first game; the next has the next. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--levels",
            paramLabel = "L",
            split = ",",
            description = "Which levels, from 0 to 1. Default: 0,0.2,0.4,0.6,0.8,0.9,1.")
    private double[] levels = {0, 0.2, 0.4, 0.6, 0.8, 0.9, 1};

    @Option(
            names = "--positions",
            paramLabel = "N",
            description =
                    "Let opponents choose by advice within this many positions, each time in a session of its own. Default: everything"
                            + " is proved.")
    private long positions = Long.MAX_VALUE;

    @Parameters(
            paramLabel = "GAME[=POSITION]",
            description = "Games, and where they begin. Default: tic-tac-toe and small boards of four others.")
    private List<String> boards = BOARDS;

    private OpponentLevels() {}

    /**
     * Runs from the command line, and exits the JVM with 0, or with 2 for invalid arguments.
     *
     * @param arguments see {@code --help}
     */
    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new OpponentLevels());
    }

    @Override
    public Integer call() {
        for (double level : levels) {
            if (!(level >= 0 && level <= 1)) {
                throw new ParameterException(spec.commandLine(), "a level is from 0 to 1, not " + level);
            }
        }
        if (games < 1) {
            throw new ParameterException(spec.commandLine(), "--games must be 1 or more, not " + games);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println("| game | level | choices | value kept | promised | won | drawn | lost |");
        out.println("|---|---|---|---|---|---|---|---|");
        boards.forEach(board -> measure(board.split("=", 2)));
        return CommandLine.ExitCode.OK;
    }

    private void measure(String[] board) {
        measure(Games.load().get(board[0]), board);
    }

    private <S extends GameState<S, M>, M extends Move> void measure(Game<S, M> game, String[] board) {
        S start = board.length == 1 ? game.initialState() : game.parse(board[1]);
        try (Solver<S, M> solver = ENGINES.forSolving(game).open(game)) {
            LevelMatches<S, M> matches = new LevelMatches<>(solver, start, analysis -> advice(game, analysis));
            for (double level : levels) {
                print(board[0], level, matches.play(level, games, seed));
            }
        }
    }

    private <S extends GameState<S, M>, M extends Move> Advice<S, M> advice(Game<S, M> game, Analysis<S, M> analysis) {
        if (positions == Long.MAX_VALUE) {
            return Advice.of(analysis);
        }
        SolverOptions small = SolverOptions.defaults().withMemoryBytes(MEMORY);
        try (Solver<S, M> fresh = ENGINES.forPlaying(game).open(game, small)) {
            return fresh.advise(analysis.state(), Limits.none().withPositions(positions));
        }
    }

    private void print(String game, double level, LevelMatches.Count count) {
        spec.commandLine()
                .getOut()
                .printf(
                        Locale.ROOT,
                        "| %s | %s | %,d | %.1f %% | %.1f %% | %.1f %% | %.1f %% | %.1f %% |%n",
                        game,
                        level == Math.rint(level) ? String.valueOf((int) level) : String.valueOf(level),
                        count.choices(),
                        100.0 * count.kept() / count.choices(),
                        100 * count.promised() / count.choices(),
                        100.0 * count.won() / games,
                        100.0 * count.drawn() / games,
                        100.0 * (games - count.won() - count.drawn()) / games);
    }
}
