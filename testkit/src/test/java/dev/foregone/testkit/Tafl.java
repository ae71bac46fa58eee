package dev.foregone.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Brandubh, a hunt on 7x7, as somebody wrote it who knows nothing of Foregone: eight attackers move first and capture the
 * king, whose side has four men, between two of them; or the king reaches a corner. Some forty moves a position.
 */
final class Tafl {

    static final int SIZE = 7;
    static final int ATTACKER = 1;
    static final int DEFENDER = 2;
    static final int KING = 3;

    private static final int[][] DIRECTIONS = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    private static final String START = "...a...|...a...|...d...|aadkdaa|...d...|...a...|...a...";

    final int[][] squares;
    boolean attackersMove = true;

    Tafl() {
        squares = START.lines()
                .flatMap(rows -> Arrays.stream(rows.split("\\|")))
                .map(row -> row.chars().map(".adk"::indexOf).toArray())
                .toArray(int[][]::new);
    }

    Tafl(Tafl other) {
        squares = Arrays.stream(other.squares).map(int[]::clone).toArray(int[][]::new);
        attackersMove = other.attackersMove;
    }

    record Step(int row, int column, int toRow, int toColumn) {

        @Override
        public String toString() {
            return square(row, column) + "-" + square(toRow, toColumn);
        }

        private static String square(int row, int column) {
            return (char) ('a' + column) + "" + (SIZE - row);
        }
    }

    private static boolean onBoard(int row, int column) {
        return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
    }

    private static boolean isCorner(int row, int column) {
        return row % (SIZE - 1) == 0 && column % (SIZE - 1) == 0;
    }

    private static boolean isThrone(int row, int column) {
        return row == SIZE / 2 && column == SIZE / 2;
    }

    int men(int kind) {
        return (int) Arrays.stream(squares)
                .flatMapToInt(IntStream::of)
                .filter(man -> man == kind)
                .count();
    }

    boolean kingEscaped() {
        return squares[0][0] == KING
                || squares[0][SIZE - 1] == KING
                || squares[SIZE - 1][0] == KING
                || squares[SIZE - 1][SIZE - 1] == KING;
    }

    /** How many of its moves would take the king to an edge, from which a corner is near. */
    double waysOut() {
        Tafl kings = new Tafl(this);
        kings.attackersMove = false;
        return kings.steps().stream()
                        .filter(step -> squares[step.row][step.column] == KING)
                        .filter(step -> step.toRow % (SIZE - 1) == 0 || step.toColumn % (SIZE - 1) == 0)
                        .count()
                / 12.0;
    }

    /** How near the king is to a corner, as if there were no men. */
    double nearness() {
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                if (squares[row][column] == KING) {
                    return (3 - Math.min(row, SIZE - 1 - row) - Math.min(column, SIZE - 1 - column)) / 6.0;
                }
            }
        }
        return -1;
    }

    private boolean isMine(int man) {
        return man != 0 && attackersMove == (man == ATTACKER);
    }

    boolean canStep() {
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                List<Step> some = new ArrayList<>();
                if (isMine(squares[row][column])) {
                    addSteps(row, column, some);
                }
                if (!some.isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                if (isMine(squares[row][column])) {
                    addSteps(row, column, steps);
                }
            }
        }
        return steps;
    }

    private void addSteps(int row, int column, List<Step> steps) {
        boolean king = squares[row][column] == KING;
        for (int[] direction : DIRECTIONS) {
            int toRow = row + direction[0];
            int toColumn = column + direction[1];
            while (onBoard(toRow, toColumn)
                    && squares[toRow][toColumn] == 0
                    && (king || !isCorner(toRow, toColumn) && !isThrone(toRow, toColumn))) {
                steps.add(new Step(row, column, toRow, toColumn));
                toRow += direction[0];
                toColumn += direction[1];
            }
        }
    }

    void make(Step step) {
        int man = squares[step.row][step.column];
        squares[step.row][step.column] = 0;
        squares[step.toRow][step.toColumn] = man;
        for (int[] direction : DIRECTIONS) {
            int row = step.toRow + direction[0];
            int column = step.toColumn + direction[1];
            if (onBoard(row, column)
                    && squares[row][column] != 0
                    && !isMine(squares[row][column])
                    && isHostile(row + direction[0], column + direction[1])) {
                squares[row][column] = 0;
            }
        }
        attackersMove = !attackersMove;
    }

    private boolean isHostile(int row, int column) {
        return onBoard(row, column)
                && (isMine(squares[row][column]) || isCorner(row, column) && squares[row][column] == 0);
    }

    @Override
    public String toString() {
        StringBuilder rows = new StringBuilder();
        for (int[] row : squares) {
            for (int man : row) {
                rows.append(".adk".charAt(man));
            }
            rows.append('/');
        }
        return rows.toString();
    }
}
