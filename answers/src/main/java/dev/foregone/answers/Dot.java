package dev.foregone.answers;

import dev.foregone.api.GameValue;

/** Words of the DOT language of Graphviz. */
public final class Dot {

    private Dot() {}

    /** A light green, yellow or red, as Graphviz, SVG and style sheets write it. */
    public static String colour(GameValue value) {
        return switch (value) {
            case WIN -> "#c8e6c9";
            case DRAW -> "#fff9c4";
            case LOSS -> "#ffcdd2";
        };
    }

    /** Left-aligns each line, so that boards keep their columns. */
    public static String label(String lines) {
        return escape(lines).replace("\n", "\\l") + "\\l";
    }

    public static String escape(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
