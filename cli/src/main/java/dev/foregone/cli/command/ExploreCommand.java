package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.options.StrategyFiles;
import dev.foregone.cli.options.TablebaseFiles;
import dev.foregone.cli.options.WeightsFiles;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.explorer.Explorer;
import dev.foregone.explorer.ExplorerOptions;
import dev.foregone.strategy.Strategy;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.net.BindException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone explore}. */
@Command(
        name = "explore",
        description =
                "Shows games in a browser: prints the address of a page on which the value of every move is seen, "
                        + "games are played against opponents of any strength, and reviewed.",
        footer = {"", "The page is served to this machine alone. Ctrl-C ends it."})
public final class ExploreCommand extends Subcommand implements Callable<Integer> {

    private static final int USUAL_PORT = 8080;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The game that the address leads to.")
    private @Nullable String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "POSITION",
            description = "The position that the address leads to, in one argument or several.")
    private List<String> position = new ArrayList<>();

    @Option(
            names = "--port",
            paramLabel = "N",
            converter = Quantities.Port.class,
            description =
                    "Where the page is served; 0 for any port that is free. Default: 8080, or any if that is taken.")
    private @Nullable Integer port;

    @Option(
            names = "--tablebase",
            paramLabel = "FILE",
            description = "Answer from this tablebase where it has the position. May be given several times.")
    private List<String> tablebases = new ArrayList<>();

    @Option(
            names = "--strategy",
            paramLabel = "FILE",
            description = "Answer from this strategy where it has the position. May be given several times.")
    private List<String> strategies = new ArrayList<>();

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "Estimate positions of their game by these weights, which 'foregone train' wrote.")
    private @Nullable String weights;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Quantities.Threads.class,
            description =
                    "How many questions about one game are worked on at the same time. Default: one for each processor.")
    private @Nullable Integer threads;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Quantities.Bytes.class,
            description = "The most memory for what one engine at work has proved; there are a few. "
                    + "Default: 256MB, or a sixteenth of the heap.")
    private @Nullable Long memory;

    @Override
    public Integer call() throws IOException {
        String fragment = fragment();
        try (Explorer explorer = start(options())) {
            print(explorer.address() + fragment);
            console().out().flush();
            if (console().watched()) {
                console().err().println("Ctrl-C ends it");
                console().err().flush();
            }
            untilInterrupted(explorer);
        }
        return ExitStatus.OK;
    }

    private ExplorerOptions options() {
        List<Tablebase<?, ?>> solved = new ArrayList<>();
        tablebases.forEach(file -> solved.add(TablebaseFiles.withPlies(TablebaseFiles.open(file, context()))));
        List<Strategy<?, ?>> known = new ArrayList<>();
        strategies.forEach(file -> known.add(StrategyFiles.open(file, context())));
        ExplorerOptions options = ExplorerOptions.of(
                        context().games(), context().engines())
                .withTablebases(solved)
                .withStrategies(known);
        options = weights == null ? options : options.withWeights(WeightsFiles.open(weights, context()));
        options = threads == null ? options : options.withThreads(threads);
        return memory == null ? options : options.withMemoryBytes(memory);
    }

    /** The part of the address with game and position; both are checked before anything is started. */
    private String fragment() {
        if (game == null) {
            return "";
        }
        Optional<String> named = position.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", position));
        new GuardedGame<>(context().game(game)).position(named);
        return "#" + encoded(game) + named.map(text -> "/" + encoded(text)).orElse("");
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private Explorer start(ExplorerOptions options) throws IOException {
        try {
            return Explorer.start(options.withPort(Optional.ofNullable(port).orElse(USUAL_PORT)));
        } catch (BindException taken) {
            if (port == null) {
                return Explorer.start(options.withPort(0));
            }
            throw new UsageException(
                    "--port " + port + " cannot be used: " + SafeText.line(String.valueOf(taken.getMessage()), 200)
                            + "\n  accepted: a port that is free, or 0 for any");
        }
    }

    private static void untilInterrupted(Explorer explorer) {
        Thread end = new Thread(explorer::close, "explorer-end");
        Runtime.getRuntime().addShutdownHook(end);
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException asked) {
            Runtime.getRuntime().removeShutdownHook(end);
        }
    }
}
