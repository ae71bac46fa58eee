package dev.foregone.registry;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Solver;
import dev.foregone.spi.Support;
import java.util.function.Supplier;

/** An engine whose own faults reach the caller with the engine's id, told from the caller's mistakes. */
record GuardedEngine(Engine engine) implements Engine {

    @Override
    public String id() {
        return engine.id();
    }

    @Override
    public String description() {
        return guard(id(), engine::description);
    }

    @Override
    public int preference(Game<?, ?> game) {
        return guard(id(), () -> engine.preference(game));
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return guard(id(), () -> engine.supports(game));
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        Support support = supports(game);
        if (!support.supported()) {
            throw new IllegalArgumentException(
                    "the engine '" + id() + "' cannot solve the game '" + game.id() + "': " + support.reason());
        }
        return new GuardedSolver<>(id(), guard(id(), () -> engine.open(game, options)));
    }

    @Override
    public String toString() {
        return "engine '" + id() + "'";
    }

    static <T> T guard(String id, Supplier<T> work) {
        try {
            return work.get();
        } catch (ForegoneException clear) {
            throw clear;
        } catch (RuntimeException | LinkageError fault) {
            throw new PluginException("engine", id, fault);
        }
    }
}
