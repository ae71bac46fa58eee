package dev.foregone.games.connectfour;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A position of Connect Four: two players drop stones into columns in turn; four in a row, horizontally, vertically or
 * diagonally, win; a full board is a draw.
 *
 * @param shape the size of the board
 * @param mine the stones of the player to move, in the layout of {@link BoardShape}
 * @param stones the stones of both players
 */
public record ConnectFour(BoardShape shape, long mine, long stones) implements GameState<ConnectFour, Drop> {

    private static final Optional<GameValue> LOST = Optional.of(GameValue.LOSS);
    private static final Optional<GameValue> DRAWN = Optional.of(GameValue.DRAW);

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
    public Optional<GameValue> terminalValue() {
        if (hasLost()) {
            return LOST;
        }
        return stones == shape.board() ? DRAWN : Optional.empty();
    }

    @Override
    public List<Drop> legalMoves() {
        if (hasLost()) {
            return List.of();
        }
        List<Drop> drops = new ArrayList<>(shape.width());
        for (int column = 0; column < shape.width(); column++) {
            if (hasRoom(column)) {
                drops.add(Drop.into(column));
            }
        }
        return Collections.unmodifiableList(drops);
    }

    @Override
    public ConnectFour play(Drop drop) {
        int column = drop.column();
        if (column < 0 || column >= shape.width() || !hasRoom(column) || hasLost()) {
            throw new IllegalMoveException(drop, ConnectFourNotation.format(this), legalMoves());
        }
        return new ConnectFour(shape, theirs(), stones | landing(column));
    }

    /** The same position seen from behind the board. */
    ConnectFour mirrored() {
        return new ConnectFour(shape, shape.mirrored(mine), shape.mirrored(stones));
    }

    /** The stones of the player who has just moved. */
    long theirs() {
        return mine ^ stones;
    }

    private boolean hasLost() {
        return Fours.has(theirs(), shape.stride());
    }

    private boolean hasRoom(int column) {
        return landing(column) != 0;
    }

    /** The lowest free cell of a column, or nothing if the column is full. */
    private long landing(int column) {
        return shape.landings(stones) & shape.column(column);
    }

    @Override
    public String toString() {
        return ConnectFourNotation.format(this);
    }
}
