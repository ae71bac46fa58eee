package dev.foregone.report;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A move with which games can begin.
 *
 * @param move its notation
 * @param bounds what is proved of it, for the player who makes it
 * @param estimate the result expected, from -1 to 1, no proof; empty if there is none
 * @param results how the games ended that began with it
 */
public record FirstMove(String move, Bounds bounds, OptionalDouble estimate, Tally results) {

    /** {@return in words what it is worth: its value if that is proved, otherwise the estimate} */
    public String worth() {
        return bounds.value()
                .map(GameValue::toString)
                .orElseGet(() -> estimate.isPresent()
                        ? String.format(Locale.ROOT, "estimate %+.2f", estimate.getAsDouble())
                        : "not compared");
    }
}
