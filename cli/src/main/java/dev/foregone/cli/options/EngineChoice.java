package dev.foregone.cli.options;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.UsageException;
import dev.foregone.blame.Blame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The choice of the engine. */
public final class EngineChoice {

    @Option(
            names = "--engine",
            paramLabel = "ID",
            description = "The engine; 'foregone engines GAME' lists them. Left out, the one that suits the game best.")
    private @Nullable String engine;

    boolean isGiven() {
        return engine != null;
    }

    /** The engine asked for, or else the one that solves the game best. */
    public Engine preferred(Context context, GuardedGame<?, ?> guarded) {
        return choose(context, guarded, Engines::forSolving);
    }

    Engine choose(Context context, GuardedGame<?, ?> guarded, BiFunction<Engines, Game<?, ?>, Engine> best) {
        return engine == null ? best.apply(context.engines(), guarded.game()) : engine(engine, context, guarded);
    }

    private static Engine engine(String id, Context context, GuardedGame<?, ?> guarded) {
        Engine chosen = context.engine(id);
        Support support = Blame.engine(chosen).ask("supports", () -> chosen.supports(guarded.game()));
        if (!support.supported()) {
            throw new UsageException("the engine '" + id + "' cannot solve the game '" + guarded.id() + "': "
                    + support.reason() + "\n  see: foregone engines " + guarded.id());
        }
        return chosen;
    }
}
