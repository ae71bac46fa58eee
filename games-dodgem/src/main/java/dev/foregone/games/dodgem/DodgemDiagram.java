package dev.foregone.games.dodgem;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Facing;
import java.util.List;
import java.util.stream.IntStream;

/** Positions as diagrams: the board and its exits, blue's on the right, red's on top. Cars point to theirs. */
final class DodgemDiagram {

    private DodgemDiagram() {}

    static Diagram of(Dodgem state) {
        int size = state.size();
        String[] numbers = IntStream.range(0, size).mapToObj(String::valueOf).toArray(String[]::new);
        Diagram diagram = Diagram.rows(IntStream.range(0, size)
                        .mapToObj(row -> DodgemNotation.row(state, row))
                        .toArray(String[]::new))
                .sides("b", "r")
                .facing(Facing.RIGHT, Facing.UP)
                .left(numbers)
                .bottom(numbers);
        for (int i = 0; i < size; i++) {
            diagram = diagram.point(i + "," + size, size, i, ">").point("-1," + i, i, -1, "^");
        }
        return diagram;
    }

    /** The names of the cells of some cars. */
    static List<String> cells(Dodgem state, long cars) {
        return IntStream.range(0, state.size() * state.size())
                .filter(cell -> (cars >>> cell & 1) != 0)
                .mapToObj(cell -> cell / state.size() + "," + cell % state.size())
                .toList();
    }
}
