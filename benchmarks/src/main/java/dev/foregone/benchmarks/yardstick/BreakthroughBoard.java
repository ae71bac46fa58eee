package dev.foregone.benchmarks.yardstick;

import java.util.Arrays;

/**
 * Breakthrough (D. Troyka, 2000) as somebody might have written it: one array that makes moves and takes them back. Men step
 * forward, straight or aslant, and capture aslant; who reaches the last row, or has captured all, has won. For one thread.
 */
public final class BreakthroughBoard extends MatchBoard<BreakthroughBoard> {

    private static final int ROWS_OF_MEN = 2;
    private static final int MAN = 10;
    private static final double SCALE = 60;

    private final int width;
    private final int height;
    private final byte[] cells;
    private final int[] men;
    private int turn = 1;
    private int winner;

    /**
     * The initial position: men above 0 belong to the player who begins, and go up.
     *
     * @param width the number of columns
     * @param height the number of rows, 5 or more
     */
    public BreakthroughBoard(int width, int height) {
        super(3 * ROWS_OF_MEN * width, SCALE);
        this.width = width;
        this.height = height;
        cells = new byte[width * height];
        men = new int[] {ROWS_OF_MEN * width, ROWS_OF_MEN * width};
        Arrays.fill(cells, 0, ROWS_OF_MEN * width, (byte) 1);
        Arrays.fill(cells, (height - ROWS_OF_MEN) * width, cells.length, (byte) -1);
    }

    private BreakthroughBoard(BreakthroughBoard other) {
        super(3 * ROWS_OF_MEN * other.width, SCALE);
        width = other.width;
        height = other.height;
        cells = other.cells.clone();
        men = other.men.clone();
        turn = other.turn;
        winner = other.winner;
    }

    @Override
    public BreakthroughBoard copy() {
        return new BreakthroughBoard(this);
    }

    /** Each move is 256 times the cell that a man leaves and the one that it goes to. */
    @Override
    public int moves(int[] into) {
        if (winner != 0) {
            return 0;
        }
        int count = 0;
        for (int row = 0, from = 0; row < height; row++) {
            for (int column = 0; column < width; column++, from++) {
                if (cells[from] == turn) {
                    count = add(from, column, into, count);
                }
            }
        }
        return count;
    }

    private int add(int from, int column, int[] into, int count) {
        int end = count;
        int ahead = from + turn * width;
        if (column > 0 && cells[ahead - 1] != turn) {
            into[end++] = from << 8 | (ahead - 1);
        }
        if (cells[ahead] == 0) {
            into[end++] = from << 8 | ahead;
        }
        if (column < width - 1 && cells[ahead + 1] != turn) {
            into[end++] = from << 8 | (ahead + 1);
        }
        return end;
    }

    @Override
    public void make(int move) {
        int to = move & 0xFF;
        int captured = cells[to];
        push((move << 1) | (captured & 1));
        cells[move >> 8] = 0;
        cells[to] = (byte) turn;
        if ((captured != 0 && --men[turn > 0 ? 1 : 0] == 0) || (turn > 0 ? to >= cells.length - width : to < width)) {
            winner = turn;
        }
        turn = -turn;
    }

    @Override
    public void undo() {
        int last = (int) pop();
        int move = last >> 1;
        turn = -turn;
        winner = 0;
        cells[move >> 8] = (byte) turn;
        cells[move & 0xFF] = 0;
        if ((last & 1) != 0) {
            cells[move & 0xFF] = (byte) -turn;
            men[turn > 0 ? 1 : 0]++;
        }
    }

    @Override
    public boolean isOver() {
        return winner != 0;
    }

    @Override
    public int result() {
        return winner;
    }

    @Override
    public boolean isFirstToMove() {
        return turn > 0;
    }

    /** The men that it captures: 1 or none. */
    @Override
    public int gain(int move) {
        return cells[move & 0xFF] == 0 ? 0 : 1;
    }

    /** Men, and how far they are. */
    @Override
    public int score() {
        int sum = 0;
        for (int row = 0, cell = 0; row < height; row++) {
            for (int column = 0; column < width; column++, cell++) {
                int man = cells[cell];
                sum += man == 0 ? 0 : man > 0 ? MAN + row : row - (height - 1) - MAN;
            }
        }
        return sum * turn;
    }

    @Override
    public int cells(byte[] into) {
        System.arraycopy(cells, 0, into, 0, cells.length);
        return cells.length;
    }

    /** As in chess: {@code b2c3}. */
    @Override
    public String notation(int move) {
        return cell(move >> 8) + cell(move & 0xFF);
    }

    private String cell(int cell) {
        return (char) ('a' + cell % width) + String.valueOf(1 + cell / width);
    }

    /** The cells, row by row. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (byte cell : cells) {
            text.append("o.x".charAt(cell + 1));
        }
        return text.toString();
    }
}
