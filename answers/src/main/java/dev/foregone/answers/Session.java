package dev.foregone.answers;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.util.Optional;
import java.util.function.Function;

/** One solver at work on one game, answering questions within limits. */
public final class Session<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private final String engineId;
    private final ProgressView progress;
    private final Solver<S, M> solver;

    public Session(String engineId, Solver<S, M> solver, ProgressView progress) {
        this.engineId = engineId;
        this.solver = solver;
        this.progress = progress;
    }

    public Budget budget(Limits limits) {
        return new Budget(limits, solver::positionsVisited);
    }

    /** The outcome, or what was proved of it. */
    public Bounds bounds(S state, Limits limits) {
        return progress.during(() -> solver.prove(state, limits));
    }

    /** The value, or what was proved of it. */
    public Bounds valueBounds(S state, Limits limits) {
        return progress.during(() -> solver.proveValue(state, limits));
    }

    /** All about a position; when a limit is hit the search stops with an exception, which names it. */
    public Analysis<S, M> analysis(S state, Limits limits) {
        return progress.during(() -> solver.analyze(state, limits));
    }

    /** The same with what is left of a budget, and then the exception says so. */
    public Analysis<S, M> analysis(S state, Budget budget) {
        Limits left = budget.left();
        try {
            return analysis(state, left);
        } catch (SearchStoppedException stop) {
            throw new SearchStoppedException(budget.reason(stop, left), stop.bounds());
        }
    }

    /** What somebody finds out who asks the solver several questions. */
    <T> T asking(Function<Solver<S, M>, T> questions) {
        return progress.during(() -> questions.apply(solver));
    }

    /** An analysis that breaks the contract. */
    public PluginException fault(String what) {
        return new PluginException(PluginKind.ENGINE, engineId, new IllegalStateException(what));
    }

    /** The value of a position, as far as limits allow. */
    public Answer<S, M> valueAnswer(S state, Limits limits) {
        Budget budget = budget(limits);
        Bounds bounds = valueBounds(state, limits);
        String stopped = bounds.value().isPresent() ? "" : Phrases.stoppedBy(limits);
        return new Answer<>(state, bounds, Optional.empty(), stopped, cost(budget));
    }

    /** All about a position, as far as limits allow. */
    public Answer<S, M> answer(S state, Limits limits) {
        Budget budget = budget(limits);
        try {
            Analysis<S, M> analysis = analysis(state, limits);
            return new Answer<>(state, Bounds.exactly(analysis.outcome()), Optional.of(analysis), "", cost(budget));
        } catch (SearchStoppedException stop) {
            return new Answer<>(state, stop.bounds(), Optional.empty(), stop.reason(), cost(budget));
        }
    }

    public Answer.Cost cost(Budget budget) {
        return new Answer.Cost(engineId, budget.positions(), budget.elapsed());
    }

    @Override
    public void close() {
        solver.close();
    }
}
