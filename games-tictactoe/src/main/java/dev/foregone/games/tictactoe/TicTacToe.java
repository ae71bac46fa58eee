package dev.foregone.games.tictactoe;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A position of tic-tac-toe. Squares are bits in the order of reading, the lowest first.
 *
 * @param mine the squares of the player to move
 * @param theirs the squares of the other
 */
public record TicTacToe(int mine, int theirs) implements GameState<TicTacToe, Square> {

    static final int FULL = 0777;
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    @Override
    public Optional<GameValue> terminalValue() {
        if (hasLine(theirs)) {
            return Optional.of(GameValue.LOSS);
        }
        return (mine | theirs) == FULL ? Optional.of(GameValue.DRAW) : Optional.empty();
    }

    @Override
    public List<Square> legalMoves() {
        return hasLine(theirs)
                ? List.of()
                : Square.ALL.stream().filter(this::isFree).toList();
    }

    @Override
    public TicTacToe play(Square square) {
        if (!legalMoves().contains(square)) {
            throw new IllegalMoveException(square, this, legalMoves());
        }
        return new TicTacToe(theirs, mine | square.bit());
    }

    static boolean hasLine(int squares) {
        for (int line : LINES) {
            if ((squares & line) == line) {
                return true;
            }
        }
        return false;
    }

    private boolean isFree(Square square) {
        return ((mine | theirs) & square.bit()) == 0;
    }

    /** Those of a player's squares that are in a line of three. */
    static int inLines(int squares) {
        return IntStream.of(LINES).filter(line -> (squares & line) == line).reduce(0, (all, line) -> all | line);
    }

    /** In the game's notation: {@code xx./oo./...}. */
    @Override
    public String toString() {
        return TicTacToeNotation.format(this);
    }
}
