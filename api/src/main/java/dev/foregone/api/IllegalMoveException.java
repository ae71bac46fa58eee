package dev.foregone.api;

import dev.foregone.message.Quote;
import java.io.Serial;
import java.util.List;
import java.util.stream.Collectors;

/** A move that is not legal in the position it was played in. */
public final class IllegalMoveException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Names the move, the position, and the legal moves there.
     *
     * @param move the move, or its notation
     * @param position the position, or its notation
     * @param legalMoves the moves that are legal there
     */
    public IllegalMoveException(Object move, Object position, List<?> legalMoves) {
        super(text("illegal move " + quoted(move), position, legalMoves), null);
    }

    /**
     * Names the move and its number in the game, the position, and the legal moves there.
     *
     * @param number the move's number in the game, from 1
     * @param move the move, or its notation
     * @param position the position, or its notation
     * @param legalMoves the moves that are legal there
     */
    public IllegalMoveException(int number, Object move, Object position, List<?> legalMoves) {
        super(text("illegal move " + quoted(move) + " (move " + number + ")", position, legalMoves), null);
    }

    private static String text(String what, Object position, List<?> legalMoves) {
        return what + " in " + quoted(position) + ": " + legal(legalMoves);
    }

    private static String quoted(Object named) {
        return Quote.of(String.valueOf(named));
    }

    private static String legal(List<?> moves) {
        return moves.isEmpty()
                ? "the game is over"
                : moves.stream().map(String::valueOf).collect(Collectors.joining(" ", "legal are ", ""));
    }
}
