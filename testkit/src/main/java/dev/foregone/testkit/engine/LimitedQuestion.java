package dev.foregone.testkit.engine;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;

/** A question that limits may stop, answered by what is proved by then. */
interface LimitedQuestion<S extends GameState<S, M>, M extends Move> {

    Bounds ask(Solver<S, M> solver, S state, Limits limits);
}
