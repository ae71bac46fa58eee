package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Objects;

/**
 * A beginning of a game that people choose from a list.
 *
 * @param name for people, on one line: {@code 5 x 4}, {@code Nine Men's Morris}
 * @param position in the game's notation
 */
@Stability(Level.EXPERIMENTAL)
public record GameVariant(String name, String position) {

    /**
     * Checks the name.
     *
     * @param name for people
     * @param position in the game's notation
     * @throws IllegalArgumentException if the name is blank or has a line end
     */
    public GameVariant {
        GuideWords.oneLine("the variant's name", name);
        Objects.requireNonNull(position, "position");
    }
}
