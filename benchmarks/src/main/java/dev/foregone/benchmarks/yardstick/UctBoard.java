package dev.foregone.benchmarks.yardstick;

/**
 * What {@link TextbookUct} asks of a board, which it changes.
 *
 * @param <B> the type itself
 */
public interface UctBoard<B> {

    /** More than a position has. */
    int MOST_MOVES = 4096;

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

    /** {@return 1 if the player who began has won, -1 if the other one has, 0 for a draw; of a game that is over} */
    int result();
}
