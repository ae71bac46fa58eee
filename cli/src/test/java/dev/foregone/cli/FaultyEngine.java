package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.function.Supplier;

/** An engine that fails in one of the methods that a listing calls. */
record FaultyEngine(String method, Supplier<?> fault) implements Engine {

    @SuppressWarnings("unchecked") // what a test puts in is what the method returns
    private <T> T at(String here, T sound) {
        return here.equals(method) ? (T) fault.get() : sound;
    }

    @Override
    public String id() {
        return "faulty";
    }

    @Override
    public String description() {
        return at("description()", "does its best");
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return at("supports()", Support.yes());
    }

    @Override
    public int preference(Game<?, ?> game) {
        return this.<Integer>at("preference()", 1);
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        return at("open()", null);
    }
}
