package com.example.hexapawn;

import dev.foregone.api.Analysis;
import dev.foregone.api.RatedMove;
import dev.foregone.api.Solver;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import org.example.pawns.Hexapawn;

/** Plays hexapawn on a board of its own class, each move the best that an engine finds. */
public final class Main {

    private Main() {}

    /**
     * Runs the program.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        HexapawnGame game = Games.load().get(HexapawnGame.class);
        Hexapawn board = new Hexapawn();
        try (Solver<BoardState<Hexapawn>, BoardMove> solver =
                Engines.load().forSolving(game).open(game)) {
            Analysis<BoardState<Hexapawn>, BoardMove> analysis = solver.analyze(game.state(board));
            System.out.println(board + ": " + analysis.outcome());
            for (RatedMove<BoardMove> rated : analysis.moves()) {
                System.out.println(rated.move() + ": " + rated.outcome());
            }
            for (BoardMove move : analysis.line()) {
                board.make(game.moveOn(board, move));
                System.out.println(move + "  " + board);
            }
        }
    }
}
