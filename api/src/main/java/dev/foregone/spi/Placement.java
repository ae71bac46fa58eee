package dev.foregone.spi;

import dev.foregone.diagram.Diagram;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What stands on a board, whether it is a position or not, and who is to move.
 *
 * @param pieces by the names of the {@linkplain Diagram#sites sites} that are not empty, what stands there; on a site of pieces in hand,
 *     as many of them as there are
 * @param player the player to move, as the game names it; empty if the pieces alone tell who that is
 */
@Stability(Level.EXPERIMENTAL)
public record Placement(Map<String, String> pieces, Optional<String> player) {

    /**
     * Copies the pieces.
     *
     * @param pieces what stands on each site that is not empty
     * @param player the player to move
     */
    public Placement {
        pieces = Collections.unmodifiableMap(new LinkedHashMap<>(pieces));
    }

    /**
     * What stands on a site.
     *
     * @param site the site's name
     * @return the piece, or an empty text
     */
    public String on(String site) {
        return pieces.getOrDefault(site, "");
    }
}
