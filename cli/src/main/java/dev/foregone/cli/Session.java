package dev.foregone.cli;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.Optional;

/** One engine at work on one game, answering questions within limits. */
final class Session<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private final String engineId;
    private final ProgressDisplay progress;
    private final Solver<S, M> solver;

    Session(Engine engine, Game<S, M> game, EngineOptions options, ProgressDisplay progress) {
        this.engineId = engine.id();
        this.progress = progress;
        this.solver = engine.open(game, options.options(progress));
    }

    Budget budget(Limits limits) {
        return new Budget(limits, solver::positionsVisited);
    }

    /** The outcome, or what was proved of it. */
    Bounds bounds(S state, Budget budget) {
        return progress.during(() -> solver.solve(state, budget.left()));
    }

    /** All about a position; the search stops with an exception, which names the limit, when the budget is used up. */
    Analysis<S, M> analysis(S state, Budget budget) {
        try {
            return progress.during(() -> solver.analyze(state, budget.left()));
        } catch (SearchStoppedException stop) {
            throw new SearchStoppedException(budget.hit(), stop.bounds());
        }
    }

    /** An analysis that breaks the contract. */
    PluginException fault(String what) {
        return new PluginCalls("engine", engineId).fault(what);
    }

    /**
     * All about a position as far as limits allow. Under limits the outcome is proved first, because it takes less than
     * the outcomes of all moves.
     */
    Answer<S, M> answer(S state, Limits limits) {
        Budget budget = budget(limits);
        if (budget.isLimited()) {
            Bounds bounds = bounds(state, budget);
            if (!bounds.isExact()) {
                return stopped(state, bounds, budget);
            }
            return analyzed(state, bounds, budget);
        }
        return analyzed(state, Bounds.unknown(), budget);
    }

    private Answer<S, M> analyzed(S state, Bounds proved, Budget budget) {
        try {
            Analysis<S, M> analysis = analysis(state, budget);
            return new Answer<>(state, Bounds.exactly(analysis.outcome()), Optional.of(analysis), "", cost(budget));
        } catch (SearchStoppedException stop) {
            return stopped(state, proved.isExact() ? proved : stop.bounds(), budget);
        }
    }

    private Answer<S, M> stopped(S state, Bounds bounds, Budget budget) {
        return new Answer<>(state, bounds, Optional.empty(), budget.hit(), cost(budget));
    }

    Answer.Cost cost(Budget budget) {
        return new Answer.Cost(engineId, budget.positions(), budget.elapsed());
    }

    @Override
    public void close() {
        solver.close();
    }
}
