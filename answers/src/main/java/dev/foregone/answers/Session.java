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
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
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
        return progress.during(() -> {
            Budget budget = new Budget(limits);
            String engine = whoKnows(state);
            Bounds bounds = ask(budget, left -> solver.proveValue(state, left));
            String stopped = bounds.value().isPresent() ? "" : Phrases.stoppedBy(limits);
            return new Answer<>(state, bounds, Optional.empty(), Optional.empty(), stopped, budget.cost(engine));
        });
    }

    private <T> T ask(Budget budget, Function<Limits, T> question) {
        return budget.ask(solver::positionsVisited, question);
    }

    private String whoKnows(S state) {
        boolean byStrategies = !known.isEmpty()
                && new GuardedGame<>(known.get(0).game()).result(state).isEmpty()
                && strategies.proveValue(state, Limits.none()).value().isPresent();
        return byStrategies ? STRATEGY : engineId;
    }

    /**
     * The full analysis of a position, as far as limits allow; with the move that wins, or that loses latest, where the outcome is
     * proved, but not that of every move: positions beside it may be far from the end of the game.
     */
    public Answer<S, M> answer(S state, Limits limits) {
        return progress.during(() -> {
            Answer<S, M> answer = Answer.of(engineId, solver, state, limits);
            Budget budget = new Budget(limits);
            budget.use(answer.cost());
            Optional<Outcome> decisive = answer.bounds().outcome().filter(outcome -> outcome.value() != GameValue.DRAW);
            if (!answer.isStopped() || budget.isSpent() || decisive.isEmpty()) {
                return answer;
            }
            Advice<S, M> advice = ask(budget, left -> provedMove(state, decisive.get(), left));
            return new Answer<>(
                    state,
                    answer.bounds(),
                    Optional.empty(),
                    Optional.of(advice),
                    answer.stopped(),
                    budget.cost(engineId));
        });
    }

    private Advice<S, M> provedMove(S state, Outcome outcome, Limits limits) {
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

    /**
     * The same with advice, so that a limit leaves a move to make; what finding the best move leaves of the limits is for the other
     * moves.
     */
    public Answer<S, M> adviceAnswer(S state, Limits limits) {
        return progress.during(() -> {
            Budget budget = new Budget(limits);
            Advice<S, M> advice = ask(budget, left -> solver.advise(state, left));
            String stopped = Phrases.stoppedBy(limits);
            Bounds proved = advice.bounds();
            if (advice.certainty() == Certainty.BEST || (advice.certainty() == Certainty.VALUE && !budget.isSpent())) {
                try {
                    Analysis<S, M> analysis = budget.analysis(solver, state);
                    return Answer.of(analysis, Optional.of(Advice.of(analysis)), budget.cost(engineId));
                } catch (SearchStoppedException stop) {
                    stopped = stop.reason();
                    proved = proved.and(stop.bounds());
                }
            }
            return new Answer<>(state, proved, Optional.empty(), Optional.of(advice), stopped, budget.cost(engineId));
        });
    }

    /**
     * What strategies prove of a position, and their move, or that which a search finds within the limits. Nothing stopped it, though
     * more could be proved.
     */
    public Answer<S, M> strategyAnswer(S state, Limits limits) {
        return progress.during(() -> {
            Budget budget = new Budget(limits);
            Advice<S, M> advice = ask(budget, left -> solver.advise(state, left));
            return new Answer<>(
                    state, advice.bounds(), Optional.empty(), Optional.of(advice), "", budget.cost(engineId));
        });
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
