package dev.foregone.spi;

/** What a game tells people in a line. */
final class GuideWords {

    private GuideWords() {}

    /** Refuses a text that is blank or has a line end. */
    static void oneLine(String what, String text) {
        if (text.isBlank() || !text.matches(".+")) {
            throw new IllegalArgumentException(what + " \"" + text + "\"; it is one line that is not blank");
        }
    }
}
