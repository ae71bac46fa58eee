package dev.foregone.spi;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.net.URL;
import java.util.List;

/**
 * An ability that a {@link Game} may have: it brings strategies along, files that {@code foregone strategy build} wrote. Command
 * line and explorer then play perfectly by them, and know the values of their positions, at once.
 */
@Stability(Level.EXPERIMENTAL)
public interface BundledStrategies {

    /**
     * The files, mostly resources beside the game's class: {@code MyGame.class.getResource("first.strategy")}. Each must be
     * right: {@code foregone strategy verify --bundled GAME} proves it.
     *
     * @return where each of them is
     */
    List<URL> strategies();
}
