package dev.foregone.explorer.questions;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;

/**
 * What a client asks of an engine.
 *
 * @param solver the game and the engine
 * @param state the position
 * @param name a unique name of the position
 * @param limits when to end
 * @param watched whether the client would be noticed when it leaves
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public record Query<S extends GameState<S, M>, M extends Move>(
        SolverKey<S, M> solver, S state, String name, Limits limits, boolean watched) {

    Subject subject() {
        return new Subject(solver, name);
    }
}
