package dev.foregone.answers;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.time.Duration;
import java.util.Optional;

/**
 * What a question came to.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param state the position it was about
 * @param bounds what was proved of the position's outcome; if its value alone was asked for, the plies of the bounds mean
 *     nothing
 * @param analysis everything about the position; empty if the value alone was asked for, or the search was stopped
 * @param stopped what stopped it; empty if nothing did
 * @param cost what it took
 */
public record Answer<S extends GameState<S, M>, M extends Move>(
        S state, Bounds bounds, Optional<Analysis<S, M>> analysis, String stopped, Cost cost) {

    /**
     * What an answer took.
     *
     * @param engine the id of the engine that gave it
     * @param positions how many positions it visited
     * @param elapsed wall-clock time
     */
    public record Cost(String engine, long positions, Duration elapsed) {}

    /** Whether a limit stopped it before its end. */
    public boolean isStopped() {
        return !stopped.isEmpty();
    }
}
