package dev.foregone.games.amazons;

import dev.foregone.api.Move;
import java.util.stream.Stream;

/**
 * A queen is moved and shoots an arrow: together one move.
 *
 * @param from where the queen stood
 * @param to where it goes
 * @param arrow the square that is burnt; it may be the one where the queen stood
 */
public record AmazonsMove(Square from, Square to, Square arrow) implements Move {

    /** The squares in the order in which they are touched. */
    Stream<Square> squares() {
        return Stream.of(from, to, arrow);
    }

    /** As in the literature: {@code B1-B4xD4}. */
    @Override
    public String toString() {
        return from + "-" + to + "x" + arrow;
    }
}
