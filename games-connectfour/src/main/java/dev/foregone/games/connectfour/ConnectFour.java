package dev.foregone.games.connectfour;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PackedState;

/**
 * A position of Connect Four: two players drop stones into columns in turn; four in a row, horizontally, vertically or
 * diagonally, win; a full board is a draw.
 *
 * @param shape the size of the board
 * @param mine the stones of the player to move, in the layout of {@link BoardShape}
 * @param stones the stones of both players
 */
public record ConnectFour(BoardShape shape, long mine, long stones) implements PackedState<ConnectFour, Drop> {

    /**
     * The empty board.
     *
     * @param shape its size
     * @return the position before the first move
     */
    public static ConnectFour empty(BoardShape shape) {
        return new ConnectFour(shape, 0, 0);
    }

    @Override
    public PackedRules<ConnectFour, Drop> packedRules() {
        return ConnectFourRules.of(shape);
    }

    /** The same position seen from behind the board. */
    ConnectFour mirrored() {
        return new ConnectFour(shape, shape.mirrored(mine), shape.mirrored(stones));
    }

    /** The stones of the player who has just moved. */
    long theirs() {
        return mine ^ stones;
    }

    @Override
    public String toString() {
        return ConnectFourNotation.format(this);
    }
}
