package dev.foregone.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Othello as somebody wrote it who knows nothing of Foregone: plain arrays, nothing remembered. */
final class Othello {

    private static final int SIZE = 8;

    final int[][] squares;
    int turn = 1;

    Othello() {
        squares = new int[SIZE][SIZE];
        squares[3][3] = 2;
        squares[4][4] = 2;
        squares[3][4] = 1;
        squares[4][3] = 1;
    }

    Othello(Othello other) {
        squares = Arrays.stream(other.squares).map(int[]::clone).toArray(int[][]::new);
        turn = other.turn;
    }

    /** A square, or no square for a pass. */
    record Disc(int row, int column) {

        static final Disc PASS = new Disc(-1, -1);

        @Override
        public String toString() {
            return row < 0 ? "pass" : "" + (char) ('a' + column) + (row + 1);
        }
    }

    /** The squares to move to; a pass where there are none, though the game may be over. */
    List<Disc> discs() {
        List<Disc> discs = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                if (squares[row][column] == 0 && flips(row, column, turn)) {
                    discs.add(new Disc(row, column));
                }
            }
        }
        return discs.isEmpty() ? List.of(Disc.PASS) : discs;
    }

    boolean isOver() {
        return !canMove(1) && !canMove(2);
    }

    private boolean canMove(int player) {
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                if (squares[row][column] == 0 && flips(row, column, player)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean flips(int row, int column, int player) {
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (run(row, column, down, right, player) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many of the other's discs stand in a row that ends with the player's own. */
    private int run(int row, int column, int down, int right, int player) {
        for (int length = 0; down != 0 || right != 0; length++) {
            int r = row + down * (length + 1);
            int c = column + right * (length + 1);
            if (r < 0 || r >= SIZE || c < 0 || c >= SIZE || squares[r][c] == 0) {
                return 0;
            }
            if (squares[r][c] == player) {
                return length;
            }
        }
        return 0;
    }

    void make(Disc disc) {
        if (disc.row >= 0) {
            for (int down = -1; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    for (int step = run(disc.row, disc.column, down, right, turn); step > 0; step--) {
                        squares[disc.row + down * step][disc.column + right * step] = turn;
                    }
                }
            }
            squares[disc.row][disc.column] = turn;
        }
        turn = 3 - turn;
    }

    int lead() {
        return Arrays.stream(squares)
                .flatMapToInt(Arrays::stream)
                .map(disc -> disc == 1 ? 1 : disc == 2 ? -1 : 0)
                .sum();
    }
}
