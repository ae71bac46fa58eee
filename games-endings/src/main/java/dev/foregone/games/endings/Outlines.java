package dev.foregone.games.endings;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Palette;
import dev.foregone.diagram.Style;
import java.util.Locale;
import java.util.Map;

/** The pieces as outlines, drawn for this project: path data as {@link Diagram#glyph} takes them. */
final class Outlines {

    /** What all pieces stand on. */
    private static final String BASE = "M-32 46L-32 36L32 36L32 46Z";

    /** A ball on a cone. */
    private static final String PAWN =
            BASE + "M-22 32C-20 14-8 8-9-6L9-6C8 8 20 14 22 32Z" + "M-15-18a15 15 0 1 1 30 0a15 15 0 1 1 -30 0Z";

    /** A tower with three battlements. */
    private static final String ROOK = BASE
            + "M-24 32L-19-16L19-16L24 32ZM-27-20L-27-44L-14-44L-14-34L-6-34L-6-44L6-44L6-34L14-34L14-44L27-44L27-20Z";

    /** A mitre with a cut. */
    private static final String BISHOP = BASE + "M-22 32C-20 24-16 22-14 16L14 16C16 22 20 24 22 32Z"
            + "M-16 12C-30-8-12-28 0-38C6-33 12-27 16-20L2-6L8 0L20-12C22-4 22 4 16 12Z"
            + "M-5-44a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z";

    /** The head of a horse that looks to the left, with an eye. */
    private static final String KNIGHT =
            BASE + "M-20 32C-20 12 2 6 0-8C-8 0-20 2-28 8C-36 8-38 0-34-6C-30-16-24-24-14-30"
                    + "L-14-46L0-36C22-32 30-8 26 32ZM-15-17a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z";

    /** A crown of five points. */
    private static final String QUEEN = BASE + "M-26 32L-40-22L-22 2L-22-34L-7-2L0-42L7-2L22-34L22 2L40-22L26 32Z";

    /** A crown with a cross. */
    private static final String KING =
            BASE + "M-24 32C-52 4-36-20-16-18C-8-16-4-10 0-2C4-10 8-16 16-18C36-20 52 4 24 32Z"
                    + "M-4-20L-4-30L-13-30L-13-38L-4-38L-4-48L4-48L4-38L13-38L13-30L4-30L4-20L0-12Z";

    private static final Map<Piece, String> ALL = Map.of(
            Piece.PAWN,
            PAWN,
            Piece.ROOK,
            ROOK,
            Piece.BISHOP,
            BISHOP,
            Piece.KNIGHT,
            KNIGHT,
            Piece.QUEEN,
            QUEEN,
            Piece.KING,
            KING);

    private static final Style STYLE = style();

    private Outlines() {}

    /** Draws the pieces of both players, and names them. */
    static Diagram drawn(Diagram letters) {
        Diagram drawn = letters;
        for (Map.Entry<Piece, String> each : ALL.entrySet()) {
            Piece piece = each.getKey();
            drawn = drawn.glyph(white(piece), each.getValue()).glyph(black(piece), each.getValue());
        }
        return drawn.style(STYLE);
    }

    private static Style style() {
        Style style = Style.plain()
                .checkered()
                .framed()
                .colours(Palette.WHITE_AND_BLACK)
                .figures();
        for (Piece piece : ALL.keySet()) {
            String name = piece.name().toLowerCase(Locale.ROOT);
            style = style.named(white(piece), "white " + name).named(black(piece), "black " + name);
        }
        return style;
    }

    private static String white(Piece piece) {
        return black(piece).toUpperCase(Locale.ROOT);
    }

    private static String black(Piece piece) {
        return String.valueOf(piece.letter());
    }
}
