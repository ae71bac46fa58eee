package org.example.pawns;

import java.util.ArrayList;
import java.util.List;

/**
 * Hexapawn: three white pawns against three black ones on nine squares. A pawn steps forward to an empty square or takes
 * diagonally. Who reaches the far row, or leaves the other without a move, has won.
 */
public class Hexapawn {

    private static final int SIZE = 3;

    private final char[] squares;
    private char turn = 'w';

    /** The beginning, white to move. */
    public Hexapawn() {
        squares = "bbb...www".toCharArray();
    }

    /** A copy. */
    public Hexapawn(Hexapawn other) {
        squares = other.squares.clone();
        turn = other.turn;
    }

    /** The moves of the player whose turn it is. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (int from = 0; from < squares.length; from++) {
            if (squares[from] == turn) {
                addMoves(from, moves);
            }
        }
        return moves;
    }

    private void addMoves(int from, List<Move> moves) {
        int ahead = from + (turn == 'w' ? -SIZE : SIZE);
        if (ahead < 0 || ahead >= squares.length) {
            return;
        }
        for (int to = ahead - 1; to <= ahead + 1; to++) {
            boolean sameRow = to >= 0 && to / SIZE == ahead / SIZE;
            if (sameRow && squares[to] == (to == ahead ? '.' : other(turn))) {
                moves.add(new Move(from, to));
            }
        }
    }

    /** Makes a move. */
    public void make(Move move) {
        move.taken = squares[move.to];
        squares[move.to] = squares[move.from];
        squares[move.from] = '.';
        turn = other(turn);
    }

    /** Takes back the move that was made last. */
    public void undo(Move move) {
        turn = other(turn);
        squares[move.from] = squares[move.to];
        squares[move.to] = move.taken;
    }

    /** Whether somebody has won. */
    public boolean gameOver() {
        turn = other(turn);
        boolean arrived = hasArrived();
        turn = other(turn);
        return arrived || moves().isEmpty();
    }

    private boolean hasArrived() {
        int farRow = turn == 'w' ? 0 : squares.length - SIZE;
        return new String(squares, farRow, SIZE).indexOf(turn) >= 0;
    }

    /** Who has won when the game is over: who moved last. */
    public char winner() {
        return other(turn);
    }

    private static char other(char player) {
        return player == 'w' ? 'b' : 'w';
    }

    static String square(int index) {
        return "abc".charAt(index % SIZE) + "" + (SIZE - index / SIZE);
    }

    /** The rows from the top. */
    @Override
    public String toString() {
        return new String(squares, 0, SIZE)
                + "/" + new String(squares, SIZE, SIZE)
                + "/" + new String(squares, 2 * SIZE, SIZE);
    }
}
