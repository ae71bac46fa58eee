package dev.foregone.explorer.questions;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import org.jspecify.annotations.Nullable;

/**
 * The kind of questions that may share sessions: those about one game to one engine.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param game the game
 * @param engine the engine
 */
public record SolverKey<S extends GameState<S, M>, M extends Move>(Game<S, M> game, Engine engine) {

    /** Whether the games are identical and the engines have one id: a registry wraps an engine anew each time it is asked. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SolverKey<?, ?> solver
                && game == solver.game
                && engine.id().equals(solver.engine.id());
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(game) + engine.id().hashCode();
    }
}
