package dev.foregone.diagram;

import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.diagram.Style.Look;
import dev.foregone.message.PlainText;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** A diagram as SVG: a cell is a hundred units wide. The players' colours are from Okabe and Ito. */
final class DiagramSvg {

    private static final int CELL = 100;
    private static final int MARGIN = 14;

    /** The width of a letter of a label, in cells. */
    private static final double LETTER = 0.17;

    /** From the centres of the outermost sites to the edge of the board, in cells. */
    private static final double FRAME = 0.56;

    private static final String BLUE = "fill=\"#27477a\" stroke=\"#27477a\"";

    /** Of a target for clicks that does not hide what is below. */
    private static final String UNSEEN = " fill-opacity=\"0\" pointer-events=\"all\"/>";

    private final Diagram diagram;
    private final double left;
    private final double top;
    private final double right;
    private final double bottom;
    private final Look look;
    private final SvgPiece pieces;
    private final DiagramWords words;
    private final int[] heat;
    private final int hottest;
    private final StringBuilder svg = new StringBuilder(4_000);

    /** With a number for each of the first sites. */
    DiagramSvg(Diagram diagram, int... heat) {
        this.diagram = diagram;
        this.heat = heat.clone();
        hottest = Arrays.stream(heat).map(Math::abs).max().orElse(0);
        look = diagram.look();
        pieces = new SvgPiece(look);
        words = new DiagramWords(diagram);
        left = least(
                diagram.sites().stream().map(Site::x), diagram.labels().stream().map(l -> l.x() - half(l)));
        top = least(
                diagram.sites().stream().map(Site::y), diagram.labels().stream().map(l -> l.y()));
        right = -least(
                diagram.sites().stream().map(s -> -s.x()),
                diagram.labels().stream().map(l -> -l.x() - half(l)));
        bottom = -least(
                diagram.sites().stream().map(s -> -s.y()),
                diagram.labels().stream().map(l -> -l.y()));
    }

    /** How far a label reaches beyond half a cell. */
    private static double half(Label label) {
        return Math.max(0, LETTER * label.text().length() / 2 - 0.5);
    }

    private static double least(Stream<Double> sites, Stream<Double> labels) {
        return Stream.concat(sites, labels)
                .flatMapToDouble(DoubleStream::of)
                .min()
                .orElse(0);
    }

