package dev.foregone.benchmarks.yardstick;

import dev.foregone.spi.Cells;
import java.util.Arrays;
import java.util.List;

/**
 * The Game of the Amazons as somebody might have written it: one array, with an edge around it, that makes moves and takes them
 * back. Four queens a side, beside the corners of a small board. For one thread.
 */
public final class AmazonsBoard implements MatchBoard<AmazonsBoard> {

    private static final int QUEENS = 4;
    private static final int BURNT = 2;
    private static final double SCALE = 20;

    private final int width;
    private final int height;
    private final int stride;
    private final int[] directions;
    private final byte[] squares;
    /** White's squares, and black's, in ascending order, so that moves come in one order however a position was reached. */
    private final int[][] queens = new int[2][];

    private int turn = 1;
    private int[] made = new int[64];
    private int top;
    private int[] listed = new int[0];

    /**
     * The beginning on a small board.
     *
     * @param width the number of columns, 4 or more
     * @param height the number of rows, 4 or more
     */
    public AmazonsBoard(int width, int height) {
        this(width, height, 1);
    }

    /**
     * The beginning.
     *
     * @param width the number of columns, 4 or more
     * @param height the number of rows, 4 or more
     * @param inset how far from the corners the queens stand: 1 on small boards, 3 on 10 x 10
     */
    public AmazonsBoard(int width, int height, int inset) {
        this.width = width;
        this.height = height;
        stride = width + 1;
        directions = new int[] {-stride - 1, -stride, 1 - stride, -1, 1, stride - 1, stride, stride + 1};
        squares = new byte[stride * (height + 2) + 1];
        Arrays.fill(squares, (byte) BURNT);
        for (int row = 0; row < height; row++) {
            Arrays.fill(squares, square(0, row), square(width, row), (byte) 0);
        }
        queens[0] =
                new int[] {square(inset, 0), square(width - 1 - inset, 0), square(0, inset), square(width - 1, inset)};
        queens[1] = new int[QUEENS];
        for (int queen = 0; queen < QUEENS; queen++) {
            int row = queens[0][queen] / stride - 1;
            queens[1][queen] = queens[0][queen] + (height - 1 - 2 * row) * stride;
            squares[queens[0][queen]] = 1;
            squares[queens[1][queen]] = -1;
        }
        Arrays.sort(queens[1]);
    }

    private AmazonsBoard(AmazonsBoard other) {
        width = other.width;
        height = other.height;
        stride = other.stride;
        directions = other.directions;
        squares = other.squares.clone();
        queens[0] = other.queens[0].clone();
        queens[1] = other.queens[1].clone();
        turn = other.turn;
    }

    private int square(int column, int row) {
        return (row + 1) * stride + 1 + column;
    }

    @Override
    public AmazonsBoard copy() {
        return new AmazonsBoard(this);
    }

    private int[] mine() {
        return queens[turn > 0 ? 0 : 1];
    }

    private int[] theirs() {
        return queens[turn > 0 ? 1 : 0];
    }

    @Override
    public List<Integer> moves() {
        listed = listed.length == 0 ? new int[MOST_MOVES] : listed;
        return MatchBoard.listed(listed, moves(listed));
    }

    /** Each move is the squares that the queen leaves, that it goes to and that is burnt, eight bits each. */
    @Override
    public int moves(int[] into) {
        int count = 0;
        for (int from : mine()) {
            squares[from] = 0;
            for (int direction : directions) {
                for (int to = from + direction; squares[to] == 0; to += direction) {
                    count = shots(from << 16 | to << 8, to, into, count);
                }
            }
            squares[from] = (byte) turn;
        }
        return count;
    }

    private int shots(int move, int from, int[] into, int count) {
        int end = count;
        for (int direction : directions) {
            for (int to = from + direction; squares[to] == 0; to += direction) {
                into[end++] = move | to;
            }
        }
        return end;
    }

    @Override
    public void make(int move) {
        if (top == made.length) {
            made = Arrays.copyOf(made, 2 * top);
        }
        made[top++] = move;
        put(move >> 16, move >> 8 & 0xFF);
        squares[move & 0xFF] = BURNT;
        turn = -turn;
    }

    @Override
    public void undo() {
        int move = made[--top];
        turn = -turn;
        squares[move & 0xFF] = 0;
        put(move >> 8 & 0xFF, move >> 16);
    }

    private void put(int from, int to) {
        int[] own = mine();
        squares[from] = 0;
        squares[to] = (byte) turn;
        for (int queen = 0; queen < QUEENS; queen++) {
            own[queen] = own[queen] == from ? to : own[queen];
        }
        Arrays.sort(own);
    }

    /** A queen that can go to a neighbouring square can shoot back. */
    @Override
    public boolean isOver() {
        for (int queen : mine()) {
            for (int direction : directions) {
                if (squares[queen + direction] == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public boolean isFirstToMove() {
        return turn > 0;
    }

    /** The squares that the own queens can go to, less those of the others. */
    @Override
    public int score() {
        return reach(mine()) - reach(theirs());
    }

    private int reach(int[] from) {
        int count = 0;
        for (int queen : from) {
            for (int direction : directions) {
                for (int to = queen + direction; squares[to] == 0; to += direction) {
                    count++;
                }
            }
        }
        return count;
    }

    @Override
    public int cells(byte[] into) {
        int count = 0;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                byte held = squares[square(column, row)];
                into[count++] = held == BURNT ? Cells.NEUTRAL : held;
            }
        }
        return count;
    }

    @Override
    public double evaluation() {
        return Math.tanh(score() / SCALE);
    }

    /** As in the literature: {@code B1-B4xD4}. */
    @Override
    public String notation(int move) {
        return name(move >> 16) + "-" + name(move >> 8 & 0xFF) + "x" + name(move & 0xFF);
    }

    private String name(int square) {
        return (char) ('A' - 1 + square % stride) + String.valueOf(square / stride);
    }

    /** The squares, row by row, and who is to move. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                text.append("b.wx".charAt(squares[square(column, row)] + 1));
            }
        }
        return text.append(turn > 0 ? " w" : " b").toString();
    }
}
