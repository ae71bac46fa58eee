package com.example.othello;

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
        return OptionalDouble.of(Math.tanh((board.mobility() + 8 * board.corners()) / 20.0));
    }
}
