package dev.foregone.diagram;

import java.util.Objects;

/**
 * A text beside the board.
 *
 * @param text what is written
 * @param x of its centre, in cells to the right
 * @param y of its centre, in cells downwards
 */
public record Label(String text, double x, double y) {

    /**
     * Checks the numbers.
     *
     * @param text the text
     * @param x x of its centre
     * @param y y of its centre
     * @throws IllegalArgumentException if a coordinate is not finite
     */
    public Label {
        Objects.requireNonNull(text, "text");
        DiagramParts.checkFinite("the label \"" + text + "\"", x, y);
    }
}
