package dev.foregone.benchmarks.yardstick;

/**
 * English draughts as somebody might have written it: one array that makes moves and takes them back. Who captures must; each
 * capture of several is a move. Who cannot move has lost; games may last forever. For one thread.
 */
public final class DraughtsBoard extends MatchBoard<DraughtsBoard> {

    private static final int SIZE = 8;
    private static final int MAN = 1;
    private static final int KING = 2;
    private static final int NONE = -1;
    private static final int MOST = 128;
    private static final double SCALE = 6;

    private final byte[] squares = new byte[SIZE * SIZE];
    private int turn = 1;
    private int jumper = NONE;
    private final int[] few = new int[4];

    /** The initial position: pieces above 0 belong to the player who begins, and go up. */
    public DraughtsBoard() {
        super(MOST, SCALE);
        for (int square = 0; square < squares.length; square++) {
            int row = square / SIZE;
            if ((row + square % SIZE) % 2 == 0 && row != 3 && row != 4) {
                squares[square] = (byte) (row < 3 ? MAN : -MAN);
            }
        }
    }

    private DraughtsBoard(DraughtsBoard other) {
        super(MOST, SCALE);
        System.arraycopy(other.squares, 0, squares, 0, squares.length);
        turn = other.turn;
        jumper = other.jumper;
    }

    @Override
    public DraughtsBoard copy() {
        return new DraughtsBoard(this);
    }

    /** Who is to move has none. */
    @Override
    public boolean isOver() {
        for (int from = 0; from < squares.length; from++) {
            if (squares[from] * turn > 0 && (add(from, 1, few, 0) > 0 || add(from, 2, few, 0) > 0)) {
                return false;
            }
        }
        return true;
    }

    /** Each move is 64 times the square that a piece leaves and the one that it goes to. */
    @Override
    public int moves(int[] into) {
        if (jumper != NONE) {
            return add(jumper, 2, into, 0);
        }
        int jumps = addAll(2, into);
        return jumps > 0 ? jumps : addAll(1, into);
    }

    private int addAll(int steps, int[] into) {
        int count = 0;
        for (int from = 0; from < squares.length; from++) {
            if (squares[from] * turn > 0) {
                count = add(from, steps, into, count);
            }
        }
        return count;
    }

    /** Adds the moves of a piece that go one step, or the captures, which go two. */
    private int add(int from, int steps, int[] into, int count) {
        int end = count;
        boolean king = Math.abs(squares[from]) == KING;
        for (int up = king ? -turn : turn; ; up = turn) {
            for (int right = -1; right <= 1; right += 2) {
                int to = to(from, up * steps, right * steps);
                if (to != NONE && squares[to] == 0 && (steps == 1 || squares[(from + to) / 2] * turn < 0)) {
                    into[end++] = from * squares.length + to;
                }
            }
            if (up == turn) {
                return end;
            }
        }
    }

    private static int to(int from, int up, int right) {
        int row = from / SIZE + up;
        int column = from % SIZE + right;
        return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? NONE : row * SIZE + column;
    }

    @Override
    public void make(int move) {
        int from = move / squares.length;
        int to = move % squares.length;
        boolean captures = gain(move) > 0;
        int middle = (from + to) / 2;
        byte piece = squares[from];
        remember(move, piece, captures ? squares[middle] : 0);
        boolean promoted = Math.abs(piece) == MAN && to / SIZE == (turn > 0 ? SIZE - 1 : 0);
        squares[from] = 0;
        squares[to] = promoted ? (byte) (KING * turn) : piece;
        if (captures) {
            squares[middle] = 0;
        }
        boolean again = captures && !promoted && add(to, 2, few, 0) > 0;
        jumper = again ? to : NONE;
        turn = again ? turn : -turn;
    }

    private void remember(int move, int piece, int captured) {
        int men = (piece + KING) << 4 | (captured + KING);
        push((long) move << 32 | (jumper + 1L) << 16 | (long) men << 1 | (turn > 0 ? 1 : 0));
    }

    @Override
    public void undo() {
        long last = pop();
        int move = (int) (last >> 32);
        int from = move / squares.length;
        int to = move % squares.length;
        squares[to] = 0;
        squares[from] = (byte) ((last >> 5 & 15) - KING);
        if (gain(move) > 0) {
            squares[(from + to) / 2] = (byte) ((last >> 1 & 15) - KING);
        }
        jumper = (int) (last >> 16 & 0xFF) - 1;
        turn = (last & 1) == 1 ? 1 : -1;
    }

    /** The pieces that it captures: 1 or none. */
    @Override
    public int gain(int move) {
        return Math.abs(move / squares.length - move % squares.length) > SIZE + 1 ? 1 : 0;
    }

    @Override
    public boolean isFirstToMove() {
        return turn > 0;
    }

    /** Who has more, a king counting as two men. */
    @Override
    public int score() {
        int sum = 0;
        for (byte piece : squares) {
            sum += piece;
        }
        return sum * turn;
    }

    @Override
    public int cells(byte[] into) {
        System.arraycopy(squares, 0, into, 0, squares.length);
        if (jumper != NONE) {
            into[jumper] += (byte) (KING * turn);
        }
        return squares.length;
    }

    /** The numbers of two squares, from 1 as the draughts players count them. */
    @Override
    public String notation(int move) {
        return number(move / squares.length) + "-" + number(move % squares.length);
    }

    private static int number(int square) {
        return 1 + square / 2;
    }

    /** The squares, row by row, and who is to move, with what. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < squares.length; square++) {
            if ((square / SIZE + square % SIZE) % 2 == 0) {
                text.append("Oo.xX".charAt(squares[square] + KING));
            }
        }
        return text.append(turn > 0 ? " x" : " o")
                .append(jumper == NONE ? "" : " " + jumper)
                .toString();
    }
}
