package dev.foregone.games.footstep;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Style;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Positions as diagrams: platforms are cells, holes are left out. */
final class FootstepDiagram {

    private static final Style STYLE = Style.plain().named("A", "A").named("B", "B");

    private FootstepDiagram() {}

    static Diagram of(Footstep state) {
        Diagram platforms = Diagram.rows(IntStream.range(0, state.board().rows())
                .mapToObj(row -> row(state.board(), row))
                .toArray(String[]::new));
        Diagram players = state.a().equals(state.b())
                ? standing(platforms, state, state.a(), "AB")
                : standing(standing(platforms, state, state.a(), "A"), state, state.b(), "B");
        return players.sides("A", "B")
                .style(STYLE)
                .top(numbers(state.board().columns()))
                .left(numbers(state.board().rows()));
    }

    private static String row(Board board, int row) {
        return IntStream.range(0, board.columns())
                .mapToObj(column -> board.has(row, column) ? "." : " ")
                .collect(Collectors.joining());
    }

    private static String[] numbers(int count) {
        return IntStream.range(0, count).mapToObj(String::valueOf).toArray(String[]::new);
    }

    /** A player whose platform has vanished stands on no cell. */
    private static Diagram standing(Diagram platforms, Footstep state, Step cell, String players) {
        return state.board().has(cell.row(), cell.column())
                ? platforms.place(cell.toString(), players)
                : platforms.point(cell.toString(), cell.column(), cell.row(), players);
    }
}
