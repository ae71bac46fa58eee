package dev.foregone.diagram;

import dev.foregone.diagram.Site.Owner;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/** The colours of the two players' pieces. Each palette can be told apart by those who see no colours, and on any ground. */
@Stability(Level.EXPERIMENTAL)
public enum Palette {
    /** The first player's pieces are blue, the second's light with an orange rim: colours of M. Okabe and K. Ito. */
    BLUE_AND_ORANGE(
            new Paint("#0072b2", "#00466e", 3, "#ffffff"),
            new Paint("#fff6ec", "#d55e00", 8, "#5c2900"),
            new Paint("#4d4d4d", "#4d4d4d", 3, "#4d4d4d")),
    /** The first player's pieces are white with a dark rim, the second's black with a light one. */
    WHITE_AND_BLACK(
            new Paint("#ffffff", "#1a1a1a", 4, "#1a1a1a"),
            new Paint("#1a1a1a", "#f4f4f4", 4, "#ffffff"),
            BLUE_AND_ORANGE.nobody);

    private final Paint first;
    private final Paint second;
    private final Paint nobody;

    Palette(Paint first, Paint second, Paint nobody) {
        this.first = first;
        this.second = second;
        this.nobody = nobody;
    }

    /** What a piece is filled with, its rim, and what is drawn upon it. */
    record Paint(String fill, String edge, int width, String mark) {}

    Paint of(Owner owner) {
        return switch (owner) {
            case FIRST -> first;
            case SECOND -> second;
            case BOTH, NOBODY -> nobody;
        };
    }
}
