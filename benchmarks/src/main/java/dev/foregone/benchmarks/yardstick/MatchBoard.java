package dev.foregone.benchmarks.yardstick;

import dev.foregone.diagram.Diagram;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
     * What a player who thinks no further wants most; nothing is captured, if nothing else is said.
     *
     * @param move a legal move
     * @return what it wins at once, such as pieces taken
     */
    default int gain(int move) {
        return 0;
    }

    /**
     * What its author would look at first: captures, if nothing else is said.
     *
     * @param move a legal move
     * @return whether to look at it before others
     */
    default boolean isUrgent(int move) {
        return gain(move) > 0;
    }

    /** {@return who stands better, for the player to move, well below a million} */
    int score();

    /** {@return the same from -1 to 1: the result expected} */
    double evaluation();

    /**
     * A move in writing.
     *
     * @param move a legal move
     * @return text that tells it from the other moves
     */
    String notation(int move);

    /**
     * The moves written into an array as a list.
     *
     * @param moves the array
     * @param count how many it has
     * @return the list
     */
    static List<Integer> listed(int[] moves, int count) {
        List<Integer> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(moves[i]);
        }
        return list;
    }

    /**
     * The board as numbers, as {@link dev.foregone.board.BoardGame#cells} wants them; none, if nothing else is said.
     *
     * @param into where to write them
     * @return how many there are, or 0
     */
    default int cells(byte[] into) {
        return 0;
    }

    /** {@return the picture of the board, which tells where the cells lie; none, if nothing else is said} */
    default Optional<Diagram> diagram() {
        return Optional.empty();
    }
}
