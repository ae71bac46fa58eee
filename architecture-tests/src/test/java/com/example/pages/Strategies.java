package com.example.pages;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.StrategyVerifier;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyVerification;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** The program that docs/STRATEGIES.md shows. */
final class Strategies {

    private Strategies() {}

    /** The first move, if a strategy that is built now proves it. */
    static <S extends GameState<S, M>, M extends Move> Optional<M> firstMove(Game<S, M> game, Path file)
            throws IOException {
        Engine engine = Engines.load().forSolving(game);
        Strategy<S, M> strategy = Strategy.builder(game, game.initialState(), engine)
                .withSide(Side.FIRST)
                .withLeafPositions(50) // 20,000 if left out: where a search needs no more, the strategy ends
                .build(file);
        StrategyVerification found = StrategyVerifier.of(engine).verify(strategy);
        if (!found.correct()) {
            throw new IllegalStateException("not to be shipped: " + found);
        }

        Optional<M> move = strategy.move(game.initialState()); // in microseconds
        try (Solver<S, M> solver = strategy.solver(engine.open(game))) { // for whatever takes a solver
            solver.proveValue(game.initialState(), Limits.none());
        }
        return move;
    }
}
