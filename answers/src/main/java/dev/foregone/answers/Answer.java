package dev.foregone.answers;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of a question.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param state the position it was about
 * @param bounds the bounds proved for the position's outcome; if only its value was asked for, their plies mean
 *     nothing
 * @param analysis everything about the position; empty if only the value was asked for or the search was stopped
 * @param stopped what stopped it; empty if nothing did
 * @param cost the cost of the answer
 */
public record Answer<S extends GameState<S, M>, M extends Move>(
        S state, Bounds bounds, Optional<Analysis<S, M>> analysis, String stopped, Cost cost) {

    /**
     * The cost of an answer.
     *
     * @param engine the id of the engine that answered
     * @param positions the number of positions visited
     * @param elapsed wall-clock time
     */
    public record Cost(String engine, long positions, Duration elapsed) {}

    /** Whether a limit stopped the search before its end. */
    public boolean isStopped() {
        return !stopped.isEmpty();
    }

    /** The full analysis of a position, as far as limits allow. */
    public static <S extends GameState<S, M>, M extends Move> Answer<S, M> of(
            String engine, Solver<S, M> solver, S state, Limits limits) {
        Budget budget = new Budget(limits);
        try {
            Analysis<S, M> analysis = budget.analysis(solver, state);
            Bounds exactly = Bounds.exactly(analysis.outcome());
            return new Answer<>(state, exactly, Optional.of(analysis), "", budget.cost(engine));
        } catch (SearchStoppedException stop) {
            return new Answer<>(state, stop.bounds(), Optional.empty(), stop.reason(), budget.cost(engine));
        }
    }

    /** The value of a position, as far as limits allow. */
    static <S extends GameState<S, M>, M extends Move> Answer<S, M> ofValue(
            String engine, Solver<S, M> solver, S state, Limits limits) {
        Budget budget = new Budget(limits);
        Bounds bounds = budget.ask(solver, left -> solver.proveValue(state, left));
        String stopped = bounds.value().isPresent() ? "" : Phrases.stoppedBy(limits);
        return new Answer<>(state, bounds, Optional.empty(), stopped, budget.cost(engine));
    }
}
