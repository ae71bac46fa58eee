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
        return new Ending(exchanged, !state.whiteMoves(), state.enPassant().map(Images::upsideDown));
    }

    private static String exchanged(char letter) {
        String text = String.valueOf(letter);
        return Character.isUpperCase(letter) ? text.toLowerCase(Locale.ROOT) : text.toUpperCase(Locale.ROOT);
    }

    /** The images on the board as it is, mirrored or turned. */
    static Stream<Ending> turned(Ending state) {
        List<Ending> images = images(List.of(state), Images::mirrored);
        if (state.squares().toLowerCase(Locale.ROOT).indexOf(Piece.PAWN.letter()) < 0) {
            images = images(images(images, Images::upsideDown), Images::alongDiagonal);
        }
        return images.stream();
    }

    private static List<Ending> images(List<Ending> states, UnaryOperator<Square> reflection) {
        return Stream.concat(
                        states.stream(),
                        states.stream()
                                .map(state -> new Ending(
                                        moved(state.squares(), reflection),
                                        state.whiteMoves(),
                                        state.enPassant().map(reflection))))
                .toList();
    }

    private static String moved(String squares, UnaryOperator<Square> reflection) {
        return Square.ALL.stream()
                .map(square ->
                        String.valueOf(squares.charAt(reflection.apply(square).index())))
                .collect(Collectors.joining());
    }
}
