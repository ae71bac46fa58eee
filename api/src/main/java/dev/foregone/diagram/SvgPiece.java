package dev.foregone.diagram;

import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;

/**
 * Pieces as SVG. The first player's are filled discs with light letters; the second's are hollow rounded squares with
 * dark letters, or rings where a disc fills a hole; pointed pieces are filled or hollow in the same way. So they differ even
 * without colours.
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

    /** The first player's piece to the upper left, the second's to the lower right. */
    static String both(Site site, double x, double y, double size) {
        int middle = site.piece()
                .offsetByCodePoints(
                        0,
                        Math.min(1, site.piece().codePointCount(0, site.piece().length())));
        Site first = site.holding(site.piece().substring(0, middle)).of(Owner.FIRST);
        Site second = site.holding(site.piece().substring(middle)).of(Owner.SECOND);
        return one(first, x - 18, y - 18, 0.68 * size) + one(second, x + 18, y + 18, 0.68 * size);
    }

    static String one(Site site, double x, double y, double size) {
        String shape = site.owner() == Owner.NOBODY ? "" : shape(site);
        return "<g class=\"" + SvgText.word(site.owner()) + "\"" + placed(x, y, size) + ">" + shape + face(site)
                + "</g>";
    }

    private static String placed(double x, double y, double size) {
        return " transform=\"translate(" + SvgText.number(x) + " " + SvgText.number(y) + ")"
                + (size == 1 ? "" : " scale(" + SvgText.number(size) + ")") + "\"";
    }

    /** The outline or the text on a piece, in the middle of its shape. */
    private static String face(Site site) {
        Owner owner = site.owner();
        String fill = fill(owner == Owner.FIRST ? "#ffffff" : owner == Owner.SECOND ? SECOND_DARK : NEUTRAL);
        double down = site.facing() == Facing.UP ? 7 : site.facing() == Facing.DOWN ? -7 : 0;
        double across = site.facing() == Facing.LEFT ? 7 : site.facing() == Facing.RIGHT ? -7 : 0;
        if (!site.glyph().isEmpty()) {
            return glyph("glyph", site, across, down, owner == Owner.NOBODY ? 0.8 : 0.5, fill);
        }
        int size = letterSize(owner, site.piece());
        return SvgText.text("letter", across, down, size, site.piece(), "font-weight=\"bold\" " + fill);
    }

    private static String fill(String colour) {
        return "fill=\"" + colour + "\"";
    }

    private static String glyph(String kind, Site site, double x, double y, double size, String paint) {
        return "<path class=\"" + kind + "\"" + SvgText.attribute("d", site.glyph()) + placed(x, y, size) + " " + paint
                + "/>";
    }

    /** A piece of a kind that is not there. */
    static String absent(Site site, double x, double y) {
        if (site.glyph().isEmpty()) {
            return site.piece().isEmpty()
                    ? ""
                    : SvgText.text("absent", x, y, 34, site.piece(), fill("#767676") + " fill-opacity=\"0.6\"");
        }
        return glyph("absent", site, x, y, 0.42, fill("#767676") + " fill-opacity=\"0.45\"");
    }

    private static int letterSize(Owner owner, String text) {
        int most = owner == Owner.NOBODY ? 52 : 38;
        int room = owner == Owner.NOBODY ? 130 : 88;
        return Math.max(8, Math.min(most, room / Math.max(1, text.codePointCount(0, text.length()))));
    }

    private static String shape(Site site) {
        String paint = site.owner() == Owner.FIRST
                ? " fill=\"" + FIRST + "\" stroke=\"" + FIRST_DARK + "\" stroke-width=\"3\"/>"
                : " fill=\"#fff6ec\" stroke=\"" + SECOND + "\" stroke-width=\"8\"/>";
        if (site.facing() != Facing.NOWHERE) {
            String turned = site.facing() == Facing.UP ? "" : " transform=\"rotate(" + degrees(site.facing()) + ")\"";
            return "<path class=\"shape\" d=\"" + POINTED + "\" stroke-linejoin=\"round\"" + turned + paint;
        }
        if (site.kind() == Kind.HOLE) {
            return "<circle class=\"shape\" r=\"" + (site.owner() == Owner.FIRST ? 38 : 35) + "\"" + paint;
        }
        return site.owner() == Owner.FIRST
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
