package dev.foregone.games.dobutsu;

/**
 * A piece comes from the hand to a free square.
 *
 * @param piece an elephant, a giraffe or a chick
 * @param to the square
 */
public record Drop(Piece piece, Square to) implements DobutsuMove {

    /** The piece's letter and the square: {@code C@b3}. */
    @Override
    public String toString() {
        return piece.letter() + "@" + to;
    }
}
