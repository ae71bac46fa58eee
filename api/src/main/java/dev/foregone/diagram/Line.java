package dev.foregone.diagram;

import java.util.Objects;

/**
 * A line between two sites.
 *
 * @param from a site's name
 * @param to another's
 */
public record Line(String from, String to) {

    /**
     * Checks that the names are not null.
     *
     * @param from a site's name
     * @param to another's
     */
    public Line {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
    }
}
