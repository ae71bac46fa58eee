package dev.foregone.spi;

import dev.foregone.api.NotationException;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.function.Function;

/** Reads positions, and refuses those that cannot be read in one way. */
@Stability(Level.EXPERIMENTAL)
public final class Notation {

    private Notation() {}

    /**
     * Reads a text by a method that says what is wrong with it by an {@link IllegalArgumentException}.
     *
     * @param text what was written
     * @param accepted what is accepted, with an example
     * @param reader reads the text without blanks around it, which is not empty
     * @param <T> what is read
     * @return what it reads
     * @throws NotationException if the text is blank, or refused, for the same reason
     */
    public static <T> T read(String text, String accepted, Function<String, T> reader) {
        if (text.isBlank()) {
            throw new NotationException(text, "it is empty", accepted);
        }
        try {
            return reader.apply(text.strip());
        } catch (IllegalArgumentException wrong) {
            throw new NotationException(text, String.valueOf(wrong.getMessage()), accepted);
        }
    }
}
