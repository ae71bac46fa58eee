package dev.foregone.benchmarks;

import dev.foregone.explorer.Explorer;
import dev.foregone.explorer.ExplorerOptions;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Opens many pages at once on one explorer, each asking quick questions in turn while a slow question runs; reports how
 * long the quick ones took, and the heap in use meanwhile.
 */
@Command(
        name = "ExplorerLoad",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Asks an explorer from many pages at once, while a slow question runs.")
final class ExplorerLoad implements Callable<Integer> {

    private static final int PARTS = 10;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--pages", paramLabel = "N", description = "How many at once. Default: ${DEFAULT-VALUE}.")
    private int pages = 50;

    @Option(
            names = "--questions",
            paramLabel = "N",
            description = "How many quick questions in all. Default: ${DEFAULT-VALUE}.")
    private int questions = 20_000;

    @Option(
            names = "--think",
            paramLabel = "MILLIS",
            description = "How long each page waits before its next question. Default: ${DEFAULT-VALUE}.")
    private int think = 500;

    @Option(names = "--seed", paramLabel = "N", description = "Of the positions. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new ExplorerLoad()).execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        try (Explorer explorer = Explorer.start(ExplorerOptions.of(Games.load(), Engines.load()))) {
            CompletableFuture<?> slow = askSlowly(explorer.address());
            out.println("   questions   median     95 %     99 %   longest   heap in use");
            for (int part = 1; part <= PARTS; part++) {
                long[] nanos = part(explorer, part);
                Arrays.sort(nanos);
                out.printf(
                        Locale.ROOT,
                        "%,12d %5.1f ms %5.1f ms %5.1f ms %6.1f ms %,9d MB%n",
                        nanos.length * (long) part,
                        millis(nanos, 0.5),
                        millis(nanos, 0.95),
                        millis(nanos, 0.99),
                        millis(nanos, 1),
                        heap() >> 20);
                out.flush();
            }
            out.println("the slow question is " + (slow.isDone() ? "over" : "still running"));
        }
        return CommandLine.ExitCode.OK;
    }

    /** Asks what takes longer than anybody waits: who wins Connect Four on a board one size up. */
    private static CompletableFuture<?> askSlowly(URI explorer) {
        HttpRequest request = HttpRequest.newBuilder(
                        explorer.resolve("/api/v1/games/connectfour/analysis?time=1h&p=8x7:-"))
                .header("Accept", "text/event-stream")
                .build();
        return HttpClient.newHttpClient().sendAsync(request, BodyHandlers.discarding());
    }

    /** Asks a tenth of the questions; returns the time each took. */
    private long[] part(Explorer explorer, int part) throws Exception {
        long[] nanos = new long[questions / PARTS];
        AtomicLong next = new AtomicLong();
        ExecutorService threads = Executors.newFixedThreadPool(pages);
        List<Future<?>> asked = new ArrayList<>();
        for (int page = 0; page < pages; page++) {
            QuickQuestions asking = new QuickQuestions(explorer.address(), seed + 1_000L * part + page);
            asked.add(threads.submit(() -> {
                for (long i = next.getAndIncrement(); i < nanos.length; i = next.getAndIncrement()) {
                    Thread.sleep(think);
                    nanos[(int) i] = asking.ask();
                }
                return nanos;
            }));
        }
        threads.shutdown();
        for (Future<?> page : asked) {
            page.get();
        }
        return nanos;
    }

    private static double millis(long[] sorted, double share) {
        return sorted[(int) Math.min(sorted.length - 1L, (long) (share * sorted.length))] / 1e6;
    }

    @SuppressWarnings("system-gc")
    private static long heap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