    String svg() {
        String width = SvgText.number((right - left + 1) * CELL + 2 * MARGIN);
        String height = SvgText.number((bottom - top + 1) * CELL + 2 * MARGIN);
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"diagram\" viewBox=\"0 0 ")
                .append(width + " " + height)
                .append("\" data-colours=\"" + SvgText.word(look.palette()).replace('_', '-'))
                .append("\" role=\"img\" aria-label=\"")
                .append(PlainText.inXml(words.pieces()))
                .append("\" font-family=\"sans-serif\" text-anchor=\"middle\">\n");
        svg.append("<rect class=\"backdrop\" width=\"" + width + "\" height=\"" + height + "\" fill=\"#ffffff\"/>\n");
        frame();
        diagram.labels().forEach(this::draw);
        diagram.lines().forEach(this::draw);
        for (int number = 0; number < diagram.sites().size(); number++) {
            draw(diagram.sites().get(number), number);
        }
        return svg.append("</svg>\n").toString();
    }

    private double x(double cells) {
        return (cells - left + 0.5) * CELL + MARGIN;
    }

    private double y(double cells) {
        return (cells - top + 0.5) * CELL + MARGIN;
    }

    /** Around all that is not in hand; as blue as the holes where there are any. */
    private void frame() {
        List<Site> board = diagram.sites().stream()
                .filter(site -> site.kind() != Kind.HAND)
                .toList();
        if (look.isFramed() && !board.isEmpty()) {
            double x = DiagramParts.edge(board, Site::x, -1) - FRAME;
            double y = DiagramParts.edge(board, Site::y, -1) - FRAME;
            double width = DiagramParts.edge(board, Site::x, 1) + FRAME - x;
            double height = DiagramParts.edge(board, Site::y, 1) + FRAME - y;
            boolean upright = board.stream().anyMatch(site -> site.kind() == Kind.HOLE);
            svg.append("<rect class=\"frame " + (upright ? "upright" : "flat") + "\"")
                    .append(SvgText.attribute("x", x(x)) + SvgText.attribute("y", y(y)))
                    .append(SvgText.attribute("width", width * CELL) + SvgText.attribute("height", height * CELL))
                    .append(" rx=\"16\" " + (upright ? BLUE : "fill=\"#f2ecdf\" stroke=\"#b9ad95\""))
                    .append(" stroke-width=\"3\"/>\n");
        }
    }

    private void draw(Label label) {
        svg.append(SvgText.text("label", x(label.x()), y(label.y()), 30, label.text(), "fill=\"#595959\""))
                .append('\n');
    }

    private void draw(Line line) {
        Optional<Site> from = diagram.site(line.from());
        Optional<Site> to = diagram.site(line.to());
        if (from.isPresent() && to.isPresent()) {
            svg.append("<line class=\"line\"")
                    .append(SvgText.attribute("x1", x(from.get().x())))
                    .append(SvgText.attribute("y1", y(from.get().y())))
                    .append(SvgText.attribute("x2", x(to.get().x())))
                    .append(SvgText.attribute("y2", y(to.get().y())))
                    .append(" stroke=\"#6b6354\" stroke-width=\"5\" stroke-linecap=\"round\"/>\n");
        }
    }

    private void draw(Site site, int number) {
        double x = x(site.x());
        double y = y(site.y());
        svg.append("<g class=\"site " + SvgText.word(site.kind()) + "\"")
                .append(SvgText.attribute("data-site", site.name()))
                .append(site.owner() == Owner.NOBODY ? "" : SvgText.attribute("data-owner", SvgText.word(site.owner())))
                .append(
                        site.facing() == Facing.NOWHERE
                                ? ""
                                : SvgText.attribute("data-facing", SvgText.word(site.facing())))
                .append(pieces(site))
                .append(name(site))
                .append(site.group().isEmpty() ? "" : SvgText.attribute("data-group", site.group()))
                .append(SvgText.attribute("data-x", x))
                .append(SvgText.attribute("data-y", y))
                .append("><title>" + PlainText.inXml(words.described(site)) + "</title>")
                .append(ground(site, x, y))
                .append(heat(number, x, y))
                .append(content(site, x, y))
                .append("</g>\n");
    }

    private static String pieces(Site site) {
        return site.count() == 0
                ? ""
                : SvgText.attribute("data-piece", site.piece()) + SvgText.attribute("data-count", site.count());
    }

    private String name(Site site) {
        String name = words.place(site);
        return name.equals(site.name()) ? "" : SvgText.attribute("data-name", name);
    }

    /** The clickable background of a site. */
    private String ground(Site site, double x, double y) {
        return switch (site.kind()) {
            case CELL ->
                look.isCheckered()
                        ? tile(site, x, y)
                        : square("ground", x, y, 48, 12) + " fill=\"#f2ecdf\" stroke=\"#b9ad95\" stroke-width=\"2\"/>";
            case HOLE ->
                square("ground", x, y, 50, 0) + " " + BLUE + " stroke-width=\"2\"/>" + circle("hollow", x, y, 43)
                        + " fill=\"#ffffff\"/>";
            case HAND ->
                square("ground", x, y, 44, 12)
                        + " fill=\"#ffffff\" stroke=\"#b9ad95\" stroke-width=\"2\" stroke-dasharray=\"7 6\"/>";
            case POINT ->
                circle("ground", x, y, 40)
                        + UNSEEN
                        + (site.count() > 0 ? "" : circle("dot", x, y, 11) + " fill=\"#6b6354\"/>");
            case PIT -> circle("ground", x, y, 43) + " fill=\"#f2ecdf\" " + SvgPiece.rim(site.owner()) + "/>";
        };
    }

    /** A square that touches its neighbours, and within it what can be lit. */
    private String tile(Site site, double x, double y) {
        boolean dark = Math.round(site.x() + site.y()) % 2 != 0;
        return square(dark ? "tile dark" : "tile light", x, y, 50, 0) + " fill=\"" + (dark ? "#b9976a" : "#f0e3c8")
                + "\"/>" + square("ground", x, y, 47, 2) + UNSEEN;
    }

    private static String square(String kind, double x, double y, int half, int corner) {
        return "<rect class=\"" + kind + "\"" + SvgText.attribute("x", x - half) + SvgText.attribute("y", y - half)
                + SvgText.attribute("width", 2 * half) + SvgText.attribute("height", 2 * half)
                + (corner == 0 ? "" : SvgText.attribute("rx", corner));
    }

    private static String circle(String kind, double x, double y, int radius) {
        return "<circle class=\"" + kind + "\"" + SvgText.attribute("cx", x) + SvgText.attribute("cy", y)
                + SvgText.attribute("r", radius);
    }

    private String heat(int number, double x, double y) {
        if (number >= heat.length || heat[number] == 0) {
            return "";
        }
        return circle("heat", x, y, 40) + " fill=\"" + (heat[number] > 0 ? "#0072b2" : "#d55e00") + "\""
                + SvgText.attribute("fill-opacity", 0.7 * Math.abs(heat[number]) / hottest) + "/>";
    }

    private String content(Site site, double x, double y) {
        if (site.kind() == Kind.PIT) {
            return piece(
                    SvgPiece.seeds(x, y, site.count()),
                    SvgText.text("count", x, y, 40, String.valueOf(site.count()), "fill=\"#1a1a1a\""));
        }
        if (site.count() == 0) {
            return pieces.absent(site, x, y);
        }
        double size = site.kind() == Kind.CELL || site.kind() == Kind.HOLE ? 1 : 0.85;
        String badge = site.count() == 1 ? "" : SvgPiece.badge(x, y, site.count());
        return piece(site.owner() == Owner.BOTH ? pieces.both(site, x, y, size) : pieces.one(site, x, y, size), badge);
    }

    private static String piece(String... parts) {
        return "<g class=\"piece\">" + String.join("", parts) + "</g>";
    }
}
