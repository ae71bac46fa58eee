package dev.foregone.benchmarks.yardstick;

import dev.foregone.diagram.Diagram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A board as somebody might have written it: it makes moves and takes them back. For one thread.
 *
 * @param <B> the type itself
 */
public abstract class MatchBoard<B> {

    /** More than a position has. */
    public static final int MOST_MOVES = 4096;

    /** In place of a move, where the game is over. */
    public static final int NO_MOVE = -1;

    private final int mostMoves;
    private final double scale;
    private int[] listed = {};
    private long[] made = new long[32];
    private int top;

    /**
     * A board of which no move can be taken back.
     *
     * @param mostMoves at least as many as a position has
     * @param scale the score at which the expected result is about three quarters of a win
     */
    protected MatchBoard(int mostMoves, double scale) {
        this.mostMoves = mostMoves;
        this.scale = scale;
    }

    /** {@return a copy, which takes back no earlier move} */
    public abstract B copy();

    /**
     * Writes the legal moves.
     *
     * @param into room for as many as a position has
     * @return their number; 0 if the game is over
     */
    public abstract int moves(int[] into);

    /** {@return the legal moves} */
    public final List<Integer> moves() {
        listed = listed.length == 0 ? new int[mostMoves] : listed;
        int count = moves(listed);
        List<Integer> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(listed[i]);
        }
        return list;
    }

    /**
     * Makes a move.
     *
     * @param move a legal one
     */
    public abstract void make(int move);

    /** Takes back the last move. */
    public abstract void undo();

    /**
     * Keeps what it takes to undo a move.
     *
     * @param undoing good for the board
     */
    protected final void push(long undoing) {
        if (top == made.length) {
            made = Arrays.copyOf(made, 2 * top);
        }
        made[top++] = undoing;
    }

    /** {@return what was pushed last, and no longer kept} */
    protected final long pop() {
        return made[--top];
    }

    /** {@return whether the game is over} */
    public abstract boolean isOver();

    /** {@return whether the player who began is to move} */
    public abstract boolean isFirstToMove();

    /**
     * The result of a game that is over. If nothing else is said, who is to move has lost.
     *
     * @return 1 if the player who began has won, -1 if the other one has, 0 for a draw
     */
    public int result() {
        return isFirstToMove() ? -1 : 1;
    }

    /**
     * A move for a playout; a board may have a quicker way than to list all, or one that its author thinks better.
     *
     * @param random draws it
     * @param room room for {@link #MOST_MOVES}
     * @return a legal move, or {@link #NO_MOVE} if the game is over
     */
    public int randomMove(SplittableRandom random, int[] room) {
        int count = moves(room);
        return count == 0 ? NO_MOVE : room[random.nextInt(count)];
    }

    /**
     * What a player who thinks no further wants most; nothing is captured, if nothing else is said.
     *
     * @param move a legal move
     * @return what it wins at once, such as pieces taken
     */
    public int gain(int move) {
        return 0;
    }

    /**
     * What its author would look at first: captures, if nothing else is said.
     *
     * @param move a legal move
     * @return whether to look at it before others
     */
    public boolean isUrgent(int move) {
        return gain(move) > 0;
    }

    /** {@return who stands better, for the player to move, well below a million} */
    public abstract int score();

    /** {@return the same from -1 to 1: the result expected} */
    public double evaluation() {
        return Math.tanh(score() / scale);
    }

    /**
     * A move in writing.
     *
     * @param move a legal move
     * @return text that tells it from the other moves
     */
    public abstract String notation(int move);

    /**
     * The board as numbers, as {@link dev.foregone.board.BoardGame#cells} wants them; none, if nothing else is said.
     *
     * @param into where to write them
     * @return how many there are, or 0
     */
    public int cells(byte[] into) {
        return 0;
    }

    /** {@return the picture of the board, which tells where the cells lie; none, if nothing else is said} */
    public Optional<Diagram> diagram() {
        return Optional.empty();
    }
}
