package dev.foregone.cli;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.KnownPositions;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The choice of the engine and its settings. */
final class EngineOptions {

    @Option(
            names = "--engine",
            paramLabel = "ID",
            description = "The engine; 'foregone engines GAME' lists them. Left out, the one that suits the game best.")
    private @Nullable String engine;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Quantities.Threads.class,
            description = "How many threads may search, if the engine can use them. Default: 1.")
    private @Nullable Integer threads;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Quantities.Bytes.class,
            description =
                    "The most memory for what has been proved: 64MB, 2GB. Default: 256MB, or a quarter of the heap.")
    private @Nullable Long memory;

    @Option(
            names = "--tablebase",
            paramLabel = "FILE",
            description = "Answer from this tablebase, which 'foregone tablebase build' wrote, instead of searching.")
    private @Nullable String tablebase;

    /** The tablebase or engine asked for, or the engine that solves the game best, ready to be opened. */
    <S extends GameState<S, M>, M extends Move> Opening<S, M> choose(Foregone foregone, GuardedGame<S, M> guarded) {
        return choose(foregone, guarded, Engines::preferredFor);
    }

    /** The same with the engine that advises best, if none is named. */
    <S extends GameState<S, M>, M extends Move> Opening<S, M> adviser(Foregone foregone, GuardedGame<S, M> guarded) {
        return choose(foregone, guarded, Engines::adviserFor);
    }

    private <S extends GameState<S, M>, M extends Move> Opening<S, M> choose(
            Foregone foregone, GuardedGame<S, M> guarded, BiFunction<Engines, Game<?, ?>, Engine> best) {
        if (tablebase != null) {
            return fromTablebase(tablebase, guarded.game());
        }
        Engine chosen =
                engine == null ? best.apply(foregone.engines(), guarded.game()) : engine(engine, foregone, guarded);
        return console -> {
            ProgressDisplay progress = new ProgressDisplay(console, "solving");
            return new Session<>(chosen.id(), chosen.open(guarded.game(), options(progress)), progress);
        };
    }

    private <S extends GameState<S, M>, M extends Move> Opening<S, M> fromTablebase(String file, Game<S, M> game) {
        if (engine != null) {
            throw new UsageException("--tablebase answers from a file, --engine searches; leave one out");
        }
        KnownPositions<S, M> known = new KnownPositions<>(TablebaseFiles.open(file, game));
        return console -> new Session<>("tablebase", known, new ProgressDisplay(console, "reading"));
    }

    private static Engine engine(String id, Foregone foregone, GuardedGame<?, ?> guarded) {
        Engine chosen = foregone.engine(id);
        Support support = Blame.engine(chosen).ask("supports", () -> chosen.supports(guarded.game()));
        if (!support.supported()) {
            throw new UsageException("the engine '" + id + "' cannot solve the game '" + guarded.id() + "': "
                    + support.reason() + "\n  see: foregone engines " + guarded.id());
        }
        return chosen;
    }

    private SolverOptions options(ProgressListener listener) {
        SolverOptions options = SolverOptions.defaults().withListener(listener);
        options = memory == null ? options : options.withMemoryBytes(memory);
        return threads == null ? options : options.withThreads(threads);
    }

    /** The chosen engine or tablebase, not yet opened. */
    @FunctionalInterface
    interface Opening<S extends GameState<S, M>, M extends Move> {
        Session<S, M> open(Console console);
    }
}
