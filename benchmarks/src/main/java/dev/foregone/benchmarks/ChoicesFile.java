package dev.foregone.benchmarks;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes positions for {@link Choices}: from games in which half the moves are best and half are random. */
@Command(
        name = "ChoicesFile",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Writes positions in which some moves keep the value and some do not, with the value of each move.")
public final class ChoicesFile implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id.")
    private String gameId = "";

    @Option(names = "--start", paramLabel = "POSITION", description = "Where games begin. Default: the game's own.")
    private @Nullable String start;

    @Option(names = "--tablebase", paramLabel = "FILE", description = "Who knows the values. Default: the engine.")
    private @Nullable Path tablebase;

    @Option(names = "--engine", paramLabel = "ENGINE", description = "Who knows the values. Default: ${DEFAULT-VALUE}.")
    private String engineId = "memo";

    @Option(
            names = "--millis",
            paramLabel = "MS",
            description = "Time for the values of a position. Default: ${DEFAULT-VALUE}.")
    private long millis = 2_000;

    @Option(names = "--positions", paramLabel = "N", description = "How many. Default: ${DEFAULT-VALUE}.")
    private int positions = 200;

    @Option(names = "--seed", paramLabel = "N", description = "Another seed, other games. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    private ChoicesFile() {}

    /**
     * Runs from the command line.
     *
     * @param arguments see {@code --help}
     */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new ChoicesFile()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        return run(Games.load().get(gameId));
    }

    private <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) throws IOException {
        try (Solver<S, M> solver = tablebase == null
                ? Engines.load().get(engineId).open(game)
                : Tablebase.open(tablebase, game).solver()) {
            Random random = new Random(seed);
            Set<S> written = new HashSet<>();
            S first = start == null ? game.initialState() : game.parse(start);
            while (written.size() < positions) {
                play(game, first, solver, random, written);
            }
        }
        return 0;
    }

    private <S extends GameState<S, M>, M extends Move> void play(
            Game<S, M> game, S first, Solver<S, M> solver, Random random, Set<S> written) {
        S state = first;
        while (state.terminalValue().isEmpty() && written.size() < positions) {
            Optional<Analysis<S, M>> analysis = analysis(solver, state);
            if (analysis.filter(ChoicesFile::isChoice).isPresent() && written.add(state)) {
                System.out.println(line(game, analysis.get()));
            }
            List<M> legal = state.legalMoves();
            M any = legal.get(random.nextInt(legal.size()));
            state = state.play(
                    random.nextBoolean() ? analysis.flatMap(Analysis::bestMove).orElse(any) : any);
        }
    }

    private <S extends GameState<S, M>, M extends Move> Optional<Analysis<S, M>> analysis(
            Solver<S, M> solver, S state) {
        try {
            return Optional.of(solver.analyze(state, Limits.none().withTime(Duration.ofMillis(millis))));
        } catch (SearchStoppedException unknown) {
            return Optional.empty();
        }
    }

    private static boolean isChoice(Analysis<?, ?> analysis) {
        return analysis.moves().stream()
                        .map(rated -> rated.outcome().value())
                        .distinct()
                        .count()
                > 1;
    }

    private String line(Game<?, ?> game, Analysis<?, ?> analysis) {
        return gameId + "\t" + notation(game, analysis) + "\t"
                + analysis.moves().stream().map(ChoicesFile::value).collect(Collectors.joining("\t"));
    }

    @SuppressWarnings("unchecked") // an analysis of a state of the game
    private static <S extends GameState<S, M>, M extends Move> String notation(
            Game<S, M> game, Analysis<?, ?> analysis) {
        return game.format((S) analysis.state());
    }

    private static String value(RatedMove<?> rated) {
        return rated.move() + "=" + rated.outcome().value().compareTo(GameValue.DRAW);
    }
}
