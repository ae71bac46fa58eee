package dev.foregone.answers;

import dev.foregone.api.Advice;
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
 * @param analysis everything about the position; empty if only the value was asked for, the search was stopped, or strategies
 *     answered
 * @param advice the move to make, by proof or by estimate; empty if it was not asked for
 * @param stopped what stopped it; empty if nothing did
 * @param cost the cost of the answer
 */
public record Answer<S extends GameState<S, M>, M extends Move>(
        S state,
        Bounds bounds,
        Optional<Analysis<S, M>> analysis,
        Optional<Advice<S, M>> advice,
        String stopped,
        Cost cost) {

    /**
     * The cost of an answer.
     *
     * @param engine the id of the engine that answered
     * @param positions the number of positions visited
     * @param elapsed wall-clock time
     */
    public record Cost(String engine, long positions, Duration elapsed) {

        /** For people. */
        public String inWords() {
            return engine + " visited " + Phrases.positions(positions) + " in " + Phrases.duration(elapsed);
        }

        /** For programs, in every answer under the same names. */
        public Json json() {
            return new Json().put("positionsVisited", positions).put("elapsedMillis", elapsed.toMillis());
        }
    }

    /** Whether a limit stopped the search before its end. */
    public boolean isStopped() {
        return !stopped.isEmpty();
    }

    /** An answer that tells everything. */
    static <S extends GameState<S, M>, M extends Move> Answer<S, M> of(
            Analysis<S, M> analysis, Optional<Advice<S, M>> advice, Cost cost) {
        Bounds exactly = Bounds.exactly(analysis.outcome());
        return new Answer<>(analysis.state(), exactly, Optional.of(analysis), advice, "", cost);
    }

    /** The full analysis of a position, as far as limits allow. */
    public static <S extends GameState<S, M>, M extends Move> Answer<S, M> of(
            String engine, Solver<S, M> solver, S state, Limits limits) {
        Budget budget = new Budget(limits);
        try {
            return of(budget.analysis(solver, state), Optional.empty(), budget.cost(engine));
        } catch (SearchStoppedException stop) {
            return new Answer<>(
                    state, stop.bounds(), Optional.empty(), Optional.empty(), stop.reason(), budget.cost(engine));
        }
    }
}
