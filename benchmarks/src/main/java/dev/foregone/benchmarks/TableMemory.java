package dev.foregone.benchmarks;

import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Lets {@code memo} search Connect Four until its table is full, and reports the heap that the session then holds and
 * the limit it was given.
 */
@Command(
        name = "TableMemory",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Tells what a session of memo holds of the heap, and what it was allowed.")
public final class TableMemory implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Megabytes.class,
            description = "What the session is allowed. Default: 64MB.")
    private long memory = 64 * Megabytes.BYTES;

    @Option(names = "--plain", description = "Without packed rules.")
    private boolean plain;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "How many positions to visit; enough to fill the table. Default: ${DEFAULT-VALUE}.")
    private long positions = 20_000_000;

    private TableMemory() {}

    /**
     * Runs from the command line, and exits the JVM with 0, or with 2 for invalid arguments.
     *
     * @param arguments see {@code --help}
     */
    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new TableMemory());
    }

    @Override
    public Integer call() {
        ConnectFourGame own = new ConnectFourGame();
        Game<ConnectFour, Drop> game = plain ? AlteredGame.plain(own) : own;
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(memory);
        long before = heapInUse();
        try (Solver<ConnectFour, Drop> solver = Engines.load().get("memo").open(game, options)) {
            solver.prove(game.initialState(), Limits.none().withPositions(positions));
            report(heapInUse() - before, solver.positionsVisited());
        }
        return CommandLine.ExitCode.OK;
    }

    private void report(long held, long visited) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "allowed %,d bytes; held %,d bytes (%.2f of it) after %,d positions%n",
                memory,
                held,
                (double) held / memory,
                visited);
    }

    /** The heap in use without garbage. */
    private static long heapInUse() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
