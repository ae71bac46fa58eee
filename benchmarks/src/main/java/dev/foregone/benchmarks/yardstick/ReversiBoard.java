package dev.foregone.benchmarks.yardstick;

import java.util.List;
import java.util.Random;

/** Reversi as somebody might have written it: one array that makes moves and takes them back. For one thread. */
public final class ReversiBoard extends MatchBoard<ReversiBoard> {

    /** The move of a player who has no other. */
    public static final int PASS = 0;

    private static final int WIDTH = 10;
    private static final int SQUARES = WIDTH * WIDTH;
    private static final int FIRST = WIDTH + 1;
    private static final int LAST = SQUARES - WIDTH - 2;
    private static final int EDGE = -1;
    private static final int[] CORNERS = {11, 18, 81, 88};
    /** In moves. */
    private static final int CORNER = 8;

    private static final double SCALE = 20;
    private static final int[] DIRECTIONS = {-11, -10, -9, -1, 1, 9, 10, 11};

    private final byte[] squares;
    private int turn = 1;

    /** The initial position; 1 moves first, 2 is the other player. */
    public ReversiBoard() {
        super(SQUARES, SCALE);
        squares = new byte[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            boolean inside = square >= FIRST && square <= LAST && (square + 1) % WIDTH > 1;
            squares[square] = (byte) (inside ? 0 : EDGE);
        }
        squares[44] = 2;
        squares[45] = 1;
        squares[54] = 1;
        squares[55] = 2;
    }

    private ReversiBoard(ReversiBoard other) {
        super(SQUARES, SCALE);
        squares = other.squares.clone();
        turn = other.turn;
    }

    /**
     * A position of a random game.
     *
     * @param random plays it
     * @param empty the number of empty squares to stop at
     * @return a position of a game that is not over
     */
    public static ReversiBoard random(Random random, int empty) {
        ReversiBoard board = new ReversiBoard();
        while (board.empty() > empty) {
            List<Integer> moves = board.moves();
            board.make(moves.get(random.nextInt(moves.size())));
            board = board.isOver() ? new ReversiBoard() : board;
        }
        return board;
    }

    /** {@return the player to move} */
    public int turn() {
        return turn;
    }

    @Override
    public int moves(int[] into) {
        int count = 0;
        for (int square = FIRST; square <= LAST; square++) {
            if (turns(square, turn)) {
                into[count++] = square;
            }
        }
        if (count == 0 && canMove(3 - turn)) {
            into[count++] = PASS;
        }
        return count;
    }

    @Override
    public ReversiBoard copy() {
        return new ReversiBoard(this);
    }

    @Override
    public int gain(int move) {
        int discs = 0;
        if (move != PASS) {
            for (int direction : DIRECTIONS) {
                discs += run(move, direction, turn);
            }
        }
        return discs;
    }

    @Override
    public boolean isFirstToMove() {
        return turn == 1;
    }

    @Override
    public int result() {
        return Integer.signum(lead());
    }

    /** {@return whether neither player can put a disc} */
    @Override
    public boolean isOver() {
        return !canMove(turn) && !canMove(3 - turn);
    }

    private boolean canMove(int player) {
        for (int square = FIRST; square <= LAST; square++) {
            if (turns(square, player)) {
                return true;
            }
        }
        return false;
    }

    /** A corner. */
    @Override
    public boolean isUrgent(int move) {
        for (int corner : CORNERS) {
            if (move == corner) {
                return true;
            }
        }
        return false;
    }

    /** Moves and corners. */
    @Override
    public int score() {
        int sum = 0;
        for (int square = FIRST; square <= LAST; square++) {
            sum += (turns(square, turn) ? 1 : 0) - (turns(square, 3 - turn) ? 1 : 0);
        }
        for (int corner : CORNERS) {
            sum += squares[corner] == 0 ? 0 : squares[corner] == turn ? CORNER : -CORNER;
        }
        return sum;
    }

    @Override
    public int cells(byte[] into) {
        int count = 0;
        for (int square = FIRST; square <= LAST; square++) {
            if (squares[square] != EDGE) {
                into[count++] = squares[square] == 2 ? -1 : squares[square];
            }
        }
        return count;
    }

    @Override
    public String notation(int move) {
        return move == PASS ? "pass" : (char) ('a' + move % WIDTH - 1) + String.valueOf(move / WIDTH);
    }

    private boolean turns(int square, int player) {
        if (squares[square] == 0) {
            for (int direction : DIRECTIONS) {
                if (run(square, direction, player) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many discs a disc here turns in one direction. */
    private int run(int square, int direction, int player) {
        int length = 0;
        int next = square + direction;
        while (squares[next] == 3 - player) {
            length++;
            next += direction;
        }
        return squares[next] == player ? length : 0;
    }

    /**
     * Makes a move.
     *
     * @param square one of {@link #moves()}
     */
    @Override
    public void make(int square) {
        int count = 0;
        if (square != PASS) {
            for (int direction : DIRECTIONS) {
                for (int step = run(square, direction, turn); step > 0; step--) {
                    squares[square + step * direction] = (byte) turn;
                    push(square + step * direction);
                    count++;
                }
            }
            squares[square] = (byte) turn;
        }
        push(square);
        push(count);
        turn = 3 - turn;
    }

    @Override
    public void undo() {
        int count = (int) pop();
        int square = (int) pop();
        squares[square] = (byte) (square == PASS ? EDGE : 0);
        for (; count > 0; count--) {
            squares[(int) pop()] = (byte) turn;
        }
        turn = 3 - turn;
    }

    /** {@return the discs of player 1 less those of player 2} */
    public int lead() {
        return count(1) - count(2);
    }

    /** {@return the number of empty squares} */
    public int empty() {
        return count(0);
    }

    private int count(int what) {
        int count = 0;
        for (byte square : squares) {
            count += square == what ? 1 : 0;
        }
        return count;
    }

    /** The squares, row by row. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int square = FIRST; square <= LAST; square++) {
            if (squares[square] != EDGE) {
                text.append(".xo".charAt(squares[square]));
            }
        }
        return text.toString();
    }
}
