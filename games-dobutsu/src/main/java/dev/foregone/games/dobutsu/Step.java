package dev.foregone.games.dobutsu;

/**
 * A piece moves to an adjacent square and captures the piece there.
 *
 * @param from where it stands
 * @param to where it goes
 */
public record Step(Square from, Square to) implements DobutsuMove {

    /** The two squares: {@code b3-b2}. */
    @Override
    public String toString() {
        return from + "-" + to;
    }
}
