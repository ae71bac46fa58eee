package dev.foregone.benchmarks;

import dev.foregone.api.Advice;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * How often the first move of an engine's advice keeps the value, in positions in which some moves do and some do not. Each
 * position gets a session of its own, and the thread that asks a given processor time.
 */
@Command(
        name = "Choices",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Asks for advice in positions of which the value of every move is known.",
            "A line of a file: the name of a set, a position, and for each move its value (1, 0, -1), as 'move=value',",
            "or for Connect Four the values of the columns, x for a full one; separated by tabs."
        })
final class Choices implements Callable<Integer> {

    private static final long NANOS_PER_MILLI = 1_000_000;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id.")
    private String gameId = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "The positions.")
    private List<Path> files = List.of();

    @Option(names = "--engine", paramLabel = "ENGINE", description = "Default: ${DEFAULT-VALUE}.")
    private String engineId = "anytime";

    @Option(names = "--millis", split = ",", paramLabel = "MS", description = "Default: ${DEFAULT-VALUE}.")
    private List<Long> millis = List.of(10L, 100L, 1_000L);

    @Option(
            names = "--warm-up",
            paramLabel = "MS",
            description = "Time for the first positions. Default: ${DEFAULT-VALUE}.")
    private long warmUp = 5_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new Choices()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        return run(Games.load().get(gameId));
    }

    private <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) throws IOException {
        Engine engine = Engines.load().get(engineId);
        List<Choice<S>> choices = new ArrayList<>();
        for (Path file : files) {
            for (String line : Files.readAllLines(file)) {
                choices.add(Choice.of(game, line));
            }
        }
        if (choices.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "there is no position in " + files);
        }
        PrintWriter out = spec.commandLine().getOut();
        long until = System.nanoTime() + warmUp * NANOS_PER_MILLI;
        for (int i = 0; System.nanoTime() < until; i++) {
            reply(game, engine, choices.get(i % choices.size()), 100);
        }
        for (long time : millis) {
            Map<String, List<Boolean>> kept = new LinkedHashMap<>();
            for (Choice<S> choice : choices) {
                String move = reply(game, engine, choice, time);
                kept.computeIfAbsent(choice.set, any -> new ArrayList<>()).add(choice.keeps(move));
            }
            kept.forEach((set, all) -> out.printf(
                    Locale.ROOT,
                    "%6d ms  %-8s %4d positions  %5.1f %% keep the value%n",
                    time,
                    set,
                    all.size(),
                    100.0 * all.stream().filter(each -> each).count() / all.size()));
            out.flush();
        }
        return 0;
    }

    private static <S extends GameState<S, M>, M extends Move> String reply(
            Game<S, M> game, Engine engine, Choice<S> choice, long millis) {
        try (ProcessorTime time = ProcessorTime.limit(millis * NANOS_PER_MILLI);
                Solver<S, M> solver = engine.open(game)) {
            Advice<S, M> advice = solver.advise(choice.state, Limits.none().withCancellation(time.cancellation));
            return advice.bestMove().orElseThrow().toString();
        }
    }

    private record Choice<S>(String set, S state, Map<String, Integer> values) {

        static <S extends GameState<S, ?>> Choice<S> of(Game<S, ?> game, String line) {
            String[] fields = line.split("\t", -1);
            Map<String, Integer> values = new HashMap<>();
            for (int i = 2; i < fields.length; i++) {
                String[] pair =
                        fields[i].contains("=") ? fields[i].split("=", -1) : new String[] {"" + (i - 1), fields[i]};
                if (!pair[1].equals("x")) {
                    values.put(pair[0], Integer.valueOf(pair[1]));
                }
            }
            return new Choice<>(fields[0], game.parse(fields[1]), values);
        }

        boolean keeps(String move) {
            int best =
                    values.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
            return values.getOrDefault(move, Integer.MIN_VALUE) == best;
        }
    }

    /** Cancels when the thread that began it has used this much processor time. */
    private static final class ProcessorTime implements AutoCloseable {

        private static final long INTERVAL_NANOS = 200_000;

        private final Thread watch;
        private final Cancellation cancellation;

        private ProcessorTime(Thread watch, Cancellation cancellation) {
            this.watch = watch;
            this.cancellation = cancellation;
        }

        static ProcessorTime limit(long nanos) {
            Cancellation cancellation = new Cancellation();
            long thread = Thread.currentThread().getId();
            var bean = ManagementFactory.getThreadMXBean();
            long end = bean.getThreadCpuTime(thread) + nanos;
            Thread watch = new Thread(() -> {
                while (!Thread.currentThread().isInterrupted()) {
                    if (bean.getThreadCpuTime(thread) >= end) {
                        cancellation.cancel();
                        return;
                    }
                    LockSupport.parkNanos(INTERVAL_NANOS);
                }
            });
            watch.setDaemon(true);
            watch.start();
            return new ProcessorTime(watch, cancellation);
        }

        @Override
        public void close() {
            watch.interrupt();
        }
    }
}
