package com.example.othello;

import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import org.example.othello.Othello;

/** Othello does what every game must do, though its board knows nothing of it. */
class OthelloContractTest extends GameContract<BoardState<Othello>, BoardMove> {

    @Override
    protected Game<BoardState<Othello>, BoardMove> game() {
        return new EvaluatedOthelloGame();
    }
}
