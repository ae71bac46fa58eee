package dev.foregone.answers;

import dev.foregone.api.GameValue;

/** The colours of values in pictures. */
public final class Colours {

    private Colours() {}

    /** A light green, yellow or red, as Graphviz, Mermaid, SVG and style sheets write it. */
    public static String of(GameValue value) {
        return switch (value) {
            case WIN -> "#c8e6c9";
            case DRAW -> "#fff9c4";
            case LOSS -> "#ffcdd2";
        };
    }
}
