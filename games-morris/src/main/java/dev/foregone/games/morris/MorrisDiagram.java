package dev.foregone.games.morris;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Palette;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.diagram.Style;
import dev.foregone.spi.Placement;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Positions as diagrams: the points and lines of the board, and the men in hand beside it. */
final class MorrisDiagram {

    /** From the last column to the names of the players beside their men in hand. */
    private static final double HAND_GAP = 0.45;

    private static final Style STYLE = Style.plain()
            .discs()
            .colours(Palette.WHITE_AND_BLACK)
            .framed()
            .named("w", "white man")
            .named("b", "black man");

    private MorrisDiagram() {}

    static Diagram of(Variant variant, Placement placement) {
        int size = variant.board().rows().size();
        Diagram men = board(variant.board(), MorrisSetup.men(variant, placement), size)
                .sides("w", "b")
                .hand(Owner.SECOND, MorrisGame.BLACK, "b", placement.on(MorrisSetup.BLACK_HAND))
                .hand(Owner.FIRST, MorrisGame.WHITE, "w", placement.on(MorrisSetup.WHITE_HAND));
        return men.style(STYLE)
                .label(rules(variant), size + HAND_GAP, (size - 1) / 2.0)
                .bottom(names(size, column -> String.valueOf((char) ('a' + column))))
                .left(names(size, row -> String.valueOf(size - row)));
    }

    private static Diagram board(Board board, String men, int size) {
        Diagram diagram = Diagram.empty();
        for (int i = 0; i < board.count(); i++) {
            char man = men.charAt(i);
            Point point = board.point(i);
            diagram = diagram.point(
                    point.toString(),
                    point.column(),
                    size - 1 - point.row(),
                    man == Morris.FREE ? "" : String.valueOf(man));
        }
        for (List<Integer> line : board.lines()) {
            for (int i = 1; i < line.size(); i++) {
                diagram = diagram.line(
                        board.point(line.get(i - 1)).toString(),
                        board.point(line.get(i)).toString());
            }
        }
        return diagram;
    }

    /** The variant, which no piece shows. */
    private static String rules(Variant variant) {
        return variant.men() + " men" + (variant.flying() ? ", fly" : "");
    }

    private static String[] names(int size, IntFunction<String> name) {
        return IntStream.range(0, size).mapToObj(name).toArray(String[]::new);
    }
}
