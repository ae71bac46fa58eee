package dev.foregone.registry;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.Objects;

/** An engine whose own faults reach the caller with the engine's id, kept apart from the caller's mistakes. */
record GuardedEngine(String id, Engine engine) implements Engine {

    static GuardedEngine of(Engine engine) {
        return new GuardedEngine(engine.id(), engine);
    }

    @Override
    public String description() {
        return guard().call(engine::description);
    }

    @Override
    public int preference(Game<?, ?> game) {
        Objects.requireNonNull(game, "game");
        return guard().call(() -> engine.preference(game));
    }

    @Override
    public Support supports(Game<?, ?> game) {
        Objects.requireNonNull(game, "game");
        return guard().call(() -> engine.supports(game));
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        Objects.requireNonNull(options, "options");
        Support support = supports(game);
        if (!support.supported()) {
            throw new IllegalArgumentException(
                    "the engine '" + id + "' cannot solve the game '" + game.id() + "': " + support.reason());
        }
        CallersListener listener = new CallersListener(options.progress());
        Solver<S, M> solver = guard().call(() -> engine.open(game, options.withProgress(listener)));
        return new GuardedSolver<>(solver, new Guard(id, listener::isToBlameFor));
    }

    @Override
    public String toString() {
        return "engine '" + id + "'";
    }

    private Guard guard() {
        return new Guard(id, fault -> false);
    }
}
