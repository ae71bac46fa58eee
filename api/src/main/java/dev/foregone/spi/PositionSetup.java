package dev.foregone.spi;

import dev.foregone.diagram.Diagram;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.List;
import java.util.Map;

/**
 * How people set up positions of a game by putting pieces on sites. Placements that are asked about have only sites and pieces of
 * {@link #placeable} and players of the game, a player exactly where {@link #placement} has one; nothing else about them is sure. In
 * each method, any position says which board it is about, of what size and variant.
 *
 * @param <S> the type of the game's states
 */
@Stability(Level.EXPERIMENTAL)
public interface PositionSetup<S> {

    /**
     * What may be put where.
     *
     * @param board any position on the board
     * @return by the names of the sites that can be changed, the pieces that may stand there, as the diagram has them; for pieces in hand
     *     {@code w}, {@code ww} and so on up to the most there can be
     */
    Map<String, List<String>> placeable(S board);

    /**
     * The pieces of a position.
     *
     * @param state any position
     * @return its pieces; the player to move, if the same pieces may be a position with either
     */
    Placement placement(S state);

    /**
     * The position with these pieces. What no piece shows is as on the board where nothing is changed, otherwise as it usually is.
     *
     * @param board any position on the board
     * @param placement any placement
     * @return the position, which has this placement
     * @throws IllegalArgumentException saying to people why there is no such position
     */
    S placed(S board, Placement placement);

    /**
     * A placement as people see it, whether it is a position or not.
     *
     * @param board any position on the board
     * @param placement any placement
     * @return its diagram, with all sites that can be changed
     */
    Diagram diagram(S board, Placement placement);
}
