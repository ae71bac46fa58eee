package dev.foregone.benchmarks;

import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.registry.Engines;
import dev.foregone.registry.PluginNotFoundException;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Solves sets of Connect Four positions with known scores, and reports wrong answers and the cost. Each file gets one
 * session per round, so the last round shows a warm JVM and no round profits from another's answers.
 */
@Command(
        name = "ScoredSets",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Solves files of Connect Four positions, one a line: the columns played and the score.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:every answer is right", "1:an answer is wrong", "2:the arguments cannot be understood"})
final class ScoredSets implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "ENGINE", description = "The engine's id.")
    private String engineId = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "The sets.")
    private List<Path> files = List.of();

    @Option(names = "--rounds", paramLabel = "N", description = "How often. Default: ${DEFAULT-VALUE}.")
    private int rounds = 3;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads may search. Default: 1.")
    private int threads = 1;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Megabytes.class,
            description = "The most memory for what has been proved: 64MB. Default: the library's own.")
    private @Nullable Long memory;

    @Option(
            names = "--processor-time",
            description = "Measures the processor time of the thread that asks: for one thread on a busy machine.")
    private boolean processorTime;

    @ArgGroup(exclusive = true)
    private Rules rules = new Rules();

    /** The knowledge of the game that the engine may use. */
    private static final class Rules {

        @Option(names = "--plain", description = "Without packed rules.")
        private boolean plain;

        @Option(names = "--no-hints", description = "Packed rules without hints.")
        private boolean noHints;

        Game<ConnectFour, Drop> game() {
            Game<ConnectFour, Drop> game = new ConnectFourGame();
            if (plain) {
                return AlteredGame.plain(game);
            }
            return noHints ? AlteredGame.withoutHints(game) : game;
        }
    }

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new ScoredSets()).execute(arguments));
    }

    @Override
    public Integer call() {
        if (rounds < 1) {
            throw new ParameterException(spec.commandLine(), "--rounds must be 1 or more, not " + rounds);
        }
        PrintWriter out = spec.commandLine().getOut();
        Engine engine = valid(() -> Engines.load().get(engineId));
        SolverOptions options = valid(this::options);
        List<ScoredSet> sets = sets();
        int wrong = 0;
        for (int round = 1; round <= rounds; round++) {
            for (ScoredSet set : sets) {
                Result result = solve(engine, options, set);
                result.wrong().forEach(spec.commandLine().getErr()::println);
                out.println(line(round, set, result));
                out.flush();
                wrong += result.wrong().size();
            }
        }
        return wrong == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    /**
     * What one session made of a set.
     *
     * @param wrong a line for every wrong answer
     * @param nanos how long it took
     * @param visited positions visited in all
     */
    private record Result(List<String> wrong, long nanos, long visited) {}

    /** The time includes the opening and closing of the session. */
    private Result solve(Engine engine, SolverOptions options, ScoredSet set) {
        List<String> wrong = new ArrayList<>();
        long started = nanos();
        try (Solver<ConnectFour, Drop> solver = engine.open(rules.game(), options)) {
            for (ScoredPosition scored : set.positions()) {
                Outcome answer = solver.solve(scored.position());
                if (!answer.equals(scored.expected())) {
                    wrong.add(scored.notation() + ": " + answer + ", should be " + scored.expected());
                }
            }
            long visited = solver.positionsVisited();
            return new Result(wrong, nanos() - started, visited);
        }
    }

    private long nanos() {
        return processorTime ? ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() : System.nanoTime();
    }

    private static String line(int round, ScoredSet set, Result result) {
        int positions = set.positions().size();
        double seconds = result.nanos() / 1e9;
        return String.format(
                Locale.ROOT,
                "round %d  %-20s %,d positions, %d wrong, %.3f s; a position: %,.1f us, %,.1f visited",
                round,
                set.name(),
                positions,
                result.wrong().size(),
                seconds,
                seconds * 1e6 / positions,
                (double) result.visited() / positions);
    }

    private SolverOptions options() {
        SolverOptions options = SolverOptions.defaults().withThreads(threads);
        return memory == null ? options : options.withMemoryBytes(memory);
    }

    private <T> T valid(Supplier<T> argument) {
        try {
            return argument.get();
        } catch (PluginNotFoundException | IllegalArgumentException fault) {
            throw new ParameterException(spec.commandLine(), String.valueOf(fault.getMessage()), fault);
        }
    }

    private List<ScoredSet> sets() {
        List<ScoredSet> sets = new ArrayList<>();
        for (Path file : files) {
            try {
                sets.add(ScoredSet.read(file));
            } catch (IOException | IllegalArgumentException fault) {
                throw new ParameterException(spec.commandLine(), "cannot read " + file + ": " + fault, fault);
            }
        }
        return sets;
    }
}
