package dev.foregone.games.morris;

/**
 * Sets of points of a board of two or three squares, one bit for each point in the order of the {@link Board}: eight bits
 * for each square, the outer one lowest, where even bits are corners and odd bits middles of sides. On a board of two
 * squares, results may hold points of a third, which the caller removes.
 */
final class Squares {

    private static final int CORNERS = 0x555555;
    private static final int MIDDLES = 0xAAAAAA;

    private Squares() {}

    /** The next point of each, clockwise. */
    private static int next(int points) {
        return (points << 1 & 0xFEFEFE) | (points >>> 7 & 0x010101);
    }

    /** The point before each, clockwise. */
    private static int previous(int points) {
        return (points >>> 1 & 0x7F7F7F) | (points << 7 & 0x808080);
    }

    /** The points next to some. */
    static int neighbours(int points) {
        int across = points & MIDDLES;
        return next(points) | previous(points) | across << 8 | across >>> 8;
    }

    /** Those of a player's men that stand in mills. */
    static int inMills(int men) {
        int after = previous(men);
        int corners = men & after & previous(after) & CORNERS;
        int middles = next(corners);
        int outer = men & (men >>> 8) & (men >>> 16) & MIDDLES;
        return corners | middles | next(middles) | outer | outer << 8 | outer << 16;
    }

    /** The points, free or not, on which another man would stand in a mill with two of a player's men. */
    static int closing(int men) {
        int before = next(men);
        int after = previous(men);
        int corners = ((before & next(before)) | (after & previous(after))) & CORNERS;
        int inner = men << 8;
        int outer = men >>> 8;
        int middles = ((before & after) | (inner & (outer | men << 16)) | (outer & men >>> 16)) & MIDDLES;
        return corners | middles;
    }

    /** Those of a player's men that the other may remove: outside of mills, or any if all stand in mills. */
    static int removable(int men) {
        int outside = men & ~inMills(men);
        return outside == 0 ? men : outside;
    }
}
