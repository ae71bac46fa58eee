package dev.foregone.benchmarks.yardstick;

import java.util.List;

/**
 * A board as somebody might have written it: it makes moves and takes them back.
 *
 * @param <B> the type itself
 */
public interface MatchBoard<B> extends UctBoard<B> {

    /** {@return the legal moves of a game that is not over} */
    List<Integer> moves();

    /** Takes back the last move. */
    void undo();

    /** {@return whether the game is over} */
    boolean isOver();

    /**
     * What a player who thinks no further wants most.
     *
     * @param move a legal move
     * @return what it wins at once, such as pieces taken
     */
    int gain(int move);

    /** {@return who stands better, from -1 to 1 for the player to move} */
    double evaluation();
}
