package dev.foregone.games.endings;

/**
 * A piece moves, and captures what is there, or, a pawn, the one that has just passed over the square.
 *
 * @param from where it stands
 * @param to where it goes
 */
public record Step(Square from, Square to) implements EndingMove {

    /** The two squares: {@code e2e4}. */
    @Override
    public String toString() {
        return from.toString() + to;
    }
}
