package dev.foregone.games.footstep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The platforms of a board of any size, one bit per cell in the order of reading. Immutable. */
final class Board {

    private final int rows;
    private final int columns;
    private final long[] platforms;
    private final @Nullable Foresight foresight;

    Board(int rows, int columns, long[] platforms, @Nullable Foresight foresight) {
        this.rows = rows;
        this.columns = columns;
        this.platforms = platforms;
        this.foresight = foresight;
    }

    static Board of(int[][] cells) {
        if (cells.length == 0 || cells[0].length == 0) {
            throw new IllegalArgumentException("the board has no cells; it needs at least one row of one cell");
        }
        int columns = cells[0].length;
        if ((long) cells.length * columns > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("the board has " + cells.length + " rows of " + columns
                    + " cells; it may have at most " + Integer.MAX_VALUE + " cells");
        }
        long[] platforms = new long[wordsFor(cells.length * columns)];
        for (int row = 0; row < cells.length; row++) {
            if (cells[row].length != columns) {
                throw new IllegalArgumentException("row " + row + " of the board has " + cells[row].length
                        + " cells, but row 0 has " + columns + "; all rows must be of the same length");
            }
            for (int column = 0; column < columns; column++) {
                fill(platforms, row * columns + column, cells[row][column]);
            }
        }
        return new Board(cells.length, columns, platforms, foresight(cells.length, columns));
    }

    private static @Nullable Foresight foresight(int rows, int columns) {
        return rows * columns <= Foresight.MAX_CELLS ? new Foresight(rows, columns) : null;
    }

    private static void fill(long[] platforms, int cell, int content) {
        if (content != 0 && content != 1) {
            throw new IllegalArgumentException(
                    "the board has a cell " + content + "; a cell is 1 for a platform or 0 for a hole");
        }
        platforms[cell >> 6] |= (long) content << cell;
    }

    private static int wordsFor(int cells) {
        return ((cells - 1) >> 6) + 1;
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    /** The platforms of a board of at most 64 cells as one number. */
    long bits() {
        return platforms[0];
    }

    /** The number of platforms. */
    int count() {
        int count = 0;
        for (long word : platforms) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The knowledge about boards of this shape, or null if they have more than 64 cells. */
    @Nullable
    Foresight foresight() {
        return foresight;
    }

    boolean has(int cell) {
        return (platforms[cell >> 6] >>> cell & 1) != 0;
    }

    boolean has(int row, int column) {
        return isOnBoard(row, column) && has(row * columns + column);
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /** The number of a cell, which must be on the board. */
    int cell(String player, int row, int column) {
        if (!isOnBoard(row, column)) {
            throw new IllegalArgumentException(player + " stands at " + row + "," + column
                    + ", which is off the board; rows are 0 to " + (rows - 1) + ", columns 0 to " + (columns - 1));
        }
        return row * columns + column;
    }

    Step step(int cell) {
        return new Step(cell / columns, cell % columns);
    }

    boolean areAdjacent(int one, int two) {
        return Math.abs(one / columns - two / columns) + Math.abs(one % columns - two % columns) == 1;
    }

    /** Whether a player on a cell has a platform there, and one to step to. */
    boolean hasStep(int cell) {
        return has(cell) && (hasAbove(cell) || hasLeftOf(cell) || hasRightOf(cell) || hasBelow(cell));
    }

    private boolean hasAbove(int cell) {
        return cell >= columns && has(cell - columns);
    }

    private boolean hasLeftOf(int cell) {
        return cell % columns > 0 && has(cell - 1);
    }

    private boolean hasRightOf(int cell) {
        return cell % columns < columns - 1 && has(cell + 1);
    }

    private boolean hasBelow(int cell) {
        return cell < (rows - 1) * columns && has(cell + columns);
    }

    /** The platforms that a player on a cell can step to, in the order of reading: up, left, right, down. */
    List<Step> steps(int cell) {
        if (!has(cell)) {
            return List.of();
        }
        List<Step> steps = new ArrayList<>(4);
        if (hasAbove(cell)) {
            steps.add(step(cell - columns));
        }
        if (hasLeftOf(cell)) {
            steps.add(step(cell - 1));
        }
        if (hasRightOf(cell)) {
            steps.add(step(cell + 1));
        }
        if (hasBelow(cell)) {
            steps.add(step(cell + columns));
        }
        return Collections.unmodifiableList(steps);
    }

    Board without(int cell) {
        long[] left = platforms.clone();
        left[cell >> 6] &= ~(1L << cell);
        return new Board(rows, columns, left, foresight);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board that
                && columns == that.columns
                && rows == that.rows
                && Arrays.equals(platforms, that.platforms);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(platforms) * 31 + columns;
    }

    /** Rows of 1 and 0 joined by slashes: {@code 111/101/111}. */
    @Override
    public String toString() {
        return IntStream.range(0, rows).mapToObj(this::row).collect(Collectors.joining("/"));
    }

    private String row(int row) {
        return IntStream.range(0, columns)
                .mapToObj(column -> has(row, column) ? "1" : "0")
                .collect(Collectors.joining());
    }
}
