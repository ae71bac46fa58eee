package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game with cycles of which only counts whether a player ends with this many points or more. A line that never ends is a draw: no
 * points for anybody.
 *
 * @param counted the game, as it counts
 * @param least the points
 */
record ThresholdGame<S extends GameState<S, M>, M extends Move>(CountedGame<S, M> counted, int least)
        implements Game<ThresholdGame.Side<S, M>, M> {

    /**
     * A position, as the player sees it.
     *
     * @param state the position
     * @param mine whether the player is to move there
     * @param game says what counts
     */
    record Side<S extends GameState<S, M>, M extends Move>(S state, boolean mine, ThresholdGame<S, M> game)
            implements GameState<Side<S, M>, M> {

        @Override
        public Optional<GameValue> terminalValue() {
            return state.terminalValue()
                    .map(over -> game.isReached(state, mine) == mine ? GameValue.WIN : GameValue.LOSS);
        }

        @Override
        public List<M> legalMoves() {
            return state.legalMoves();
        }

        @Override
        public boolean movesAgain(M move) {
            return state.movesAgain(move);
        }

        @Override
        public Side<S, M> play(M move) {
            return new Side<>(state.play(move), mine == state.movesAgain(move), game);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Side<?, ?> that && mine == that.mine && state.equals(that.state);
        }

        @Override
        public int hashCode() {
            return 2 * state.hashCode() + (mine ? 1 : 0);
        }

        @Override
        public String toString() {
            return state.toString();
        }
    }

    private boolean isReached(S finished, boolean mine) {
        int score = counted.score(finished);
        return (mine ? score : -score) >= least;
    }

    /** A position for the player to move. */
    Side<S, M> side(S state) {
        return new Side<>(state, true, this);
    }

    /** What decides: to win, or if a draw will do, not to lose. */
    GameValue needed() {
        return least > 0 ? GameValue.WIN : GameValue.DRAW;
    }

    @Override
    public String id() {
        return counted.id();
    }

    @Override
    public Side<S, M> initialState() {
        return side(counted.game().initialState());
    }

    @Override
    public String format(Side<S, M> position) {
        return counted.game().format(position.state());
    }

    @Override
    public boolean cyclic() {
        return true;
    }
}
