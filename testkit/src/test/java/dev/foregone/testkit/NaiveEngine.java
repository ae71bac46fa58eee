package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;

/** An engine that is right in all things, but for its quirks. */
record NaiveEngine(Quirks quirks) implements Engine {

    @Override
    public String id() {
        return quirks.id();
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return quirks.takes(game.cyclic()) ? Support.yes() : Support.no("it does not suit this engine");
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        if (!quirks.takes(game.cyclic()) && !quirks.opensWhatItDoesNotTake()) {
            throw new IllegalArgumentException("the game '" + game.id() + "' does not suit the engine " + id());
        }
        quirks.opened();
        return new NaiveSolver<>(game, options, quirks);
    }
}
