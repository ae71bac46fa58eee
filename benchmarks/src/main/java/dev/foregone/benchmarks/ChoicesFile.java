package dev.foregone.benchmarks;

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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes positions for {@link Choices}, or to fit an evaluation to: from games in which some moves are best and others random. */
@Command(
        name = "ChoicesFile",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Writes positions in which some moves keep the value and some do not, with the value of each move.")
final class ChoicesFile implements Callable<Integer> {

    /** After this many games without a new position, there are no more. */
    private static final int MOST_FRUITLESS = 1_000;

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

    @Option(
            names = "--best",
            paramLabel = "SHARE",
            description = "Of the moves of games, the others being random. Default: ${DEFAULT-VALUE}.")
    private double best = 0.5;

    @Option(names = "--all", description = "Also positions in which all moves have the same value.")
    private boolean all;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new ChoicesFile()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        return run(Games.load().get(gameId));
    }

    /** The moves of a position with their outcomes, best first, if they are known. */
    private interface Truth<S extends GameState<S, M>, M extends Move> {
        Optional<List<RatedMove<M>>> moves(S state);
    }

    private <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) throws IOException {
        if (tablebase != null) {
            Tablebase<S, M> file = Tablebase.open(tablebase, game);
            write(game, state -> Optional.of(file.ratedMoves(state)));
            return 0;
        }
        try (Solver<S, M> solver = Engines.load().get(engineId).open(game)) {
            write(game, state -> moves(solver, state));
            return 0;
        }
    }

    private <S extends GameState<S, M>, M extends Move> Optional<List<RatedMove<M>>> moves(
            Solver<S, M> solver, S state) {
        try {
            return Optional.of(solver.analyze(state, Limits.none().withTime(Duration.ofMillis(millis)))
                    .moves());
        } catch (SearchStoppedException unknown) {
            return Optional.empty();
        }
    }

    private <S extends GameState<S, M>, M extends Move> void write(Game<S, M> game, Truth<S, M> truth) {
        Random random = new Random(seed);
        Set<S> written = new HashSet<>();
        S first = start == null ? game.initialState() : game.parse(start);
        int fruitless = 0;
        while (written.size() < positions && fruitless < MOST_FRUITLESS) {
            int before = written.size();
            play(game, first, truth, random, written);
            fruitless = written.size() == before ? fruitless + 1 : 0;
        }
        if (written.size() < positions) {
            spec.commandLine().getErr().println("no more positions in " + MOST_FRUITLESS + " games");
        }
    }

    private <S extends GameState<S, M>, M extends Move> void play(
            Game<S, M> game, S first, Truth<S, M> truth, Random random, Set<S> written) {
        S state = first;
        while (state.terminalValue().isEmpty() && written.size() < positions) {
            Optional<List<RatedMove<M>>> moves = truth.moves(state);
            if (moves.filter(found -> all || isChoice(found)).isPresent() && written.add(state)) {
                spec.commandLine().getOut().println(line(game.format(state), moves.get()));
            }
            List<M> legal = state.legalMoves();
            M any = legal.get(random.nextInt(legal.size()));
            boolean isBest = random.nextFloat() >= 1 - best;
            state = state.play(isBest ? moves.map(found -> found.get(0).move()).orElse(any) : any);
        }
    }

    private static <M extends Move> boolean isChoice(List<RatedMove<M>> moves) {
        return moves.stream().map(rated -> rated.outcome().value()).distinct().count() > 1;
    }

    private <M extends Move> String line(String position, List<RatedMove<M>> moves) {
        return gameId + "\t" + position + "\t"
                + moves.stream().map(ChoicesFile::value).collect(Collectors.joining("\t"));
    }

    private static String value(RatedMove<?> rated) {
        return rated.move() + "=" + rated.outcome().value().compareTo(GameValue.DRAW);
    }
}
