package dev.foregone.games.dodgem;

import java.util.List;
import java.util.Locale;

/** The direction a car drives in. */
public enum Direction {
    /** To the row above; red leaves the board this way. */
    UP(-1, 0),
    /** To the row below; only blue does. */
    DOWN(1, 0),
    /** To the column on the left; only red does. */
    LEFT(0, -1),
    /** To the column on the right; blue leaves the board this way. */
    RIGHT(0, 1);

    private static final List<Direction> OF_BLUE = List.of(RIGHT, UP, DOWN);
    private static final List<Direction> OF_RED = List.of(UP, LEFT, RIGHT);

    private final int rows;
    private final int columns;

    Direction(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** The directions of one colour, beginning with the one in which its cars leave the board. */
    static List<Direction> of(boolean blue) {
        return blue ? OF_BLUE : OF_RED;
    }

    /** The change of row, down being positive. */
    int rows() {
        return rows;
    }

    /** The change of column, right being positive. */
    int columns() {
        return columns;
    }

    /** In lower case: {@code up}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
