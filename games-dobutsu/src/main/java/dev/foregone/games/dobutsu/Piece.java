package dev.foregone.games.dobutsu;

import java.util.List;
import java.util.stream.IntStream;

/** The kinds of pieces, and the squares around them to which they move. */
public enum Piece {
    /** Moves one square straight forward, and becomes a hen when it moves to the far rank. */
    CHICK('C', ".x.", "...", "..."),
    /** Moves one square diagonally. */
    ELEPHANT('E', "x.x", "...", "x.x"),
    /** Moves one square forward, back or sideways. */
    GIRAFFE('G', ".x.", "x.x", ".x."),
    /** Moves one square in any direction except diagonally backwards. In the hand it is a chick again. */
    HEN('H', "xxx", "x.x", ".x."),
    /** Moves one square in any direction. Catching it wins. */
    LION('L', "xxx", "x.x", "xxx");

    private final char letter;

    @SuppressWarnings("ImmutableEnumChecker") // toList() makes it unmodifiable
    private final List<Square> steps;

    Piece(char letter, String ahead, String beside, String behind) {
        this.letter = letter;
        String around = ahead + beside + behind;
        steps = IntStream.range(0, around.length())
                .filter(i -> around.charAt(i) == 'x')
                .mapToObj(i -> new Square(i / 3 - 1, i % 3 - 1))
                .toList();
    }

    /** The piece of a letter, capital or small. */
    static Piece of(char letter) {
        return switch (letter) {
            case 'C', 'c' -> CHICK;
            case 'E', 'e' -> ELEPHANT;
            case 'G', 'g' -> GIRAFFE;
            case 'H', 'h' -> HEN;
            case 'L', 'l' -> LION;
            default -> throw new IllegalArgumentException("'" + letter + "' is the letter of no piece");
        };
    }

    /** Its capital letter. */
    char letter() {
        return letter;
    }

    /** Its steps as rows and columns, for the player who moves upwards, in the order of reading. */
    List<Square> steps() {
        return steps;
    }

    /** The piece it becomes when captured. */
    Piece captured() {
        return this == HEN ? CHICK : this;
    }
}
