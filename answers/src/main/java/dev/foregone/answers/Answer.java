package dev.foregone.answers;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

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

    /** The full analysis of a position, as far as limits allow. */
    public static <S extends GameState<S, M>, M extends Move> Answer<S, M> of(
            String engine, Solver<S, M> solver, S state, Limits limits) {
        Budget budget = new Budget(limits);
        try {
            Analysis<S, M> analysis = budget.analysis(solver, state);
            Bounds exactly = Bounds.exactly(analysis.outcome());
            return new Answer<>(state, exactly, Optional.of(analysis), Optional.empty(), "", budget.cost(engine));
        } catch (SearchStoppedException stop) {
            return new Answer<>(
                    state, stop.bounds(), Optional.empty(), Optional.empty(), stop.reason(), budget.cost(engine));
        }
    }

    /**
     * The same, with the move that wins, or that loses latest, where the outcome is proved, but not that of every move: positions
     * beside it may be far from the end of the game.
     */
    static <S extends GameState<S, M>, M extends Move> Answer<S, M> withProvedMove(
            String engine, Solver<S, M> solver, S state, Limits limits) {
        Answer<S, M> answer = of(engine, solver, state, limits);
        Budget budget = new Budget(limits);
        budget.use(answer.cost());
        if (!answer.isStopped()
                || budget.isSpent()
                || !answer.bounds().isExact()
                || answer.bounds().value().equals(Optional.of(GameValue.DRAW))) {
            return answer;
        }
        Advice<S, M> advice = budget.ask(
                solver, left -> provedMove(solver, state, answer.bounds().atLeast(), left));
        return new Answer<>(
                state, answer.bounds(), answer.analysis(), Optional.of(advice), answer.stopped(), budget.cost(engine));
    }

    private static <S extends GameState<S, M>, M extends Move> Advice<S, M> provedMove(
            Solver<S, M> solver, S state, Outcome outcome, Limits limits) {
        List<AdvisedMove<M>> moves = new ArrayList<>();
        boolean found = false;
        for (M move : state.legalMoves()) {
            Bounds bounds = Bounds.unknown();
            if (!found) {
                boolean again = state.movesAgain(move);
                Limits near = limits.withPlies(outcome.afterMove(again).plies());
                bounds = solver.prove(state.play(move), near).backedUp(again);
                found = bounds.equals(Bounds.exactly(outcome));
            }
            moves.add(AdvisedMove.of(move, bounds, OptionalDouble.empty()));
        }
        return Advice.of(state, Bounds.exactly(outcome), moves, List.of());
    }

    /** The same, with advice; what finding the best move leaves of the limits is for the other moves. */
    static <S extends GameState<S, M>, M extends Move> Answer<S, M> withAdvice(
            String engine, Solver<S, M> solver, S state, Limits limits) {
        Budget budget = new Budget(limits);
        Advice<S, M> advice = budget.ask(solver, left -> solver.advise(state, left));
        String stopped = Phrases.stoppedBy(limits);
        Bounds proved = advice.bounds();
        if (advice.certainty() == Certainty.BEST || (advice.certainty() == Certainty.VALUE && !budget.isSpent())) {
            try {
                Analysis<S, M> analysis = budget.analysis(solver, state);
                return new Answer<>(
                        state,
                        Bounds.exactly(analysis.outcome()),
                        Optional.of(analysis),
                        Optional.of(Advice.of(analysis)),
                        "",
                        budget.cost(engine));
            } catch (SearchStoppedException stop) {
                stopped = stop.reason();
                proved = proved.and(stop.bounds());
            }
        }
        return new Answer<>(state, proved, Optional.empty(), Optional.of(advice), stopped, budget.cost(engine));
    }

    /**
     * What strategies prove of a position, and their move. Nothing stopped it, though more could be proved.
     *
     * @param solver knows the strategies
     * @param limits how long it may look for the move where they leave that to a search
     */
    static <S extends GameState<S, M>, M extends Move> Answer<S, M> ofStrategies(
            String engine, Solver<S, M> solver, S state, Limits limits) {
        Budget budget = new Budget(limits);
        Advice<S, M> advice = budget.ask(solver, left -> solver.advise(state, left));
        return new Answer<>(state, advice.bounds(), Optional.empty(), Optional.of(advice), "", budget.cost(engine));
    }

    /** The value of a position, as far as limits allow. */
    static <S extends GameState<S, M>, M extends Move> Answer<S, M> ofValue(
            String engine, Solver<S, M> solver, S state, Limits limits) {
        Budget budget = new Budget(limits);
        Bounds bounds = budget.ask(solver, left -> solver.proveValue(state, left));
        String stopped = bounds.value().isPresent() ? "" : Phrases.stoppedBy(limits);
        return new Answer<>(state, bounds, Optional.empty(), Optional.empty(), stopped, budget.cost(engine));
    }
}
