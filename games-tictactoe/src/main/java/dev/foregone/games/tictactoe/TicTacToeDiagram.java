package dev.foregone.games.tictactoe;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Style;
import java.util.List;

/** Positions as diagrams: crosses and rings. */
final class TicTacToeDiagram {

    private static final String CROSS = "M-36-22L-22-36L0-14L22-36L36-22L14 0L36 22L22 36L0 14L-22 36L-36 22L-14 0Z";

    private static final String RING =
            "M-36 0a36 36 0 1 1 72 0a36 36 0 1 1 -72 0ZM-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z";

    /** From the left of the first row on. */
    private static final List<String> SQUARES =
            List.of("top left", "top", "top right", "left", "centre", "right", "bottom left", "bottom", "bottom right");

    private static final Style STYLE = style();

    private TicTacToeDiagram() {}

    static Diagram of(TicTacToe state) {
        return Diagram.rows(TicTacToeNotation.format(state).split("/", -1))
                .sides("x", "o")
                .glyph("x", CROSS)
                .glyph("o", RING)
                .style(STYLE);
    }

    private static Style style() {
        Style style = Style.plain().figures().named("x", "x").named("o", "o");
        for (int i = 0; i < SQUARES.size(); i++) {
            style = style.called(i / 3 + "," + i % 3, SQUARES.get(i));
        }
        return style;
    }
}
