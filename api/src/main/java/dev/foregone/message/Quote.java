package dev.foregone.message;

/** Quotes external texts in messages. */
public final class Quote {

    /** How many characters of a text are shown. */
    private static final int SHOWN = 300;

    /** How many characters a text may have to be shown whole. */
    private static final int WHOLE = 400;

    private Quote() {}

    /**
     * The text, or its beginning and its length.
     *
     * @param text any text
     * @return a few hundred characters at most
     */
    public static String of(String text) {
        return text.length() <= WHOLE
                ? text
                : text.substring(0, SHOWN) + "... (" + text.length() + " characters in all)";
    }

    /**
     * A throwable on one line; even its message may throw.
     *
     * @param thrown anything, even if its message cannot be read
     * @return one line of a few hundred characters at most
     */
    public static String of(Throwable thrown) {
        try {
            return of(String.valueOf(thrown.toString()).strip().replaceAll("\\s*\\R\\s*", " / "));
        } catch (Throwable mute) { // a plug-in's own exception class may throw anything
            return thrown.getClass().getName();
        }
    }
}
