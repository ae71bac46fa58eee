package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.registry.Games;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads outcomes of positions, or values where there are no plies, from a tablebase in random order, by one thread, and reports the rate per second. */
@Command(
        name = "TablebaseReads",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Tells how many outcomes a second one thread reads from a tablebase, at random.")
final class TablebaseReads implements Callable<Integer> {

    private static final long SEED = 20_261_121;
    private static final int ROUNDS = 5;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "The tablebase.")
    private Path file = Path.of("");

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "How many positions of random play are asked for. Default: ${DEFAULT-VALUE}.")
    private int positions = 1_000_000;

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new TablebaseReads()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        Games games = Games.load();
        read(Tablebase.open(file, id -> games.get(id)));
        return CommandLine.ExitCode.OK;
    }

    private <S extends GameState<S, M>, M extends Move> void read(Tablebase<S, M> tablebase) {
        List<S> states = states(tablebase.root(), new Random(SEED));
        PrintWriter out = spec.commandLine().getOut();
        for (int round = 1; round <= ROUNDS; round++) {
            long sum = 0;
            long started = System.nanoTime();
            for (S state : states) {
                sum += tablebase.valuesOnly()
                        ? (tablebase.value(state) == GameValue.WIN ? 1 : 0)
                        : tablebase.outcome(state).plies();
            }
            double seconds = (System.nanoTime() - started) / 1e9;
            out.printf(
                    Locale.ROOT,
                    "round %d: %,d positions, %.2f million a second (sum of %s %,d)%n",
                    round,
                    states.size(),
                    states.size() / seconds / 1e6,
                    tablebase.valuesOnly() ? "wins" : "plies",
                    sum);
        }
    }

    /** Positions of random games, each far in the file from the previous one. */
    private <S extends GameState<S, M>, M extends Move> List<S> states(S root, Random random) {
        List<S> states = new ArrayList<>(positions);
        S state = root;
        while (states.size() < positions) {
            List<M> moves = state.legalMoves();
            state = moves.isEmpty() ? root : state.play(moves.get(random.nextInt(moves.size())));
            states.add(state);
        }
        return states;
    }
}
