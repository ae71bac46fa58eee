package dev.foregone.games.footstep;

import dev.foregone.spi.Score;

/**
 * Bounds once the players can no longer meet: each walks alone, and the one who can walk longer wins. With {@code a}
 * steps for the player to move and {@code b} for the other, that is LOSS in {@code 2a} if {@code a <= b}, and WIN in
 * {@code 2b + 1} otherwise. The longest walk is hard to find, but lies between an easily found walk and a bound derived
 * from the cells ahead:
 *
 * <pre>
 *   A o - o     A stands on a black cell (-), with four white ones (o) and two other black ones ahead: colours
 *   o x o x     take turns, so A takes five steps at most. Three of the six are dead ends, where a walk can only
 *   x x - x     end: four steps at most. A walk of four is easily found.
 * </pre>
 */
final class Separation {

    /** More than the exits of any cell. */
    private static final int NO_EXIT = 5;

    private final int columns;
    private final long notFirstColumn;
    private final long notLastColumn;
    private final long black;
    private final long[] neighbours;

    /**
     * Creates the bounds for one shape of board.
     *
     * @param neighbours the adjacent cells of each cell
     */
    Separation(int rows, int columns, long[] neighbours) {
        this.columns = columns;
        this.neighbours = neighbours;
        long firstColumn = 0;
        long blackCells = 0;
        for (int cell = 0; cell < rows * columns; cell++) {
            firstColumn |= cell % columns == 0 ? 1L << cell : 0;
            blackCells |= (cell / columns + cell % columns) % 2 == 0 ? 1L << cell : 0;
        }
        notFirstColumn = ~firstColumn;
        notLastColumn = ~(firstColumn << (columns - 1));
        black = blackCells;
    }

    /**
     * Bounds of a position's score.
     *
     * @param mover the cell of the player to move
     * @param other the cell of the other player
     * @param platforms the remaining platforms, including those under the players
     * @param open what to return if the players may still meet
     */
    long bounds(int mover, int other, long platforms, long open) {
        long area = area(mover, platforms, 1L << other);
        if ((area >>> other & 1) != 0) {
            return open;
        }
        long othersArea = area(other, platforms, 0);
        int least = walk(mover, area);
        int most = most(mover, area);
        int othersLeast = walk(other, othersArea);
        int othersMost = most(other, othersArea);
        return Score.bounds(
                least > othersMost ? Score.win(2 * othersMost + 1) : Score.loss(2 * least),
                most > othersLeast ? Score.win(2 * othersLeast + 1) : Score.loss(2 * most));
    }

    /**
     * A cell and the platforms reachable from it; not all of them if one of {@code until} is reachable.
     */
    private long area(int from, long platforms, long until) {
        long before = 0;
        long area = 1L << from;
        while (area != before && (area & until) == 0) {
            before = area;
            area |= (right(area) | left(area) | area << columns | area >>> columns) & platforms;
        }
        return area;
    }

    private long right(long cells) {
        return cells << 1 & notFirstColumn;
    }

    private long left(long cells) {
        return cells >>> 1 & notLastColumn;
    }

    /** An upper bound on the steps of a walk. */
    private int most(int from, long area) {
        long ahead = area & ~(1L << from);
        long ownColour = (black >>> from & 1) != 0 ? black : ~black;
        int own = Long.bitCount(ahead & ownColour);
        int opposite = Long.bitCount(ahead & ~ownColour);
        int byColour = opposite > own ? 2 * own + 1 : 2 * opposite;
        int byDeadEnds = own + opposite - Math.max(0, Long.bitCount(deadEnds(area) & ahead) - 1);
        return Math.min(byColour, byDeadEnds);
    }

    /** The cells with at most one way to them. */
    private long deadEnds(long area) {
        long right = right(area);
        long left = left(area);
        long below = area << columns;
        long above = area >>> columns;
        return area & ~((right & left) | (below & above) | ((right | left) & (below | above)));
    }

    /** The steps of a walk that always takes the way with the fewest exits (H. C. von Warnsdorff, 1823), the last of
     * them one with none, where it would end. */
    private int walk(int from, long area) {
        int steps = 0;
        int cell = from;
        long rest = area & ~(1L << cell);
        for (long ways = neighbours[cell] & rest; ways != 0; ways = neighbours[cell] & rest) {
            cell = narrowest(ways, rest);
            rest ^= 1L << cell;
            steps++;
        }
        return steps;
    }

    private int narrowest(long ways, long rest) {
        int narrowest = Long.numberOfTrailingZeros(ways);
        int fewest = exits(narrowest, rest);
        for (long left = ways & ways - 1; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int exits = exits(cell, rest);
            if (exits < fewest) {
                fewest = exits;
                narrowest = cell;
            }
        }
        return narrowest;
    }

    private int exits(int cell, long rest) {
        int exits = Long.bitCount(neighbours[cell] & rest);
        return exits == 0 ? NO_EXIT : exits;
    }
}
