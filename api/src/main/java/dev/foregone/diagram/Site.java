package dev.foregone.diagram;

import java.util.Objects;

/**
 * A place that can hold a piece and be clicked.
 *
 * @param name distinguishes it from the other sites
 * @param kind the kind of site
 * @param x of its centre, in cells to the right
 * @param y of its centre, in cells downwards
 * @param piece the text of the piece on it, mostly one character; empty if there is none, and for a pit
 * @param owner the owner of the piece or the pit
 * @param facing which way the piece points
 * @param count how many pieces or counters it holds
 * @param group sites of the same group are one target for clicks, as the cells of a column in Connect Four; empty for a
 *     site on its own
 * @param glyph the outline that is drawn for the piece in place of its text, as {@link Diagram#glyph} describes; empty
 *     for the text
 */
public record Site(
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

    /**
     * Checks the numbers.
     *
     * @param name the name
     * @param kind the kind
     * @param x the centre's x
     * @param y the centre's y
     * @param piece the piece, or an empty text
     * @param owner the owner
     * @param facing the direction
     * @param count how many pieces or counters it holds, 0 or more
     * @param group the group, or an empty text
     * @param glyph the outline of the piece, or an empty text
     * @throws IllegalArgumentException if a coordinate is not finite, the count is negative, or the outline holds
     *     characters that no path of SVG has
     */
    public Site {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(owner, "owner");
        Objects.requireNonNull(facing, "facing");
        Objects.requireNonNull(group, "group");
        Objects.requireNonNull(glyph, "glyph");
        DiagramParts.checkFinite("the site \"" + name + "\"", x, y);
        if (count < 0) {
            throw new IllegalArgumentException(
                    "the site \"" + name + "\" holds " + count + " pieces\n  it holds 0 or more");
        }
        DiagramParts.checkPath(glyph);
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
}
