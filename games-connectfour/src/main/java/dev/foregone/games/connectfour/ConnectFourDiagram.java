package dev.foregone.games.connectfour;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Style;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Positions as diagrams: x moved first, o second. A click anywhere in a column means the column. */
final class ConnectFourDiagram {

    private static final Map<BoardShape, Style> STYLES = new ConcurrentHashMap<>();

    private ConnectFourDiagram() {}

    static Diagram of(BoardShape shape, String... rows) {
        String[] columns = IntStream.range(0, shape.width())
                .mapToObj(column -> Drop.into(column).toString())
                .toArray(String[]::new);
        Diagram board = Diagram.rows(rows).sides("x", "o").holes().bottom(columns);
        for (int column = 0; column < shape.width(); column++) {
            board = board.group(name(column), cells(shape, column));
        }
        return board.style(STYLES.computeIfAbsent(shape, ConnectFourDiagram::style));
    }

    private static Style style(BoardShape shape) {
        Style style = Style.plain().framed().named("x", "x's disc").named("o", "o's disc");
        for (int cell = 0; cell < shape.cells(); cell++) {
            int row = cell / shape.width();
            int column = cell % shape.width();
            style = style.called(row + "," + column, name(column) + ", row " + (shape.height() - row));
        }
        return style;
    }

    private static String name(int column) {
        return "column " + Drop.into(column);
    }

    private static String[] cells(BoardShape shape, int column) {
        return IntStream.range(0, shape.height())
                .mapToObj(row -> row + "," + column)
                .toArray(String[]::new);
    }

    /** The names of some cells. */
    static List<String> names(BoardShape shape, long cells) {
        return IntStream.range(0, shape.cells())
                .filter(index -> (cells & shape.cell(index / shape.width(), index % shape.width())) != 0)
                .mapToObj(index -> index / shape.width() + "," + index % shape.width())
                .toList();
    }
}
