package dev.foregone.games.dobutsu;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pieces that a position must have. */
final class Inventory {

    private static final Pattern ON_BOARD = Pattern.compile("[.CEGHLceghl]{" + Square.COUNT + "}");
    private static final Pattern IN_HAND = Pattern.compile("[CEGLcegl]*");

    private Inventory() {}

    /** The problem with the pieces of a position, if any. */
    static Optional<String> problem(String board, String hands, boolean senteMoves) {
        if (!ON_BOARD.matcher(board).matches() || !IN_HAND.matcher(hands).matches()) {
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

    private static int count(Piece piece, String letters) {
        int count = 0;
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            count += letter != '.' && Piece.of(letter).captured() == piece ? 1 : 0;
        }
        return count;
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
