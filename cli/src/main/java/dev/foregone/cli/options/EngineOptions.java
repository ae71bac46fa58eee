package dev.foregone.cli.options;

import dev.foregone.answers.Failures;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.KnownPositions;
import dev.foregone.answers.OpponentChoice;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.registry.Engines;
import dev.foregone.scores.ScoreSolver;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.tablebase.Tablebase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The choice of the engine, its settings, and the files that it answers from. */
public final class EngineOptions {

    @Mixin
    private final EngineChoice engine = new EngineChoice();

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "Estimate what cannot be proved by these weights, which 'foregone train' wrote.")
    private @Nullable String weights;

    @Mixin
    private final SolvingOptions solving = new SolvingOptions();

    @Option(
            names = "--tablebase",
            paramLabel = "FILE",
            description = "Answer from this tablebase, which 'foregone tablebase build' wrote, instead of searching.")
    private @Nullable String tablebase;

    @Option(
            names = "--strategy",
            paramLabel = "FILE",
            description =
                    "Answer from this strategy, which 'foregone strategy build' wrote, where it has the position. "
                            + "May be given several times, once for each side.")
    private List<String> strategies = new ArrayList<>();

    /** What a session is for. */
    public enum Purpose {
        /** Whole answers. */
        PROOFS,
        /** Good moves in time. */
        ADVICE,
        /** Moves of opponents that err: without strategies, which know one good move, and not how bad the others are. */
        ERRORS;

        /** What the session of an opponent is for. */
        public static Purpose of(OpponentChoice opponent) {
            return opponent.isPerfect() ? ADVICE : ERRORS;
        }
    }

    /** A game, estimated by the weights that are named. */
    public <S extends GameState<S, M>, M extends Move> GuardedGame<S, M> guarded(Game<S, M> game) {
        return new GuardedGame<>(game)
                .withWeights(Optional.ofNullable(weights).map(file -> WeightsFiles.open(file, game)));
    }

    /** Whether strategies are named. */
    public boolean namesStrategies() {
        return !strategies.isEmpty();
    }

    /** The engine asked for, or the one that solves the game best, to ask by how many points it is won. */
    public <S extends GameState<S, M>, M extends Move> Scoring<S, M> scoring(
            Context context, GuardedGame<S, M> guarded) {
        if (tablebase != null || weights != null || !strategies.isEmpty()) {
            throw new UsageException("--score asks an engine, and --tablebase, --strategy and --weights know no scores;"
                    + " leave them out");
        }
        Engine chosen = engine.choose(context, guarded, Engines::forSolving);
        ProgressDisplay progress = new ProgressDisplay(context.console(), "solving");
        try {
            ScoreSolver<S, M> solver = ScoreSolver.open(chosen, guarded.game(), solving.options(progress));
            return new Scoring<>(chosen.id(), guarded, solver, progress);
        } catch (IllegalArgumentException refused) {
            throw new UsageException("--score: " + refused.getMessage());
        }
    }

    /** The tablebase or engine asked for, or the engine that suits the purpose best, ready to be opened. */
    public <S extends GameState<S, M>, M extends Move> Opening<S, M> opening(
            Context context, GuardedGame<S, M> guarded, Purpose purpose) {
        if (tablebase != null) {
            return fromTablebase(tablebase, guarded.game());
        }
        Engine chosen =
                engine.choose(context, guarded, purpose == Purpose.PROOFS ? Engines::forSolving : Engines::forPlaying);
        List<Strategy<S, M>> known =
                purpose == Purpose.ERRORS ? List.of() : strategies(guarded.game(), context.console());
        return new Opening<>(strategies.isEmpty() ? List.of() : known, Optional.empty(), (console, mostBytes) -> {
            ProgressDisplay progress = new ProgressDisplay(console, "solving");
            SolverOptions options = solving.options(progress);
            options = options.withMemoryBytes(Math.min(options.memoryBytes(), mostBytes));
            options = guarded.weights().map(options::withWeights).orElse(options);
            return new Session<>(chosen.id(), known, chosen.open(guarded.game(), options), progress);
        });
    }

    private <S extends GameState<S, M>, M extends Move> Opening<S, M> fromTablebase(String file, Game<S, M> game) {
        if (engine.isGiven()) {
            throw new UsageException("--tablebase answers from a file, --engine searches; leave one out");
        }
        if (weights != null) {
            throw new UsageException("--tablebase answers everything, so --weights would add nothing; leave one out");
        }
        if (!strategies.isEmpty()) {
            throw new UsageException("--tablebase answers everything, so --strategy would add nothing; leave one out");
        }
        Tablebase<S, M> opened = TablebaseFiles.open(file, game);
        return new Opening<>(
                List.of(),
                Optional.of(opened),
                (console, mostBytes) -> new Session<>(
                        "tablebase", new KnownPositions<>(opened), new ProgressDisplay(console, "reading")));
    }

    /** Those that are named, or those that the game brings, unless an engine is to answer by itself. */
    private <S extends GameState<S, M>, M extends Move> List<Strategy<S, M>> strategies(
            Game<S, M> game, Console console) {
        return strategies.isEmpty() && !engine.isGiven()
                ? bundled(game, console)
                : strategies.stream()
                        .map(file -> StrategyFiles.open(file, game))
                        .toList();
    }

    /** One that cannot be used is no reason to do without the game. */
    private static <S extends GameState<S, M>, M extends Move> List<Strategy<S, M>> bundled(
            Game<S, M> game, Console console) {
        return Strategy.bundled(
                game,
                fault -> console.err()
                        .println("a strategy that the game brings is left out: "
                                + SafeText.message(Failures.message(fault))));
    }

    /**
     * The chosen engine or tablebase, not yet opened.
     *
     * @param strategies those that are named
     * @param tablebase the one that is named
     * @param session opens it, with at most so many bytes for what it proves
     */
    public record Opening<S extends GameState<S, M>, M extends Move>(
            List<Strategy<S, M>> strategies,
            Optional<Tablebase<S, M>> tablebase,
            BiFunction<Console, Long, Session<S, M>> session) {

        /** The same, but a tablebase of values is refused. */
        public Opening<S, M> withPlies() {
            tablebase.ifPresent(TablebaseFiles::withPlies);
            return this;
        }

        public Session<S, M> open(Console console) {
            return open(console, Long.MAX_VALUE);
        }

        /** With less memory than was asked for, if that is more. */
        public Session<S, M> open(Console console, long mostBytes) {
            return session.apply(console, mostBytes);
        }
    }
}
