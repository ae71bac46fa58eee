package dev.foregone.games.amazons;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Palette;
import dev.foregone.diagram.Style;

/** Positions as diagrams: queens on the squares that are not burnt. */
final class AmazonsDiagram {

    /** A crown. */
    private static final String QUEEN = "M-30 34L-42 -22L-19 2L0 -36L19 2L42 -22L30 34Z";

    private static final Style STYLE = Style.plain()
            .checkered()
            .colours(Palette.WHITE_AND_BLACK)
            .figures()
            .named("w", "white queen")
            .named("b", "black queen");

    private AmazonsDiagram() {}

    static Diagram of(Amazons state) {
        Diagram board = Diagram.squares(AmazonsNotation.rows(state).toArray(new String[0]));
        return board.without(String.valueOf(Amazons.BURNT))
                .sides("w", "b")
                .glyph("w", QUEEN)
                .glyph("b", QUEEN)
                .style(STYLE);
    }
}
