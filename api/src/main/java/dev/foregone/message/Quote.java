package dev.foregone.message;

/** What messages show of texts that others wrote. */
public final class Quote {

    /** How many characters of a text are shown. */
    private static final int SHOWN = 300;

    /** How many characters a text may have to be shown whole. */
    private static final int WHOLE = 400;

    private Quote() {}

    /**
     * The text, or its beginning and how long it is.
     *
     * @param text any text
     * @return some hundred characters at most
     */
    public static String of(String text) {
        return text.length() <= WHOLE
                ? text
                : text.substring(0, SHOWN) + "... (" + text.length() + " characters in all)";
    }

    /**
     * What was thrown, on one line; its message may throw, too.
     *
     * @param thrown anything, even if it cannot give a message
     * @return one line, of some hundred characters at most
     */
    public static String of(Throwable thrown) {
        try {
            return of(String.valueOf(thrown.toString()).strip().replaceAll("\\s*\\R\\s*", " / "));
        } catch (Throwable mute) { // what a plug-in throws may be a class of its own, and throw anything
            return thrown.getClass().getName();
        }
    }
}
