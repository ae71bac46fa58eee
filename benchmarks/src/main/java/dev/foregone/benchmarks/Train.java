package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.learning.Training;
import dev.foregone.learning.TrainingResult;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Learns an evaluation of a game of {@link Matches}, as {@code foregone train} does of an installed one. */
@Command(
        name = "Train",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Learns an evaluation of a game of Matches, for its --weights.")
final class Train implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "GAME", description = "One of those of Matches.")
    private String gameId = "";

    @Option(names = "--evaluation", description = "The game on the bridge says who stands better.")
    private boolean evaluates;

    @Option(names = "--minutes", paramLabel = "N", description = "How long. Default: ${DEFAULT-VALUE}.")
    private double minutes = 10;

    @Option(names = "--threads", paramLabel = "N", description = "Default: all of the machine.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--to", paramLabel = "FILE", required = true, description = "Where to write what was learned.")
    private Path file = Path.of("");

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new Train()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        Matches.checkGame(spec, gameId);
        Arena<?, ?, ?> arena = Arena.of(gameId, evaluates);
        train(arena);
        return CommandLine.ExitCode.OK;
    }

    private <S extends GameState<S, M>, M extends Move> void train(Arena<S, M, ?> arena) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Game<S, M> game = arena.game();
        TrainingResult result = Training.of(game, Engines.load().forPlaying(game))
                .withStart(arena.start())
                .withTime(Duration.ofMillis(
                        (long) (minutes * Duration.ofMinutes(1).toMillis())))
                .withThreads(threads)
                .withListener(progress -> {
                    if (!progress.event().isEmpty()) {
                        out.println("  " + progress.event());
                        out.flush();
                    }
                })
                .run();
        out.println(gameId + ": " + result.story());
        if (result.weights().isPresent()) {
            Files.write(file, result.weights().get().toBytes());
        }
    }
}
