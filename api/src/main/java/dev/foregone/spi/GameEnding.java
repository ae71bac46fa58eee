package dev.foregone.spi;

import dev.foregone.diagram.Diagram;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.List;

/**
 * Why a game is over.
 *
 * @param reason in a few words that follow the result, without a full stop: {@code four in a row}, {@code checkmate}
 * @param sites the names of the {@linkplain Diagram#sites sites} that show it, such as those of the four discs; or none
 */
@Stability(Level.EXPERIMENTAL)
public record GameEnding(String reason, List<String> sites) {

    /**
     * Copies the names.
     *
     * @param reason in a few words
     * @param sites the names of the sites that show it
     * @throws IllegalArgumentException if the reason is blank or has a line end
     */
    public GameEnding {
        GuideWords.oneLine("the reason", reason);
        sites = List.copyOf(sites);
    }

    /**
     * An ending that no site shows.
     *
     * @param reason in a few words
     */
    public GameEnding(String reason) {
        this(reason, List.of());
    }
}
