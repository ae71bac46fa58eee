package dev.foregone.games.endings;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Positions that are equivalent: the colours exchanged, the board mirrored, and, without pawns, turned in any direction.
 */
final class Images {

    private static final int LAST = Square.SIDE - 1;

    private Images() {}

    private static Square mirrored(Square square) {
        return new Square(square.row(), LAST - square.column());
    }

    private static Square upsideDown(Square square) {
        return new Square(LAST - square.row(), square.column());
    }

    private static Square alongDiagonal(Square square) {
        return Square.ALL.get(square.column() * Square.SIDE + square.row());
    }

    /** Of all images the one whose board comes first alphabetically, Black to move before White. */
    static Ending first(Ending state) {
        return Stream.of(state, exchanged(state))
                .flatMap(Images::turned)
                .min(Comparator.comparing(Ending::squares).thenComparing(Ending::whiteMoves))
                .orElseThrow();
    }

    /** The colours exchanged: White's pieces are Black's, who sees the board from the other side. */
    static Ending exchanged(Ending state) {
        String exchanged = moved(state.squares(), Images::upsideDown)
                .chars()
                .mapToObj(letter -> exchanged((char) letter))
                .collect(Collectors.joining());
        return new Ending(exchanged, !state.whiteMoves());
    }

    private static String exchanged(char letter) {
        String text = String.valueOf(letter);
        return Character.isUpperCase(letter) ? text.toLowerCase(Locale.ROOT) : text.toUpperCase(Locale.ROOT);
    }

    /** The images on the board as it is, mirrored or turned. */
    static Stream<Ending> turned(Ending state) {
        Stream<String> boards = images(List.of(state.squares()), Images::mirrored).stream();
        if (state.squares().toLowerCase(Locale.ROOT).indexOf(Piece.PAWN.letter()) < 0) {
            boards = images(images(boards.toList(), Images::upsideDown), Images::alongDiagonal).stream();
        }
        return boards.map(squares -> new Ending(squares, state.whiteMoves()));
    }

    private static List<String> images(List<String> boards, UnaryOperator<Square> reflection) {
        return Stream.concat(boards.stream(), boards.stream().map(board -> moved(board, reflection)))
                .toList();
    }

    private static String moved(String squares, UnaryOperator<Square> reflection) {
        return Square.ALL.stream()
                .map(square ->
                        String.valueOf(squares.charAt(reflection.apply(square).index())))
                .collect(Collectors.joining());
    }
}
