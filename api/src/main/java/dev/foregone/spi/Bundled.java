package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.net.URL;
import java.util.List;

/**
 * An ability that a {@link Game} may have: it brings files along, mostly resources beside its class: {@code
 * MyGame.class.getResource("first.strategy")}. Whoever plays the game then uses them without a word.
 */
@Stability(Level.EXPERIMENTAL)
public interface Bundled {

    /**
     * Strategies that {@code foregone strategy build} wrote. Command line and explorer play perfectly by them, and know the values of
     * their positions, at once. Each must be right: {@code foregone strategy verify --bundled GAME} proves it.
     *
     * @return where each of them is
     */
    default List<URL> strategies() {
        return List.of();
    }

    /**
     * Learned weights that {@code foregone train} wrote, each for another board. A solver {@linkplain
     * dev.foregone.api.SolverOptions#withWeights estimates} by those of the board in question.
     *
     * @return where each of them is
     */
    default List<URL> weights() {
        return List.of();
    }
}
