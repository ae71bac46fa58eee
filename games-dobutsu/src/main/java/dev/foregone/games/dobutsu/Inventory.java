package dev.foregone.games.dobutsu;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What pieces there are. */
final class Inventory {

    private static final String ON_BOARD = "[.CEGHLceghl]{" + Square.COUNT + "}";
    private static final String IN_HAND = "[CEGLcegl]*";

    private Inventory() {}

    /** What is wrong with the pieces of a position, if anything. */
    static Optional<String> problem(String board, String hands, boolean senteMoves) {
        if (!board.matches(ON_BOARD) || !hands.matches(IN_HAND)) {
            return Optional.of("the board \"" + board + "\" or the hands \"" + hands + "\" hold what is no piece");
        }
        return Stream.of(Piece.CHICK, Piece.ELEPHANT, Piece.GIRAFFE, Piece.LION)
                .filter(piece -> count(piece, board + hands) != 2)
                .findFirst()
                .map(piece -> count(piece, board + hands) + " pieces are or were "
                        + (piece == Piece.CHICK
                                ? "chicks or hens"
                                : piece.name().toLowerCase(Locale.ROOT) + "s")
                        + ", not 2")
                .or(() -> lionProblem(board, hands, senteMoves));
    }

    private static long count(Piece piece, String letters) {
        return letters.chars()
                .filter(letter -> letter != '.' && Piece.of((char) letter).captured() == piece)
                .count();
    }

    /** The lion of the player to move may have been caught, the other lion is on the board. */
    private static Optional<String> lionProblem(String board, String hands, boolean senteMoves) {
        char mine = Dobutsu.letter(Piece.LION, senteMoves);
        char theirs = Dobutsu.letter(Piece.LION, !senteMoves);
        if (count(theirs, board) != 1) {
            return Optional.of("the lion of the player not to move, " + theirs + ", is not on the board once");
        }
        return count(mine, board) == 1 || count(theirs, hands) == 1
                ? Optional.empty()
                : Optional.of("the lion of the player to move, " + mine
                        + ", is neither on the board nor caught by the other");
    }

    private static long count(char letter, String letters) {
        return letters.chars().filter(each -> each == letter).count();
    }
}
