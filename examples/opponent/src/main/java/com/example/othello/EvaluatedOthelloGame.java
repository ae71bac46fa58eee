package com.example.othello;

import dev.foregone.spi.Odds;
import java.util.OptionalDouble;
import org.example.othello.Othello;

/** Othello with an evaluation, for engines that have to choose a move where they cannot prove which is best. */
public final class EvaluatedOthelloGame extends OthelloGame {

    /** Called by Foregone. */
    public EvaluatedOthelloGame() {
        super("othello-evaluated");
    }

    /** Corners, and moves to choose from: from -1 to 1 for the player to move, and never either. */
    @Override
    protected OptionalDouble evaluation(Othello board) {
        return OptionalDouble.of(Odds.expected(10 * board.mobility() + 80 * board.corners()));
    }
}
