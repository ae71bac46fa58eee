package dev.foregone.search;

import dev.foregone.spi.Game;
import dev.foregone.spi.Support;

/** What a depth-first engine can do: every game whose lines of play come to an end. */
public final class DepthFirst {

    private DepthFirst() {}

    /**
     * Whether a depth-first engine can solve a game.
     *
     * @param game any game
     * @return no for a game that declares cycles, otherwise yes
     */
    public static Support supports(Game<?, ?> game) {
        return game.cyclic()
                ? Support.no(
                        "its lines of play can come back to the same position, and a depth-first engine would follow"
                                + " them for ever")
                : Support.yes();
    }

    /**
     * Refuses a game that a depth-first engine cannot solve.
     *
     * @param engineId the engine's id
     * @param game any game
     * @throws IllegalArgumentException if the game is not supported, saying why
     */
    public static void require(String engineId, Game<?, ?> game) {
        Support support = supports(game);
        if (!support.supported()) {
            throw new IllegalArgumentException(
                    "the engine '" + engineId + "' cannot solve the game '" + game.id() + "': " + support.reason());
        }
    }
}
