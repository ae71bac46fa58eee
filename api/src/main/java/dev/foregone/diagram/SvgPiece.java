package dev.foregone.diagram;

import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.diagram.Style.Form;
import dev.foregone.diagram.Style.Look;

/**
 * Pieces as SVG. The first player's are filled discs with light letters; the second's are hollow rounded squares with
 * dark letters, or discs with a ring; pointed pieces and figures are filled or hollow in the same way. So they differ
 * even without colours.
 */
record SvgPiece(Look look) {

    private static final String ABSENT = fill("#767676");

    /** Shaped like a shogi piece, with its point at the top. */
    private static final String POINTED = "M0 -38 L25 -21 L33 34 L-33 34 L-25 -21 Z";

    private static final int MOST_SEEDS = 60;
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    /** The first player's piece to the upper left, the second's to the lower right. */
    String both(Site site, double x, double y, double size) {
        int middle = site.piece()
                .offsetByCodePoints(
                        0,
                        Math.min(1, site.piece().codePointCount(0, site.piece().length())));
        Site first = site.holding(site.piece().substring(0, middle)).of(Owner.FIRST);
        Site second = site.holding(site.piece().substring(middle)).of(Owner.SECOND);
        return one(first, x - 18, y - 18, 0.68 * size) + one(second, x + 18, y + 18, 0.68 * size);
    }

    String one(Site site, double x, double y, double size) {
        return "<g class=\"" + SvgText.word(site.owner()) + "\"" + placed(x, y, size) + ">" + drawn(site) + "</g>";
    }

    private String drawn(Site site) {
        if (site.owner() == Owner.NOBODY) {
            return face(site);
        }
        if (isDisc(site)) {
            return disc(site);
        }
        return isFigure(site) ? figure(site) : token(site) + face(site);
    }

    private boolean isDisc(Site site) {
        return look.form() == Form.DISCS || site.kind() == Kind.HOLE;
    }

    private boolean isFigure(Site site) {
        return look.form() == Form.FIGURES && !site.glyph().isEmpty();
    }

    /** The rim is painted first, so it is only around the figure, and not across its parts. */
    private String figure(Site site) {
        Paint paint = paint(site);
        return "<path class=\"shape\"" + SvgText.attribute("d", site.glyph()) + " transform=\"" + turn(site)
                + "scale(0.9)\" stroke-linejoin=\"round\" paint-order=\"stroke\" " + fill(paint.fill())
                + rim(paint.edge(), paint.width() + 4) + "/>";
    }

    private String disc(Site site) {
        Paint paint = paint(site);
        boolean first = site.owner() == Owner.FIRST;
        return "<circle class=\"shape\"" + SvgText.attribute("r", first ? 38 : 35) + body(paint)
                + (first
                        ? "<circle class=\"bevel\" r=\"29\" fill=\"none\" stroke-opacity=\"0.35\""
                                + rim(paint.mark(), 3)
                        : "<circle class=\"ring\" r=\"17\" fill=\"none\"" + rim(paint.edge(), 6))
                + "/>";
    }

    private String token(Site site) {
        String body = body(paint(site));
        if (site.facing() != Facing.NOWHERE) {
            String turned = site.facing() == Facing.UP
                    ? ""
                    : " transform=\"" + turn(site).trim() + "\"";
            return "<path class=\"shape\" d=\"" + POINTED + "\" stroke-linejoin=\"round\"" + turned + body;
        }
        return site.owner() == Owner.FIRST
                ? "<circle class=\"shape\" r=\"37\"" + body
                : "<rect class=\"shape\" x=\"-33\" y=\"-33\" width=\"66\" height=\"66\" rx=\"15\"" + body;
    }

    private Paint paint(Site site) {
        return look.palette().of(site.owner());
    }

    private static String body(Paint paint) {
        return " " + fill(paint.fill()) + rim(paint.edge(), paint.width()) + "/>";
    }

    private static String placed(double x, double y, double size) {
        return " transform=\"translate(" + SvgText.number(x) + " " + SvgText.number(y) + ")"
                + (size == 1 ? "" : " scale(" + SvgText.number(size) + ")") + "\"";
    }

    /** The outline or the text on a piece, in the middle of its shape. */
    private String face(Site site) {
        Owner owner = site.owner();
        String fill = fill(paint(site).mark());
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

    private static String rim(String colour, double width) {
        return " stroke=\"" + colour + "\"" + SvgText.attribute("stroke-width", width);
    }

    private static String glyph(String kind, Site site, double x, double y, double size, String paint) {
        return "<path class=\"" + kind + "\"" + SvgText.attribute("d", site.glyph()) + placed(x, y, size) + " " + paint
                + "/>";
    }

    /** A piece of a kind that is not there. */
    String absent(Site site, double x, double y) {
        if (!site.glyph().isEmpty()) {
            return glyph("absent", site, x, y, 0.42, ABSENT + " fill-opacity=\"0.45\"");
        }
        return site.piece().isEmpty() || isDisc(site)
                ? ""
                : SvgText.text("absent", x, y, 34, site.piece(), ABSENT + " fill-opacity=\"0.6\"");
    }

    private static int letterSize(Owner owner, String text) {
        int most = owner == Owner.NOBODY ? 52 : 38;
        int room = owner == Owner.NOBODY ? 130 : 88;
        return Math.max(8, Math.min(most, room / Math.max(1, text.codePointCount(0, text.length()))));
    }

    private static String turn(Site site) {
        return switch (site.facing()) {
            case NOWHERE, UP -> "";
            case RIGHT -> "rotate(90) ";
            case DOWN -> "rotate(180) ";
            case LEFT -> "rotate(270) ";
        };
    }

    /** The rim of a player's pit: one thick line, or dashes. */
    static String rim(Owner owner) {
        return switch (owner) {
            case FIRST -> rim(Paint.BLUE.fill(), 6);
            case SECOND -> rim(Paint.ORANGE.edge(), 6) + " stroke-dasharray=\"14 7\"";
            case BOTH, NOBODY -> rim("#b9ad95", 3);
        };
    }

    /** The counters of a pit below its number, laid as the seeds of a sunflower; very many are not all drawn. */
    static String seeds(double x, double y, int count) {
        int drawn = Math.min(count, MOST_SEEDS);
        double apart = Math.min(14, 35 / Math.sqrt(drawn));
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < drawn; i++) {
            double out = apart * Math.sqrt(i + 0.5);
            path.append("M" + SvgText.number(x + out * Math.cos(i * GOLDEN_ANGLE)))
                    .append(" " + SvgText.number(y + out * Math.sin(i * GOLDEN_ANGLE)) + "h0");
        }
        return drawn == 0
                ? ""
                : "<path class=\"seeds\" d=\"" + path + "\" stroke-linecap=\"round\"" + rim("#dcc29a", apart * 1.4)
                        + "/>";
    }

    /** How many pieces there are, at the corner. */
    static String badge(double x, double y, int count) {
        return "<circle class=\"badge\"" + SvgText.attribute("cx", x + 32) + SvgText.attribute("cy", y - 32)
                + " r=\"17\" fill=\"#1a1a1a\"/>"
                + SvgText.text("count", x + 32, y - 32, 23, String.valueOf(count), "fill=\"#ffffff\"");
    }
}
