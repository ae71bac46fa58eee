package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Objects;

/**
 * A played game in the file format that people and programs keep such games in.
 *
 * @param format the format's name, which in small letters is the ending of files: {@code PGN}
 * @param text the whole file
 */
@Stability(Level.EXPERIMENTAL)
public record GameRecord(String format, String text) {

    /**
     * Checks the name.
     *
     * @param format the format's name
     * @param text the whole file
     * @throws IllegalArgumentException if the name is not one to eight letters and digits
     */
    public GameRecord {
        if (!format.matches("[A-Za-z0-9]{1,8}")) {
            throw new IllegalArgumentException("the format \"" + format + "\"; it is one to eight letters and digits");
        }
        Objects.requireNonNull(text, "text");
    }
}
