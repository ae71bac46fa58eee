package dev.foregone.benchmarks.yardstick;

import java.util.SplittableRandom;

/**
 * What {@link TextbookUct} asks of a board, which it changes.
 *
 * @param <B> the type itself
 */
public interface UctBoard<B> {

    /** More than a position has. */
    int MOST_MOVES = 4096;

    /** In place of a move, where the game is over. */
    int NO_MOVE = -1;

    /** {@return a copy, which takes back no earlier move} */
    B copy();

    /**
     * Writes the legal moves.
     *
     * @param into room for {@link #MOST_MOVES}
     * @return their number; 0 if the game is over
     */
    int moves(int[] into);

    /**
     * Makes a move.
     *
     * @param move a legal one
     */
    void make(int move);

    /** {@return whether the player who began is to move} */
    boolean isFirstToMove();

    /**
     * The result of a game that is over. If nothing else is said, who is to move has lost.
     *
     * @return 1 if the player who began has won, -1 if the other one has, 0 for a draw
     */
    default int result() {
        return isFirstToMove() ? -1 : 1;
    }

    /**
     * A move for a playout; a board may have a quicker way than to list all, or one that its author thinks better.
     *
     * @param random draws it
     * @param room room for {@link #MOST_MOVES}
     * @return a legal move, or {@link #NO_MOVE} if the game is over
     */
    default int randomMove(SplittableRandom random, int[] room) {
        int count = moves(room);
        return count == 0 ? NO_MOVE : room[random.nextInt(count)];
    }
}
