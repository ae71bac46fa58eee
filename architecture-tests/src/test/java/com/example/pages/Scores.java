package com.example.pages;

import dev.foregone.api.GameValue;
import dev.foregone.api.Solver;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import java.util.stream.IntStream;

/** The score of a game, by asking again and again who wins. */
final class Scores {

    private Scores() {}

    static int bestLead(int... coins) {
        int lead = -IntStream.of(coins).sum();
        while (firstWinsBy(lead + 1, coins)) {
            lead++;
        }
        return lead;
    }

    static boolean firstWinsBy(int lead, int... coins) {
        CoinsByAtLeast game = new CoinsByAtLeast(lead, coins);
        try (Solver<BoardState<Coins>, BoardMove> solver =
                Engines.load().forSolving(game).open(game)) {
            return solver.solve(game.initialState()).value() == GameValue.WIN;
        }
    }
}
