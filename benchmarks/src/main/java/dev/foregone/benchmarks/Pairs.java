package dev.foregone.benchmarks;

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

/**
 * Runs two pieces of work alternately in one JVM and compares them pair by pair. Other load on the machine slows both,
 * so the ratio can be trusted where the times cannot.
 */
@Command(
        name = "Pairs",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Runs two pieces of work in turn, and compares them pair by pair.")
final class Pairs implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..2", paramLabel = "WORK", description = "The two pieces of work, by name.")
    private List<String> names = List.of();

    @Option(names = "--list", description = "List the work there is.")
    private boolean list;

    @Option(names = "--pairs", paramLabel = "N", description = "How many pairs to measure. Default: ${DEFAULT-VALUE}.")
    private int pairs = 11;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            description = "For how many seconds pairs are run first, uncounted. Default: ${DEFAULT-VALUE}.")
    private double warmUp = 3;

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new Pairs()).execute(arguments));
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (list) {
            Workloads.all().forEach(work -> out.printf(Locale.ROOT, "%-26s %s%n", work.name(), work.description()));
            return CommandLine.ExitCode.OK;
        }
        if (names.size() != 2 || pairs < 1 || warmUp < 0) {
            throw new ParameterException(
                    spec.commandLine(), "two names, at least one pair and a warm-up of 0 seconds or more are needed");
        }
        Contender a = side(names.get(0));
        Contender b = side(names.get(1));
        warmUp(a, b);
        a.forget();
        b.forget();
        run(a, b, pairs);
        report(out, a, b);
        return CommandLine.ExitCode.OK;
    }

    private Contender side(String name) {
        try {
            return new Contender(name, Workloads.named(name).prepare());
        } catch (IllegalArgumentException unknown) {
            throw new ParameterException(spec.commandLine(), unknown.getMessage(), unknown);
        }
    }

    /** Lasts a fixed time, not a number of pairs: the JVM takes as long to compile short work as long work. */
    private void warmUp(Contender a, Contender b) {
        long started = System.nanoTime();
        while (System.nanoTime() - started < warmUp * 1e9) {
            run(a, b, 1);
        }
    }

    private static void run(Contender a, Contender b, int times) {
        for (int pair = 0; pair < times; pair++) {
            a.run();
            b.run();
        }
    }

    private void report(PrintWriter out, Contender a, Contender b) {
        out.printf(Locale.ROOT, "%-26s %10s %10s %10s %12s%n", pairs + " pairs, ms", "min", "median", "max", "nodes");
        for (Contender side : List.of(a, b)) {
            out.printf(Locale.ROOT, "%-26s %s %,12d%n", side.name(), side.summary(Run::millis), side.nodes());
        }
        out.printf(Locale.ROOT, "%-26s %s%n", "million nodes/s, A", a.summary(Run::millionNodesPerSecond));
        out.printf(Locale.ROOT, "%-26s %s%n", "million nodes/s, B", b.summary(Run::millionNodesPerSecond));
        out.printf(Locale.ROOT, "%-26s %s%n", "time, A / B", a.ratio(b, Run::millis));
        out.printf(Locale.ROOT, "%-26s %s%n", "nodes/s, A / B", a.ratio(b, Run::millionNodesPerSecond));
    }
}
