package dev.foregone.board;

import java.util.Optional;

/** Pebbles in which who empties a square plays again. */
class TurnsGame extends PebblesGame {

    TurnsGame(int... squares) {
        super(true, squares);
    }

    @Override
    protected Optional<Player> toMove(Pebbles board) {
        return Optional.of(board.firstToMove ? Player.FIRST : Player.SECOND);
    }
}
