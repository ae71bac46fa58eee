package dev.foregone.diagram;

import dev.foregone.value.ValueObject;
import java.util.List;
import java.util.Objects;

/** A place that can hold a piece and be clicked. */
public final class Site extends ValueObject {

    private final String name;
    private final Kind kind;
    private final double x;
    private final double y;
    private final String piece;
    private final Owner owner;
    private final Facing facing;
    private final int count;
    private final String group;
    private final String glyph;

    private Site(
            String name,
            Kind kind,
            double x,
            double y,
            String piece,
            Owner owner,
            Facing facing,
            int count,
            String group,
            String glyph) {
        DiagramParts.checkFinite("the site \"" + name + "\"", x, y);
        if (count < 0) {
            throw new IllegalArgumentException(
                    "the site \"" + name + "\" holds " + count + " pieces\n  it holds 0 or more");
        }
        DiagramParts.checkPath(glyph);
        this.name = Objects.requireNonNull(name, "name");
        this.kind = Objects.requireNonNull(kind, "kind");
        this.x = x;
        this.y = y;
        this.piece = Objects.requireNonNull(piece, "piece");
        this.owner = Objects.requireNonNull(owner, "owner");
        this.facing = Objects.requireNonNull(facing, "facing");
        this.count = count;
        this.group = Objects.requireNonNull(group, "group");
        this.glyph = Objects.requireNonNull(glyph, "glyph");
    }

    /** The kinds of sites. */
    public enum Kind {
        /** A square of a board. */
        CELL,
        /** A round hole in an upright board, which a disc fills. */
        HOLE,
        /** A point, mostly on lines. */
        POINT,
        /** A container of identical counters, which shows their number. */
        PIT,
        /** Pieces of one kind beside the board, to be placed on it. */
        HAND
    }

    /** The owner of a piece or a pit. */
    public enum Owner {
        /** The player who moves first. */
        FIRST,
        /** The other player. */
        SECOND,
        /** Both: two pieces on one site, first the first player's, then the second's. */
        BOTH,
        /** Neither player, or there is no piece. */
        NOBODY
    }

    /** The direction in which a piece points. */
    public enum Facing {
        /** It does not point. */
        NOWHERE,
        /** To the top. */
        UP,
        /** To the right. */
        RIGHT,
        /** To the bottom. */
        DOWN,
        /** To the left. */
        LEFT
    }

    static Site of(String name, Kind kind, double x, double y, String piece) {
        int count = piece.isEmpty() ? 0 : 1;
        return new Site(name, kind, x, y, piece, Owner.NOBODY, Facing.NOWHERE, count, "", "");
    }

    Site named(String other) {
        return new Site(other, kind, x, y, piece, owner, facing, count, group, glyph);
    }

    Site holding(String other) {
        return new Site(name, kind, x, y, other, owner, facing, other.isEmpty() ? 0 : 1, group, "");
    }

    Site of(Owner whose) {
        return new Site(name, kind, x, y, piece, whose, facing, count, group, glyph);
    }

    Site pointing(Facing way) {
        return new Site(name, kind, x, y, piece, owner, way, count, group, glyph);
    }

    Site counting(int pieces) {
        return new Site(name, kind, x, y, piece, owner, facing, pieces, group, glyph);
    }

    Site in(String itsGroup) {
        return new Site(name, kind, x, y, piece, owner, facing, count, itsGroup, glyph);
    }

    Site as(Kind other) {
        return new Site(name, other, x, y, piece, owner, facing, count, group, glyph);
    }

    Site drawn(String outline) {
        return new Site(name, kind, x, y, piece, owner, facing, count, group, outline);
    }

    /** {@return distinguishes it from the other sites} */
    public String name() {
        return name;
    }

    /** {@return the kind of site} */
    public Kind kind() {
        return kind;
    }

    /** {@return of its centre, in cells to the right} */
    public double x() {
        return x;
    }

    /** {@return of its centre, in cells downwards} */
    public double y() {
        return y;
    }

    /** {@return the text of the piece on it, mostly one character; empty if there is none, and for a pit} */
    public String piece() {
        return piece;
    }

    /** {@return the owner of the piece or the pit} */
    public Owner owner() {
        return owner;
    }

    /** {@return which way the piece points} */
    public Facing facing() {
        return facing;
    }

    /** {@return how many pieces or counters it holds} */
    public int count() {
        return count;
    }

    /**
     * {@return sites of the same group are one target for clicks, as the cells of a column in Connect Four; empty for a
     * site on its own}
     */
    public String group() {
        return group;
    }

    /**
     * {@return the outline that is drawn for the piece in place of its text, as {@link Diagram#glyph} describes; empty
     * for the text}
     */
    public String glyph() {
        return glyph;
    }

    @Override
    protected List<Object> parts() {
        return List.of(name, kind, x, y, piece, owner, facing, count, group, glyph);
    }
}
