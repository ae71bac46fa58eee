package dev.foregone.games.endings;

import java.util.ArrayList;
import java.util.List;

/** The kinds of pieces. */
public enum Piece {
    /** Captures one square diagonally forward. */
    PAWN('p', "", false),
    /** Jumps. */
    KNIGHT('n', ".x.x./x...x/...../x...x/.x.x.", false),
    /** Moves along diagonals. */
    BISHOP('b', "...../.x.x./...../.x.x./.....", true),
    /** Moves along ranks and files. */
    ROOK('r', "...../..x../.x.x./..x../.....", true),
    /** Moves along diagonals, ranks and files. */
    QUEEN('q', "...../.xxx./.x.x./.xxx./.....", true),
    /** Moves one square in any direction. */
    KING('k', "...../.xxx./.x.x./.xxx./.....", false);

    private final char letter;
    private final boolean slides;

    @SuppressWarnings("ImmutableEnumChecker") // copyOf() makes it unmodifiable
    private final List<Square> steps;

    Piece(char letter, String around, boolean slides) {
        this.letter = letter;
        this.slides = slides;
        List<Square> found = new ArrayList<>();
        String[] rows = around.isEmpty() ? new String[0] : around.split("/");
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == 'x') {
                    found.add(new Square(row - 2, column - 2));
                }
            }
        }
        steps = List.copyOf(found);
    }

    /** The piece of a letter, capital or small. */
    static Piece of(char letter) {
        for (Piece piece : values()) {
            if (piece.letter == Character.toLowerCase(letter)) {
                return piece;
            }
        }
        throw new IllegalArgumentException("'" + letter + "' is the letter of no piece");
    }

    /** Its letter in FEN, small. */
    char letter() {
        return letter;
    }

    /** Its letter in FEN, a capital for White. */
    char letter(boolean white) {
        return white ? Character.toUpperCase(letter) : letter;
    }

    boolean slides() {
        return slides;
    }

    /** Its steps as rows and columns. */
    List<Square> steps() {
        return steps;
    }
}
