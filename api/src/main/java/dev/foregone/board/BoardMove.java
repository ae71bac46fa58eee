package dev.foregone.board;

import dev.foregone.api.Move;
import java.util.Objects;

/**
 * A move of a {@link BoardGame}, known by its notation alone: two moves are equal if they are written alike. The object
 * that the board's own class uses for the move is found by {@link BoardGame#moveOn}.
 *
 * @param notation how the move is written; no two legal moves of a position are written alike
 */
public record BoardMove(String notation) implements Move {

    /**
     * Checks that there is a text.
     *
     * @param notation how the move is written; no two legal moves of a position are written alike
     */
    public BoardMove {
        Objects.requireNonNull(notation, "notation");
    }

    /** The notation. */
    @Override
    public String toString() {
        return notation;
    }
}
