package dev.foregone.diagram;

import java.util.Objects;

/**
 * A place that can hold a piece, and be clicked.
 *
 * @param name tells it from the other sites
 * @param kind what it is
 * @param x of its centre, in cells to the right
 * @param y of its centre, in cells downwards
 * @param piece the text of what stands on it, one character mostly; empty if nothing does, and in a pit
 * @param owner whose the piece or the pit is
 * @param facing which way the piece points
 * @param count how many pieces or counters it holds
 * @param group sites of the same group are one to a click, as the cells of a column in Connect Four; empty for a
 *     site on its own
 */
public record Site(
        String name, Kind kind, double x, double y, String piece, Owner owner, Facing facing, int count, String group) {

    /** What a site is. */
    public enum Kind {
        /** A square of a board. */
        CELL,
        /** A point, mostly on lines. */
        POINT,
        /** Holds counters that are all alike, and shows how many. */
        PIT,
        /** Pieces of one kind beside the board, to be put on it. */
        HAND
    }

    /** Whose a piece is, or a pit. */
    public enum Owner {
        /** Of the player who moves first. */
        FIRST,
        /** Of the other. */
        SECOND,
        /** Two pieces on one site, the first player's and then the second's. */
        BOTH,
        /** Of neither, or there is no piece. */
        NOBODY
    }

    /** Which way a piece points. */
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
     * @param name tells it from the other sites
     * @param kind what it is
     * @param x of its centre, in cells to the right
     * @param y of its centre, in cells downwards
     * @param piece the text of what stands on it, one character mostly; empty if nothing does, and in a pit
     * @param owner whose the piece or the pit is
     * @param facing which way the piece points
     * @param count how many pieces or counters it holds
     * @param group sites of the same group are one to a click, as the cells of a column in Connect Four; empty for a
     *     site on its own
     * @throws IllegalArgumentException if a coordinate is no finite number, or the count is negative
     */
    public Site {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(owner, "owner");
        Objects.requireNonNull(facing, "facing");
        Objects.requireNonNull(group, "group");
        DiagramParts.checkFinite("the site \"" + name + "\"", x, y);
        if (count < 0) {
            throw new IllegalArgumentException(
                    "the site \"" + name + "\" holds " + count + " pieces\n  it holds 0 or more");
        }
    }

    static Site of(String name, Kind kind, double x, double y, String piece) {
        int count = piece.isEmpty() ? 0 : 1;
        return new Site(name, kind, x, y, piece, Owner.NOBODY, Facing.NOWHERE, count, "");
    }

    Site named(String other) {
        return new Site(other, kind, x, y, piece, owner, facing, count, group);
    }

    Site holding(String other) {
        return new Site(name, kind, x, y, other, owner, facing, other.isEmpty() ? 0 : 1, group);
    }

    Site of(Owner whose) {
        return new Site(name, kind, x, y, piece, whose, facing, count, group);
    }

    Site pointing(Facing way) {
        return new Site(name, kind, x, y, piece, owner, way, count, group);
    }

    Site counting(int pieces) {
        return new Site(name, kind, x, y, piece, owner, facing, pieces, group);
    }

    Site in(String itsGroup) {
        return new Site(name, kind, x, y, piece, owner, facing, count, itsGroup);
    }
}
