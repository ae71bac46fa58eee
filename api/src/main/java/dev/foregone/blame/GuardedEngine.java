package dev.foregone.blame;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.PluginKind;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.Objects;

/**
 * An engine whose faults reach the caller with its id, distinguished from the caller's own mistakes.
 *
 * @param id the id under which it was found
 * @param engine the engine itself
 */
public record GuardedEngine(String id, Engine engine) implements Engine {

    /**
     * Guards an engine that may not be from the registry, which guards its own.
     *
     * @param engine any engine
     * @return the same engine, guarded
     */
    public static Engine of(Engine engine) {
        Objects.requireNonNull(engine, "engine");
        return engine instanceof GuardedEngine
                ? engine
                : new GuardedEngine(Blame.engine(engine).id(), engine);
    }

    @Override
    public String description() {
        return blame().ask("description", engine::description);
    }

    @Override
    public int preference(Game<?, ?> game) {
        Objects.requireNonNull(game, "game");
        return blame().ask("preference", () -> engine.preference(game));
    }

    @Override
    public int advicePreference(Game<?, ?> game) {
        Objects.requireNonNull(game, "game");
        return blame().ask("advicePreference", () -> engine.advicePreference(game));
    }

    @Override
    public Support supports(Game<?, ?> game) {
        Objects.requireNonNull(game, "game");
        return blame().ask("supports", () -> engine.supports(game));
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        Objects.requireNonNull(options, "options");
        Support support = supports(game);
        if (!support.supported()) {
            throw new IllegalArgumentException("the engine '" + id + "' cannot solve the game '"
                    + Blame.game(game).id() + "': " + support.reason());
        }
        CallersListener listener = new CallersListener(options.listener());
        Solver<S, M> solver = blame().ask("open", () -> engine.open(game, options.withListener(listener)));
        return new GuardedSolver<>(solver, blame().except(listener::isToBlameFor));
    }

    @Override
    public String toString() {
        return "engine '" + id + "'";
    }

    private Blame blame() {
        return new Blame(PluginKind.ENGINE, id);
    }
}
