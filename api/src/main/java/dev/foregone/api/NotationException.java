package dev.foregone.api;

import dev.foregone.message.Quote;
import java.io.Serial;

/** A text that is not a position or move of the game it was read for. */
public final class NotationException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** The text that was read. */
    private final String text;

    /**
     * Names the text, what is wrong with it, and what is accepted.
     *
     * @param text the text that was read
     * @param problem what is wrong with it, naming the part at fault
     * @param accepted what is accepted, with an example
     */
    public NotationException(String text, String problem, String accepted) {
        super("cannot read \"" + Quote.of(text) + "\": " + Quote.of(problem) + "\n  accepted: " + accepted, null);
        this.text = text;
    }

    /**
     * The text at fault.
     *
     * @return the text as it was given
     */
    public String text() {
        return text;
    }
}
