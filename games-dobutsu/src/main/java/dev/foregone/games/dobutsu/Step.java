package dev.foregone.games.dobutsu;

/**
 * A piece moves to a square next to its own, and captures what stands there.
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
