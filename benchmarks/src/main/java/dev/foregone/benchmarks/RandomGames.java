package dev.foregone.benchmarks;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.play.Opponent;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** How long replies within a time take in every position of games at random, and whether they are as good as was proved by then. */
@Command(
        name = "RandomGames",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays games at random, and asks an opponent that moves in time for its reply in every position, in one session",
            "for each game played. Exit status 1 if it made a move that it knew to be worse than another."
        })
public final class RandomGames implements Callable<Integer> {

    private static final int LONGEST = 200;

    @Parameters(paramLabel = "GAME", description = "The games' ids. Default: all.")
    private List<String> games = List.of();

    @Option(names = "--millis", paramLabel = "MS", description = "For each reply. Default: ${DEFAULT-VALUE}.")
    private long millis = 50;

    @Option(names = "--games", paramLabel = "N", description = "How many of each. Default: ${DEFAULT-VALUE}.")
    private int count = 100;

    @Option(names = "--seed", paramLabel = "N", description = "Of the first game. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    private int worse;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private RandomGames() {}

    /**
     * Runs from the command line.
     *
     * @param arguments see {@code --help}
     */
    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new RandomGames());
    }

    @Override
    public Integer call() {
        Games installed = Games.load();
        for (Game<?, ?> game : games.isEmpty()
                ? installed.all()
                : games.stream().map(installed::get).toList()) {
            play(game);
        }
        return worse == 0 ? CommandLine.ExitCode.OK : 1;
    }

    private <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game) {
        Engine engine = Engines.load().forPlaying(game);
        List<Long> nanos = new ArrayList<>();
        int before = worse;
        for (int number = 0; number < count; number++) {
            Random random = new Random(seed + number);
            try (Solver<S, M> solver = engine.open(game)) {
                play(solver, game.initialState(), random, nanos);
            }
        }
        Collections.sort(nanos);
        spec.commandLine()
                .getOut()
                .printf(
                        Locale.ROOT,
                        "%-12s %,7d replies in %d ms: median %.1f, 99 %% within %.1f, the longest %.1f ms; %d known to be worse%n",
                        game.id(),
                        nanos.size(),
                        millis,
                        millis(nanos, 0.5),
                        millis(nanos, 0.99),
                        millis(nanos, 1),
                        worse - before);
    }

    private <S extends GameState<S, M>, M extends Move> void play(
            Solver<S, M> solver, S initial, Random random, List<Long> nanos) {
        Duration time = Duration.ofMillis(millis);
        Opponent<S, M> opponent = Opponent.perfect(solver).within(time);
        S state = initial;
        for (int ply = 0; ply < LONGEST && state.terminalValue().isEmpty(); ply++) {
            long begun = System.nanoTime();
            opponent.choose(state, ply);
            nanos.add(System.nanoTime() - begun);
            Advice<S, M> advice = solver.advise(state, Limits.none().withTime(time.dividedBy(10)));
            worse += isKnownToBeWorse(advice, opponent.choose(advice, ply)) ? 1 : 0;
            List<M> moves = state.legalMoves();
            state = state.play(moves.get(random.nextInt(moves.size())));
        }
    }

    /** Whether the best that a move may lead to is worse than the least that another does. */
    private static <M extends Move> boolean isKnownToBeWorse(Advice<?, M> advice, M chosen) {
        Outcome least = advice.moves().stream()
                .map(each -> each.bounds().atLeast())
                .max(Comparator.naturalOrder())
                .orElseThrow();
        AdvisedMove<M> its = advice.moves().stream()
                .filter(each -> each.move().equals(chosen))
                .findFirst()
                .orElseThrow();
        return its.bounds().atMost().compareTo(least) < 0;
    }

    private static double millis(List<Long> sorted, double part) {
        int index = (int) Math.ceil(part * sorted.size()) - 1;
        return sorted.get(Math.max(0, index)) / (double) TimeUnit.MILLISECONDS.toNanos(1);
    }
}
