package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.weights.CellSymmetry;
import dev.foregone.weights.Patterns;

/**
 * An ability that a {@link Game} may have: it shows its board as small numbers, from which {@code foregone train} learns to play it well
 * where nothing can be proved. A game with {@linkplain Game#packedRules packed rules} shows them there as well ({@link
 * Rules#cells}), and a {@link dev.foregone.board.BoardGame} by a method of its own.
 *
 * <p>Each cell has a number: 0 if it is empty, above 0 for a piece of the player who {@linkplain Game#players begins}, below 0 for the same
 * kind of piece of the other, and {@value #NEUTRAL} or more for what belongs to nobody. Whatever else the rest of the game
 * depends on, such as pieces in hand, are further cells. Positions of different future, with the same player to move, SHOULD
 * differ in a cell.
 *
 * <p>Where the cells are, the game's {@linkplain Game#diagram diagram} says, whose sites they are, in its order; further cells come
 * after them. Without one, the cells are those of a square board, row by row.
 *
 * @param <S> the type of the game's states
 */
@Stability(Level.EXPERIMENTAL)
public interface Cells<S extends GameState<S, ?>> {

    /** The least number of something that belongs to nobody, such as an arrow of Amazons. */
    int NEUTRAL = CellSymmetry.NEUTRAL;

    /** The most cells that a board can have. */
    int MOST = Patterns.MOST_CELLS;

    /**
     * What the cells hold.
     *
     * @param state a state
     * @param into where to write the numbers, from its first element on; it has room for {@value #MOST}
     * @return how many there are, the same for all positions of a game: 1 or more; or 0 if this game shows none
     */
    int cells(S state, byte[] into);
}
