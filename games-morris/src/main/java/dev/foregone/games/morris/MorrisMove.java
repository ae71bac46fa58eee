package dev.foregone.games.morris;

import dev.foregone.api.Move;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A man is placed or moved and, if that closes a mill, one of the other player's men is removed: together one move.
 *
 * @param from where the man stood, or empty if it was in hand
 * @param to where it goes
 * @param removed where the removed man stood, or empty
 */
public record MorrisMove(Optional<Point> from, Point to, Optional<Point> removed) implements Move {

    /** The points in the order in which they are touched. */
    Stream<Point> points() {
        return Stream.of(from, Optional.of(to), removed).flatMap(Optional::stream);
    }

    /** Placed {@code a5}, moved {@code a5-c5}; with a man removed {@code a5-c5xb2}. */
    @Override
    public String toString() {
        return from.map(point -> point + "-").orElse("")
                + to
                + removed.map(point -> "x" + point).orElse("");
    }
}
