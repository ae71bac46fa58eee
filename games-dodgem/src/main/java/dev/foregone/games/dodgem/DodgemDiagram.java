package dev.foregone.games.dodgem;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Style;
import java.util.List;
import java.util.stream.IntStream;

/** Positions as diagrams: the board and its exits, blue's on the right, red's on top. Cars point to theirs. */
final class DodgemDiagram {

    /** A car from above, with its wheels, windscreen and rear window. */
    private static final String CAR = "M-14-46C-6-49 6-49 14-46C22-42 25-32 25-20L25 38C25 44 21 47 15 47L-15 47"
            + "C-21 47-25 44-25 38L-25-20C-25-32-22-42-14-46ZM-18-8L-14 6L14 6L18-8C7-14-7-14-18-8Z"
            + "M-14 24L-17 35C-8 38 8 38 17 35L14 24ZM-30-28L-25-28L-25-12L-30-12ZM25-28L30-28L30-12L25-12Z"
            + "M-30 16L-25 16L-25 34L-30 34ZM25 16L30 16L30 34L25 34Z";

    private static final String ARROW = "M0-40L34-4L14-4L14 36L-14 36L-14-4L-34-4Z";

    private static final Style STYLE = Style.plain()
            .figures()
            .named("b", "blue car")
            .named("r", "red car")
            .named(">", "")
            .named("^", "");

    private DodgemDiagram() {}

    static Diagram of(Dodgem state) {
        int size = state.size();
        String[] numbers = IntStream.range(0, size).mapToObj(String::valueOf).toArray(String[]::new);
        Diagram diagram = Diagram.rows(IntStream.range(0, size)
                        .mapToObj(row -> DodgemNotation.row(state, row))
                        .toArray(String[]::new))
                .left(numbers)
                .bottom(numbers);
        Style style = STYLE;
        for (int i = 0; i < size; i++) {
            String blue = i + "," + size;
            String red = "-1," + i;
            diagram = diagram.point(blue, size, i, ">").point(red, i, -1, "^");
            style = style.called(blue, "blue's exit from row " + i).called(red, "red's exit from column " + i);
        }
        return diagram.sides("b>", "r^")
                .facing(Facing.RIGHT, Facing.UP)
                .glyph("b", CAR)
                .glyph("r", CAR)
                .glyph(">", ARROW)
                .glyph("^", ARROW)
                .style(style);
    }

    /** The names of the cells of some cars. */
    static List<String> cells(Dodgem state, long cars) {
        return IntStream.range(0, state.size() * state.size())
                .filter(cell -> (cars >>> cell & 1) != 0)
                .mapToObj(cell -> cell / state.size() + "," + cell % state.size())
                .toList();
    }
}
