package com.example.pages;

import dev.foregone.api.Limits;
import dev.foregone.api.SolverOptions;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import dev.foregone.scores.ScoreSolver;

/** The score of a game. */
final class Scores {

    private Scores() {}

    static int bestLead(int... coins) {
        CountedCoins game = new CountedCoins(coins);
        try (ScoreSolver<BoardState<Coins>, BoardMove> solver =
                ScoreSolver.open(Engines.load().forSolving(game), game, SolverOptions.defaults())) {
            return solver.prove(game.initialState(), Limits.none()).atLeast();
        }
    }
}
