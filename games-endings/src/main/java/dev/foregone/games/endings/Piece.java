package dev.foregone.games.endings;

import java.util.List;
import java.util.stream.IntStream;

/** The kinds of pieces. */
public enum Piece {
    /** Captures one square diagonally forward; this is how White's does. */
    PAWN('p', "...../.x.x./...../...../.....", false),
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

    @SuppressWarnings("ImmutableEnumChecker") // toList() makes it unmodifiable, and nobody writes to the arrays
    private final List<List<int[]>> lines;

    Piece(char letter, String around, boolean slides) {
        this.letter = letter;
        List<Square> steps = IntStream.range(0, around.length())
                .filter(i -> around.charAt(i) == 'x')
                .mapToObj(i -> new Square(i / 6 - 2, i % 6 - 2))
                .toList();
        lines = Square.ALL.stream()
                .map(from ->
                        steps.stream().map(step -> line(from, step, slides)).toList())
                .toList();
    }

    /** The piece of a letter, capital or small. */
    static Piece of(char letter) {
        return switch (letter) {
            case 'P', 'p' -> PAWN;
            case 'N', 'n' -> KNIGHT;
            case 'B', 'b' -> BISHOP;
            case 'R', 'r' -> ROOK;
            case 'Q', 'q' -> QUEEN;
            case 'K', 'k' -> KING;
            default -> throw new IllegalArgumentException("'" + letter + "' is the letter of no piece");
        };
    }

    /** Its letter in FEN, small. */
    char letter() {
        return letter;
    }

    /** Its letter in FEN, a capital for White. */
    char letter(boolean white) {
        return white ? Character.toUpperCase(letter) : letter;
    }

    /** The lines of squares along which it attacks from a square on an empty board. */
    List<int[]> lines(int from) {
        return lines.get(from);
    }

    private static int[] line(Square from, Square step, boolean slides) {
        IntStream.Builder line = IntStream.builder();
        int most = slides ? Square.SIDE : 1;
        Square next = from.plus(step);
        for (int count = 0; count < most && next.isOnBoard(); count++) {
            line.add(next.index());
            next = next.plus(step);
        }
        return line.build().toArray();
    }
}
