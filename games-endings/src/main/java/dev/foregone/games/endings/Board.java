package dev.foregone.games.endings;

import java.util.List;
import java.util.Optional;

/**
 * Where the pieces are. Sets of squares are bits: bit 0 is a8, bit 63 is h1.
 *
 * @param squares a character for each square in the order of FEN: {@code .} or the letter of a piece
 * @param enPassant the square that a pawn has just passed over in a move of two squares, if any
 */
record Board(String squares, Optional<Square> enPassant) {

    private static final char FREE = '.';

    /** A board without such a square. */
    Board(String squares) {
        this(squares, Optional.empty());
    }

    char at(int square) {
        return squares.charAt(square);
    }

    boolean isFree(int square) {
        return at(square) == FREE;
    }

    boolean isOf(int square, boolean white) {
        char piece = at(square);
        return piece != FREE && piece < 'a' == white;
    }

    int king(boolean white) {
        return squares.indexOf(Piece.KING.letter(white));
    }

    int count(char letter) {
        int count = 0;
        for (int square = squares.indexOf(letter); square >= 0; square = squares.indexOf(letter, square + 1)) {
            count++;
        }
        return count;
    }

    /** The ranks, the eighth first. */
    List<String> ranks() {
        return Square.ALL.stream()
                .filter(square -> square.column() == 0)
                .map(square -> squares.substring(square.index(), square.index() + Square.SIDE))
                .toList();
    }
}
