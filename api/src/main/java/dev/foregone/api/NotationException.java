package dev.foregone.api;

import java.io.Serial;

/** A text that is no position or no move of the game it was read for. */
public final class NotationException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** How many characters of a long text a message shows, at either end. */
    private static final int SHOWN = 100;

    /** What was read. */
    private final String text;

    /**
     * Says which text, what is wrong with it, and what is accepted.
     *
     * @param text the text that was read
     * @param problem what is wrong with it, naming the part at fault
     * @param accepted what is accepted, with an example
     */
    public NotationException(String text, String problem, String accepted) {
        super("cannot read \"" + shortened(text) + "\": " + problem + "\n  accepted: " + accepted, null);
        this.text = text;
    }

    private static String shortened(String text) {
        int left = text.length() - 2 * SHOWN;
        return left <= SHOWN
                ? text
                : text.substring(0, SHOWN) + " ... (" + left + " characters) ... "
                        + text.substring(text.length() - SHOWN);
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
