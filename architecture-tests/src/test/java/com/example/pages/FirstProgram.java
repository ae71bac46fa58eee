package com.example.pages;

import dev.foregone.api.Analysis;
import dev.foregone.api.RatedMove;
import dev.foregone.api.Solver;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;

class FirstProgram {

    public static void main(String[] arguments) {
        TicTacToeGame game = Games.load().get(TicTacToeGame.class);
        TicTacToe state = game.parse("xo./.../...");

        try (Solver<TicTacToe, Square> solver = Engines.load().forSolving(game).open(game)) {
            Analysis<TicTacToe, Square> analysis = solver.analyze(state);
            System.out.println(analysis.outcome());
            System.out.println(analysis.line());
            for (RatedMove<Square> rated : analysis.moves()) {
                System.out.println(rated.move() + ": " + rated.outcome());
            }

            // where not everything can be proved in time, an opponent needs Engines.load().forPlaying(game)
            Opponent<TicTacToe, Square> opponent = Opponent.ofStrength(solver, Strength.CASUAL, 1);
            System.out.println("its move: " + opponent.choose(state, 2));
        }
    }
}
