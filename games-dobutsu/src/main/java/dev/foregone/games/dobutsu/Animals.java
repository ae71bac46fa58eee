package dev.foregone.games.dobutsu;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Style;
import java.util.Locale;
import java.util.Map;

/** The animals as outlines, drawn for this project: path data as {@link Diagram#glyph} takes them. */
final class Animals {

    /** A face with two feathers on top, eyes and a beak. */
    private static final String CHICK =
            "M-36 10a36 36 0 1 1 72 0a36 36 0 1 1 -72 0ZM-4-22C-12-26-20-34-22-44C-12-46-2-38 0-24Z"
                    + "M0-24C2-38 10-46 20-44C18-34 10-26 4-22ZM-19.5 2a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z"
                    + "M8.5 2a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0ZM0 26L11 15L0 8L-11 15Z";

    /** A face with ears and a trunk. */
    private static final String ELEPHANT =
            "M-21 -10a21 28 0 1 1 42 0a21 28 0 1 1 -42 0ZM-50 -14a13 25 0 1 1 26 0a13 25 0 1 1 -26 0Z"
                    + "M24 -14a13 25 0 1 1 26 0a13 25 0 1 1 -26 0Z"
                    + "M-11 10L11 10C11 28 12 32 22 32C28 32 28 45 20 46C0 48-11 38-11 10Z"
                    + "M-13.5 -10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0ZM4.5 -10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z";

    /** A face with ears, two horns and nostrils. */
    private static final String GIRAFFE =
            "M-18 2a18 28 0 1 1 36 0a18 28 0 1 1 -36 0ZM-22 30a22 15 0 1 1 44 0a22 15 0 1 1 -44 0Z"
                    + "M-18 -43a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM6 -43a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM-15-42h6v26h-6Z"
                    + "M9-42h6v26h-6ZM-15-4C-26-2-40-6-46-18C-38-24-26-24-15-10Z"
                    + "M15-10C26-24 38-24 46-18C40-6 26-2 15-4ZM-12.5 -2a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z"
                    + "M3.5 -2a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0ZM-11.5 32a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z"
                    + "M4.5 32a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z";

    /** A hen that looks to the right, with a comb. */
    private static final String HEN =
            "M-46-22C-36-6-24-2-10-2C2-2 6-14 8-24C11-40 32-40 34-25L48-18L34-13C33-4 37 2 37 12"
                    + "C37 30 20 38 0 38C-28 38-44 18-46-22ZM7 -40a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z"
                    + "M15 -43a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM25.5 -38a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0Z"
                    + "M30.5 -5a4.5 7 0 1 1 9 0a4.5 7 0 1 1 -9 0ZM19 -24a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM-7 36h5v14h-5Z"
                    + "M9 36h5v14h-5ZM-20 14C-6 22 8 20 18 8C20 26-10 32-20 14Z";

    /** A face in a mane. */
    private static final String LION =
            "M0 -41A13 13 0 0 1 22.2 -34.5A13 13 0 0 1 37.3 -17A13 13 0 0 1 40.6 5.8A13 13 0 0 1 31 26.8"
                    + "A13 13 0 0 1 11.6 39.3A13 13 0 0 1 -11.6 39.3A13 13 0 0 1 -31 26.8A13 13 0 0 1 -40.6 5.8"
                    + "A13 13 0 0 1 -37.3 -17A13 13 0 0 1 -22.2 -34.5A13 13 0 0 1 -0 -41Z"
                    + "M-27 2a27 27 0 1 0 54 0a27 27 0 1 0 -54 0ZM-15 -4a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z"
                    + "M5 -4a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z"
                    + "M-8 6L8 6L2 14L2 17C6 21 10 19 12 16L16 19C11 27 3 25 0 21C-3 25-11 27-16 19L-12 16"
                    + "C-10 19-6 21-2 17L-2 14Z";

    private static final Map<String, String> OUTLINES =
            Map.of("C", CHICK, "E", ELEPHANT, "G", GIRAFFE, "H", HEN, "L", LION);

    private static final Map<String, String> NAMES =
            Map.of("C", "chick", "E", "elephant", "G", "giraffe", "H", "hen", "L", "lion");

    private static final Style STYLE = style();

    private Animals() {}

    /** Draws the pieces of both players as animals, and names them. */
    static Diagram drawn(Diagram letters) {
        Diagram drawn = letters;
        for (Map.Entry<String, String> each : OUTLINES.entrySet()) {
            String sente = each.getKey();
            drawn = drawn.glyph(sente, each.getValue()).glyph(gote(sente), each.getValue());
        }
        return drawn.style(STYLE);
    }

    private static Style style() {
        Style style = Style.plain();
        for (Map.Entry<String, String> each : NAMES.entrySet()) {
            String sente = each.getKey();
            style = style.named(sente, DobutsuGame.SENTE + "'s " + each.getValue())
                    .named(gote(sente), DobutsuGame.GOTE + "'s " + each.getValue());
        }
        return style;
    }

    private static String gote(String sente) {
        return sente.toLowerCase(Locale.ROOT);
    }
}
