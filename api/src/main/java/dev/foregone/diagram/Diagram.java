package dev.foregone.diagram;

import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.value.ValueObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A position as people see it: sites with their pieces, lines between sites, and labels. Every display of a position is
 * made from it: {@linkplain #text() text} for a terminal, {@linkplain #svg() SVG} for a page. People play by clicking
 * sites, which moves refer to by name: see {@code Game.clicks}.
 *
 * <p>Immutable: each method returns a changed copy. One call makes a board of squares, another says whose the pieces
 * are:
 *
 * <pre>{@code
 * Diagram.rows("x..", ".o.", "...").sides("x", "o")
 * }</pre>
 *
 * <p>Coordinates are in cells, x to the right and y downwards; a site's coordinates are its centre. The names of sites
 * SHOULD differ, and lines SHOULD name sites: any other line is not drawn.
 */
public final class Diagram extends ValueObject {

    private final List<Site> sites;
    private final List<Line> lines;
    private final List<Label> labels;
    private final Style style;

    private Diagram(List<Site> sites, List<Line> lines, List<Label> labels, Style style) {
        this.sites = List.copyOf(sites);
        this.lines = List.copyOf(lines);
        this.labels = List.copyOf(labels);
        this.style = style;
    }

    private static Diagram holding(List<Site> sites) {
        return new Diagram(sites, List.of(), List.of(), Style.plain());
    }

    /** {@return a diagram without sites} */
    public static Diagram empty() {
        return holding(List.of());
    }

    /**
     * A board of squares. The cell of row 0, column 2 is named {@code 0,2}; row 0 is on top, column 0 on the left.
     *
     * @param rows from the top, one character per cell: {@code .} is free, a blank is a hole, anything else is a piece
     * @return its cells, whose pieces have no owner until {@link #sides} is called
     */
    public static Diagram rows(String... rows) {
        return holding(DiagramParts.rows(rows));
    }

    /**
     * A board of squares named and labelled as in chess: {@code a1} is at the bottom left.
     *
     * @param rows as for {@link #rows}, at most 26 cells each
     * @return its squares, whose pieces have no owner until {@link #sides} is called
     * @throws IllegalArgumentException if a row has more squares than there are letters
     */
    public static Diagram squares(String... rows) {
        String[] numbers = DiagramParts.numbers(rows.length);
        String[] letters = DiagramParts.letters(rows);
        List<Site> squares = DiagramParts.rows(rows).stream()
                .map(site -> site.named(letters[(int) site.x()] + numbers[(int) site.y()]))
                .toList();
        return holding(squares).left(numbers).bottom(letters);
    }

    /**
     * Adds a square.
     *
     * @param name the site's name
     * @param x of its centre
     * @param y of its centre
     * @param piece the piece on it, or an empty text
     * @return this and the square
     * @throws IllegalArgumentException if a coordinate is not finite
     */
    public Diagram cell(String name, double x, double y, String piece) {
        return and(Site.of(name, Kind.CELL, x, y, piece));
    }

    /**
     * Adds a point.
     *
     * @param name the site's name
     * @param x of its centre
     * @param y of its centre
     * @param piece the piece on it, or an empty text
     * @return this and the point
     * @throws IllegalArgumentException if a coordinate is not finite
     */
    public Diagram point(String name, double x, double y, String piece) {
        return and(Site.of(name, Kind.POINT, x, y, piece));
    }

    /**
     * Adds a pit.
     *
     * @param name the site's name
     * @param x of its centre
     * @param y of its centre
     * @param owner its owner
     * @param count how many counters it holds
     * @return this and the pit
     * @throws IllegalArgumentException if a coordinate is not finite, or the count negative
     */
    public Diagram pit(String name, double x, double y, Owner owner, int count) {
        return and(Site.of(name, Kind.PIT, x, y, "").of(owner).counting(count));
    }

    private Diagram and(Site site) {
        return with(DiagramParts.added(sites, site));
    }

    /**
     * Adds a line between two sites.
     *
     * @param from a site's name
     * @param to another's
     * @return this and the line
     */
    public Diagram line(String from, String to) {
        return new Diagram(sites, DiagramParts.added(lines, new Line(from, to)), labels, style);
    }

    /**
     * Adds a text beside the board.
     *
     * @param text what is written
     * @param x of its centre
     * @param y of its centre
     * @return this and the label
     * @throws IllegalArgumentException if a coordinate is not finite
     */
    public Diagram label(String text, double x, double y) {
        return labelled(sites, DiagramParts.added(labels, new Label(text, x, y)));
    }

    /**
     * Labels the columns at the top.
     *
     * @param columns the names of columns 0, 1 and so on
     * @return this and the labels
     */
    public Diagram top(String... columns) {
        return labelled(columns, true, DiagramParts.beside(sites, Site::y, -1));
    }

    /**
     * Labels the columns at the bottom.
     *
     * @param columns the names of columns 0, 1 and so on
     * @return this and the labels
     */
    public Diagram bottom(String... columns) {
        return labelled(columns, true, DiagramParts.beside(sites, Site::y, 1));
    }

    /**
     * Labels the rows on the left.
     *
     * @param rows the names of rows 0, 1 and so on
     * @return this and the labels
     */
    public Diagram left(String... rows) {
        return labelled(rows, false, DiagramParts.beside(sites, Site::x, -1));
    }

    private Diagram labelled(String[] names, boolean across, double beside) {
        List<Label> more = new ArrayList<>(labels);
        more.addAll(DiagramParts.labels(names, across, beside));
        return labelled(sites, more);
    }

    /**
     * Adds a player's pieces in hand to the right of everything added so far: in the lowest row of the board, or the
     * highest for the second player. Each kind of piece has a site of its own, even if the hand holds none: {@code
     * sente:C} where the title is {@code sente}.
     *
     * @param owner the first player or the second
     * @param title the player's name, or another name for the hand
     * @param kinds a character for each kind of piece that may come into the hand
     * @param pieces a character for each piece that is in the hand; a piece of another kind is left out
     * @return this and the hand
     */
    public Diagram hand(Owner owner, String title, String kinds, String pieces) {
        Label label = DiagramParts.handLabel(sites, owner, title);
        List<Site> all = new ArrayList<>(sites);
        all.addAll(DiagramParts.hand(label, owner, kinds, pieces));
        return labelled(all, DiagramParts.added(labels, label));
    }

    /**
     * Sets the owners of the pieces on the board. A piece with symbols of both players belongs to both. Other pieces
     * have no owner.
     *
     * @param first a character for each kind of piece of the player who moves first
     * @param second the same for the other
     * @return this with owners
     */
    public Diagram sides(String first, String second) {
        return eachSite(site -> site.piece().isEmpty() || site.kind() == Kind.HAND
                ? site
                : site.of(DiagramParts.owner(site.piece(), first, second)));
    }

    /**
     * Sets the direction in which each player's pieces point, as a further difference; call it after {@link #sides} and
     * {@link #hand}.
     *
     * @param first of the player who moves first
     * @param second of the other
     * @return this with pointed pieces
     */
    public Diagram facing(Facing first, Facing second) {
        return eachSite(site -> switch (site.owner()) {
            case FIRST -> site.pointing(first);
            case SECOND -> site.pointing(second);
            case BOTH, NOBODY -> site;
        });
    }

    /**
     * Turns the squares into the holes of an upright board, into which discs fall, as in Connect Four.
     *
     * @return this with a hole in place of each square
     */
    public Diagram holes() {
        return eachSite(site -> site.kind() == Kind.CELL ? site.as(Kind.HOLE) : site);
    }

    /**
     * Says how the board and its pieces look in pictures, and what they are called.
     *
     * @param look the looks and names, in place of any before
     * @return this in that style
     */
    @Stability(Level.EXPERIMENTAL)
    public Diagram style(Style look) {
        return new Diagram(sites, lines, labels, Objects.requireNonNull(look, "look"));
    }

    /**
     * Draws a kind of piece as an outline, filled with one colour, in place of its text. It does not turn with the
     * piece, unless it is a {@linkplain Style#figures figure}. Text keeps the characters. Call it after everything that adds
     * pieces.
     *
     * @param piece the text of the piece; a site that holds another is left as it is
     * @param outline path data of SVG within a square from -50,-50 to 50,50, filled by the rule {@code nonzero}: what
     *     runs against the direction of the outline is a hole in it
     * @return this with the pieces drawn
     * @throws IllegalArgumentException if the outline holds characters that no path has
     */
    public Diagram glyph(String piece, String outline) {
        return eachSite(site -> site.piece().equals(piece) ? site.drawn(outline) : site);
    }

    /**
     * Puts another piece on a site.
     *
     * @param name the site's name; if there is no such site, nothing changes
     * @param piece the piece on it, or an empty text
     * @return this with the piece, owned as {@link #sides} says
     */
    public Diagram place(String name, String piece) {
        return eachSite(site -> site.name().equals(name) ? site.holding(piece) : site);
    }

    /**
     * Takes sites off the board, as squares that are no more. Labels and lines stay; a line to such a site is not drawn.
     *
     * @param piece the text of the piece on each of them
     * @return this without the sites that hold it
     */
    public Diagram without(String piece) {
        return with(sites.stream().filter(site -> !site.piece().equals(piece)).toList());
    }

    /**
     * Groups sites for clicking: a click on any of them means the one that a move names.
     *
     * @param group the group's name
     * @param names the names of the sites
     * @return this with the group
     */
    public Diagram group(String group, String... names) {
        Set<String> members = new HashSet<>(Arrays.asList(names));
        return eachSite(site -> members.contains(site.name()) ? site.in(group) : site);
    }

    private Diagram eachSite(UnaryOperator<Site> change) {
        return with(sites.stream().map(change).toList());
    }

    private Diagram with(List<Site> others) {
        return labelled(others, labels);
    }

    private Diagram labelled(List<Site> others, List<Label> more) {
        return new Diagram(others, lines, more, style);
    }

    /**
     * Finds a site by its name.
     *
     * @param name the name
     * @return the first site of this name, or empty
     */
    public Optional<Site> site(String name) {
        return sites.stream().filter(site -> site.name().equals(name)).findFirst();
    }

    /**
     * Draws the diagram with characters: pieces, {@code .} for a free cell, {@code +} for a free point, the numbers of
     * pits.
     *
     * @return one or more lines without tabs, trailing blanks, and a line end after the last
     */
    public String text() {
        return new DiagramText(this).text();
    }

    /**
     * Draws the diagram as SVG without scripts or inline styles: a page's style sheet can change every part by its
     * class. Each site is a {@code g} of the classes {@code site} and {@code cell}, {@code hole}, {@code point},
     * {@code pit} or {@code hand}, with its name and centre, and what people call it, owner and pieces where there are any, in {@code data-} attributes,
     * and what it holds as its {@code title}. The two players' pieces differ in fill and shape, not in colour alone.
     *
     * @return a complete document, which can also be embedded in a page
     */
    public String svg() {
        return new DiagramSvg(this).svg();
    }

    /**
     * Draws a heat map of the board as SVG: in place of its pieces, each site shows a number on a disc that is the stronger the further
     * it is from 0, blue above and orange below.
     *
     * @param numbers of the sites, in their order; sites without one stay empty
     * @return a complete document
     */
    @Stability(Level.EXPERIMENTAL)
    public String heatMap(int... numbers) {
        return new DiagramSvg(with(DiagramParts.numbered(sites, numbers)), numbers).svg();
    }

    /** {@return what can be clicked and what can hold pieces} */
    public List<Site> sites() {
        return sites;
    }

    /** {@return drawn below the sites} */
    public List<Line> lines() {
        return lines;
    }

    /** {@return names of rows and columns, and the like} */
    public List<Label> labels() {
        return labels;
    }

    Style.Look look() {
        return style.look();
    }

    @Override
    protected List<Object> parts() {
        return List.of(sites, lines, labels, style);
    }
}
