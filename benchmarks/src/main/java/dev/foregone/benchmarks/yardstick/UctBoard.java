package dev.foregone.benchmarks.yardstick;

/**
 * What {@link TextbookUct}, and whoever plays against it, asks of a board, which it changes.
 *
 * @param <B> the type itself
 */
public interface UctBoard<B> {

    /** {@return a copy} */
    B copy();

    /**
     * Writes the legal moves.
     *
     * @param into long enough
     * @return their number; 0 if the game is over
     */
    int moves(int[] into);

    /**
     * Makes a move.
     *
     * @param move a legal one
     */
    void make(int move);

    /**
     * What a player who thinks no further wants most.
     *
     * @param move a legal move
     * @return what it wins at once, such as pieces taken
     */
    int gain(int move);

    /** {@return whether the player who began is to move} */
    boolean isFirstToMove();

    /** {@return 1 if the player who began has won, -1 if the other one has, 0 for a draw; of a game that is over} */
    int result();
}
