package dev.foregone.games.endings;

/**
 * A pawn moves to the last rank and becomes another piece.
 *
 * @param from where it stands
 * @param to where it goes
 * @param piece what it becomes: a queen, rook, bishop or knight
 */
public record Promotion(Square from, Square to, Piece piece) implements EndingMove {

    /** The two squares and the letter of the piece: {@code a7a8q}. */
    @Override
    public String toString() {
        return from.toString() + to + piece.letter();
    }
}
