package dev.foregone.api;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A line of play that repeats a position, or is longer than a depth-first engine can follow: such an engine cannot
 * solve the game.
 */
public final class LineTooLongException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final boolean repetition;

    private LineTooLongException(String message, boolean repetition, @Nullable Throwable cause) {
        super(message, cause);
        this.repetition = repetition;
    }

    /**
     * A position repeated on one line of play.
     *
     * @param position the position
     * @param plies how many moves lie between its two appearances
     * @param game the game's id
     * @return the exception, naming the position and what to do
     */
    public static LineTooLongException cycle(Object position, int plies, String game) {
        return new LineTooLongException(
                "the game '" + game + "' can come back to the position " + position + " after "
                        + plies + " plies, so a depth-first engine would follow it forever\n"
                        + "  use an engine that supports games with cycles, and let the game declare them"
                        + " (Game.cyclic)",
                true,
                null);
    }

    /**
     * A line that is too long.
     *
     * @param position where the search gave up
     * @param plies how many moves the line has
     * @param game the game's id
     * @return the exception, naming the position and what to do
     */
    public static LineTooLongException tooLong(Object position, int plies, String game) {
        return new LineTooLongException(
                "a line of the game '" + game + "' goes on after " + plies + " plies, at "
                        + position + ", and a depth-first engine follows no longer lines\n"
                        + "  ask about a position nearer the end, or use an engine that is not depth-first",
                false,
                null);
    }

    /**
     * A line that is longer than a stack can follow.
     *
     * @param game the game's id
     * @param overflow how the stack ran out; it shows whether a method of the game recurses without end
     * @return the exception, saying what to do
     */
    public static LineTooLongException deeperThanStack(String game, StackOverflowError overflow) {
        return new LineTooLongException(
                "a line of the game '" + game + "' is longer than even a large stack can follow\n"
                        + "  ask about a position nearer the end, or use an engine that is not depth-first; if a method"
                        + " of the game calls itself without end, the cause shows it",
                false,
                overflow);
    }

    /**
     * Whether a position came again, though the game promises that none does: a fault of the game. Otherwise the line is only
     * too long for the engine.
     *
     * @return true for {@link #cycle}
     */
    public boolean isRepetition() {
        return repetition;
    }
}
