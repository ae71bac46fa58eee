package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.spi.Game;

/** Lines given in notation, for tests. */
public final class LineOfPlay {

    private LineOfPlay() {}

    /**
     * Plays a line from the initial state.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     * @param moves moves in notation
     * @return the position after them
     * @throws NotationException if one of them is not legal
     */
    public static <S extends GameState<S, M>, M extends Move> S after(Game<S, M> game, String... moves) {
        S state = game.initialState();
        for (String move : moves) {
            state = state.play(game.parseMove(state, move));
        }
        return state;
    }
}
