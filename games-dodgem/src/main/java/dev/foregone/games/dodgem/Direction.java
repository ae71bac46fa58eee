package dev.foregone.games.dodgem;

import java.util.List;
import java.util.Locale;

/** Where a car drives to. */
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

    /** The directions of one colour, the one in which its cars leave the board first. */
    static List<Direction> of(boolean blue) {
        return blue ? OF_BLUE : OF_RED;
    }

    /** How many rows down. */
    int rows() {
        return rows;
    }

    /** How many columns to the right. */
    int columns() {
        return columns;
    }

    /** In lower case: {@code up}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
