package com.example.android;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;

/** A plug-in that cannot be made. */
public final class Refusing implements Engine {

    /** Throws. */
    public Refusing() {
        throw new IllegalStateException("no licence");
    }

    @Override
    public String id() {
        return "refusing";
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return Support.no("it never works");
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        throw new UnsupportedOperationException();
    }
}
