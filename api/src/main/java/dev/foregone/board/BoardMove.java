package dev.foregone.board;

import dev.foregone.api.Move;
import java.util.Objects;

/**
 * A move of a {@link BoardGame}, identified by its notation alone. {@link BoardGame#moveOn} finds the object that the
 * board's own class uses for it.
 *
 * @param notation how the move is written; no two legal moves of a position are written alike
 */
public record BoardMove(String notation) implements Move {

    /**
     * Checks that the notation is not null.
     *
     * @param notation the notation
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
