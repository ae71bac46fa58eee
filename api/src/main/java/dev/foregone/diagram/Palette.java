package dev.foregone.diagram;

import dev.foregone.diagram.Site.Owner;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/** The colours of the two players' pieces, which those who see no colours tell apart, too, on any ground. */
@Stability(Level.EXPERIMENTAL)
public enum Palette {
    /** The first player's pieces are blue, the second's light with an orange rim. */
    BLUE_AND_ORANGE(Paint.BLUE, Paint.ORANGE),
    /** The first player's pieces are white with a dark rim, the second's black with a light one. */
    WHITE_AND_BLACK(Paint.WHITE, Paint.BLACK);

    @SuppressWarnings("ImmutableEnumChecker") // a record of texts and a number
    private final Paint first;

    @SuppressWarnings("ImmutableEnumChecker") // a record of texts and a number
    private final Paint second;

    Palette(Paint first, Paint second) {
        this.first = first;
        this.second = second;
    }

    Paint of(Owner owner) {
        return switch (owner) {
            case FIRST -> first;
            case SECOND -> second;
            case BOTH, NOBODY -> Paint.GREY;
        };
    }
}
