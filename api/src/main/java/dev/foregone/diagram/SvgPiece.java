package dev.foregone.diagram;

import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Site.Owner;

/**
 * Pieces as SVG. The first player's are filled discs with light letters; the second's are hollow rounded squares with
 * dark letters; pointed pieces are filled or hollow in the same way. So they differ even without colours.
 */
final class SvgPiece {

    private static final String FIRST = "#0072b2";
    private static final String FIRST_DARK = "#00466e";
    private static final String SECOND = "#d55e00";
    private static final String SECOND_DARK = "#5c2900";
    private static final String NEUTRAL = "#4d4d4d";

    /** Shaped like a shogi piece, with its point at the top. */
    private static final String POINTED = "M0 -38 L25 -21 L33 34 L-33 34 L-25 -21 Z";

    private SvgPiece() {}

    static String one(Site site, double x, double y, double size) {
        return one(site.owner(), site.facing(), site.piece(), x, y, size);
    }

    /** The first player's piece to the upper left, the second's to the lower right. */
    static String both(Site site, double x, double y, double size) {
        int middle = site.piece()
                .offsetByCodePoints(
                        0,
                        Math.min(1, site.piece().codePointCount(0, site.piece().length())));
        String first = site.piece().substring(0, middle);
        String second = site.piece().substring(middle);
        return one(Owner.FIRST, site.facing(), first, x - 18, y - 18, 0.68 * size)
                + one(Owner.SECOND, site.facing(), second, x + 18, y + 18, 0.68 * size);
    }

    private static String one(Owner owner, Facing facing, String text, double x, double y, double size) {
        String letter = owner == Owner.FIRST ? "#ffffff" : owner == Owner.SECOND ? SECOND_DARK : NEUTRAL;
        String shape = owner == Owner.NOBODY ? "" : shape(owner, facing);
        double down = facing == Facing.UP ? 7 : facing == Facing.DOWN ? -7 : 0;
        double across = facing == Facing.LEFT ? 7 : facing == Facing.RIGHT ? -7 : 0;
        return "<g class=\"" + SvgText.word(owner) + "\" transform=\"translate(" + SvgText.number(x) + " "
                + SvgText.number(y) + ")" + (size == 1 ? "" : " scale(" + SvgText.number(size) + ")") + "\">" + shape
                + SvgText.text(
                        "letter",
                        across,
                        down,
                        letterSize(owner, text),
                        text,
                        "font-weight=\"bold\" fill=\"" + letter + "\"")
                + "</g>";
    }

    private static int letterSize(Owner owner, String text) {
        int most = owner == Owner.NOBODY ? 52 : 38;
        int room = owner == Owner.NOBODY ? 130 : 88;
        return Math.max(8, Math.min(most, room / Math.max(1, text.codePointCount(0, text.length()))));
    }

    private static String shape(Owner owner, Facing facing) {
        String paint = owner == Owner.FIRST
                ? " fill=\"" + FIRST + "\" stroke=\"" + FIRST_DARK + "\" stroke-width=\"3\"/>"
                : " fill=\"#fff6ec\" stroke=\"" + SECOND + "\" stroke-width=\"8\"/>";
        if (facing != Facing.NOWHERE) {
            String turned = facing == Facing.UP ? "" : " transform=\"rotate(" + degrees(facing) + ")\"";
            return "<path class=\"shape\" d=\"" + POINTED + "\" stroke-linejoin=\"round\"" + turned + paint;
        }
        return owner == Owner.FIRST
                ? "<circle class=\"shape\" r=\"37\"" + paint
                : "<rect class=\"shape\" x=\"-33\" y=\"-33\" width=\"66\" height=\"66\" rx=\"15\"" + paint;
    }

    private static int degrees(Facing facing) {
        return switch (facing) {
            case NOWHERE, UP -> 0;
            case RIGHT -> 90;
            case DOWN -> 180;
            case LEFT -> 270;
        };
    }

    /** The rim of a player's pit: one thick line, or dashes. */
    static String rim(Owner owner) {
        return switch (owner) {
            case FIRST -> "stroke=\"" + FIRST + "\" stroke-width=\"6\"";
            case SECOND -> "stroke=\"" + SECOND + "\" stroke-width=\"6\" stroke-dasharray=\"14 7\"";
            case BOTH, NOBODY -> "stroke=\"#b9ad95\" stroke-width=\"3\"";
        };
    }

    /** How many pieces there are, at the corner. */
    static String badge(double x, double y, int count) {
        return "<circle class=\"badge\"" + SvgText.attribute("cx", x + 32) + SvgText.attribute("cy", y - 32)
                + " r=\"17\" fill=\"#1a1a1a\"/>"
                + SvgText.text("count", x + 32, y - 32, 23, String.valueOf(count), "fill=\"#ffffff\"");
    }
}
