package dev.foregone.answers;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.api.Solver;
import dev.foregone.strategy.Strategy;
import java.util.List;
import java.util.function.Function;

/** One solver at work on one game, answering questions within limits. */
public final class Session<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    /** What is called the engine where strategies alone have answered. */
    public static final String STRATEGY = "strategy";

    private final String engineId;
    private final ProgressView progress;
    private final List<Strategy<S, M>> known;
    private final Solver<S, M> strategies;
    private final Solver<S, M> solver;

    public Session(String engineId, Solver<S, M> solver, ProgressView progress) {
        this(engineId, List.of(), solver, progress);
    }

    /** One that begins with what strategies know. */
    public Session(String engineId, List<Strategy<S, M>> known, Solver<S, M> other, ProgressView progress) {
        this.engineId = engineId;
        this.known = List.copyOf(known);
        this.strategies = Strategy.solver(known);
        this.solver = Strategy.solver(known, other);
        this.progress = progress;
    }

    /** The outcome, or its proved bounds. */
    public Bounds bounds(S state, Limits limits) {
        return progress.during(() -> solver.prove(state, limits));
    }

    /** The value, or its proved bounds. */
    public Bounds valueBounds(S state, Limits limits) {
        return progress.during(() -> solver.proveValue(state, limits));
    }

    /** The full analysis of a position; a search that hits a limit throws an exception that names it. */
    public Analysis<S, M> analysis(S state, Budget budget) {
        return progress.during(() -> budget.analysis(solver, state));
    }

    /** The result of asking the solver several questions. */
    public <T> T asking(Function<Solver<S, M>, T> questions) {
        return progress.during(() -> questions.apply(solver));
    }

    /** The exception for an analysis that breaks the contract. */
    public PluginException fault(String what) {
        return new PluginException(PluginKind.ENGINE, engineId, new IllegalStateException(what));
    }

    /** The value of a position, as far as limits allow. */
    public Answer<S, M> valueAnswer(S state, Limits limits) {
        return progress.during(() -> Answer.ofValue(whoKnows(state), solver, state, limits));
    }

    private String whoKnows(S state) {
        boolean byStrategies = !known.isEmpty()
                && new GuardedGame<>(known.get(0).game()).result(state).isEmpty()
                && strategies.proveValue(state, Limits.none()).value().isPresent();
        return byStrategies ? STRATEGY : engineId;
    }

    /** The full analysis of a position, as far as limits allow. */
    public Answer<S, M> answer(S state, Limits limits) {
        return progress.during(() -> Answer.withProvedMove(engineId, solver, state, limits));
    }

    /** The same with advice, so that a limit leaves a move to make. */
    public Answer<S, M> adviceAnswer(S state, Limits limits) {
        return progress.during(() -> Answer.withAdvice(engineId, solver, state, limits));
    }

    /** What strategies prove of a position; their move, or that which a search finds within the limits. */
    public Answer<S, M> strategyAnswer(S state, Limits limits) {
        return progress.during(() -> Answer.ofStrategies(engineId, solver, state, limits));
    }

    /** The best move, as sure as limits allow. */
    public Advice<S, M> advice(S state, Limits limits) {
        return progress.during(() -> solver.advise(state, limits));
    }

    /** The id of the engine that answers. */
    public String engine() {
        return engineId;
    }

    @Override
    public void close() {
        solver.close();
    }
}
