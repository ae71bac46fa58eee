package dev.foregone.search;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.search.view.GameCode;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Game;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.spi.SolverSession;
import dev.foregone.spi.SolverSession.AskedFromWithin;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A solver around a {@link Search}: one question at a time, limits, analysis, and clear failures. The search is opened
 * with the first question, and opened again for a position that needs other packed rules, and after a question that
 * failed, so that a fault in one cannot affect the next. An exception from a progress listener stops the question and
 * reaches the caller unchanged.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class SearchSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Game<S, M> game;
    private final SolverOptions options;
    private final Search.Factory factory;
    private final SearchBudget budget;
    private final SolverSession session;
    private @Nullable Analyzer<S, M> analyzer;
    private boolean needsDeepStack;

    /**
     * A session.
     *
     * @param game the game to solve
     * @param options the options of the session
     * @param factory makes the search
     */
    public SearchSolver(Game<S, M> game, SolverOptions options, Search.Factory factory) {
        this.game = Objects.requireNonNull(game, "game");
        this.options = options.withThreads(Threads.available(options.threads()));
        this.factory = Objects.requireNonNull(factory, "factory");
        this.budget = new SearchBudget(options.listener());
        this.session = new SolverSession(() -> analyzer = null, () -> Threads.workFor(budget));
        LearnedEvaluation.prepare(options, game);
    }

    @Override
    public Outcome solve(S state) {
        return ask(state, Limits.none(), analyzer -> analyzer.outcome(state));
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        return bounds(state, limits, proven -> {});
    }

    @Override
    public Bounds proveValue(S state, Limits limits) {
        return bounds(state, limits, proven -> proven.want(true, Score.BEST + 1, Score.WORST - 1));
    }

    @Override
    public Bounds proveAtLeast(S state, Outcome outcome, Limits limits) {
        int score = PruningScore.of(Score.of(outcome));
        return bounds(state, limits, proven -> proven.want(false, score, score - 1));
    }

    private Bounds bounds(S state, Limits limits, Consumer<ProvenBounds> wanted) {
        try {
            return ask(state, limits, analyzer -> analyzer.bounds(state, wanted));
        } catch (SearchStoppedException beforeItBegan) {
            return beforeItBegan.bounds();
        }
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        return ask(state, limits, analyzer -> analyzer.analysis(state));
    }

    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        Advice<S, M> found = adviceWithin(state, limits);
        return Blame.game(game).ask("play", () -> found.withEndsAtOnce(limits));
    }

    private Advice<S, M> adviceWithin(S state, Limits limits) {
        try {
            return ask(state, limits, analyzer -> analyzer.advice(state));
        } catch (SearchStoppedException beforeItBegan) {
            return Blame.game(game).ask("legalMoves", () -> Advice.of(state, beforeItBegan.bounds()));
        }
    }

    @Override
    public long positionsVisited() {
        return budget.total();
    }

    @Override
    public void close() {
        session.close();
    }

    private <T> T ask(S state, Limits limits, Function<Analyzer<S, M>, T> question) {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(limits, "limits");
        return session.ask(limits, condition -> {
            budget.begin(condition);
            try {
                return answer(state, question);
            } finally {
                budget.end();
            }
        });
    }

    /** Where a line is too long for this thread's stack, the question is asked again on a larger one, and so are later ones. */
    private <T> T answer(S state, Function<Analyzer<S, M>, T> question) {
        if (!needsDeepStack) {
            try {
                return tryToAnswer(state, question);
            } catch (StackOverflowError tooDeep) {
                needsDeepStack = true;
            }
        }
        return Threads.answerOnDeepStack(
                () -> answerOnDeepStack(state, question), Blame.game(game).id(), budget);
    }

    private <T> T answerOnDeepStack(S state, Function<Analyzer<S, M>, T> question) {
        try {
            return tryToAnswer(state, question);
        } catch (StackOverflowError tooDeep) {
            throw LineTooLongException.deeperThanStack(Blame.game(game).id(), tooDeep);
        }
    }

    private <T> T tryToAnswer(S state, Function<Analyzer<S, M>, T> question) {
        Analyzer<S, M> asked = null;
        try {
            asked = analyzerFor(state);
            analyzer = null;
            asked.beginQuestion();
            T answer = question.apply(asked);
            keep(asked);
            return answer;
        } catch (SearchStoppedException stopped) {
            if (asked == null || !asked.threw(stopped)) {
                throw new PluginException(PluginKind.GAME, Blame.game(game).id(), stopped);
            }
            keep(asked);
            throw stopped;
        } catch (AskedFromWithin nested) { // a listener's would come as a ListenerFailure
            throw new PluginException(PluginKind.GAME, Blame.game(game).id(), nested);
        } catch (LineTooLongException | ListenerFailure clear) {
            throw clear;
        } catch (Throwable fault) { // a game may throw what it does not declare
            rethrowOverflow(fault);
            throw blamed(fault, asked, state);
        }
    }

    /** The JVM wraps it where a lambda is linked for the first time. */
    private static void rethrowOverflow(@Nullable Throwable fault) {
        for (Throwable each = fault;
                each instanceof VirtualMachineError || each instanceof LinkageError;
                each = each.getCause()) {
            if (each instanceof StackOverflowError tooDeep) {
                throw tooDeep;
            }
        }
    }

    /** Keeps what was learned for the next question. */
    private void keep(Analyzer<S, M> asked) {
        if (asked.isReusable()) {
            analyzer = asked;
        }
    }

    /** A fault of the engine's own is left as it is: the engine's guard knows its id. */
    private RuntimeException blamed(Throwable fault, @Nullable Analyzer<S, M> asked, S state) {
        if (fault instanceof ForegoneException && !(fault instanceof PluginException)) {
            return new PluginException(
                    PluginKind.GAME, Blame.game(game).id(), fault); // it speaks of another question than this
        }
        Object rules = asked == null
                ? state
                : asked.view().packedRules().<Object>map(packed -> packed).orElse(state);
        GameCode gameCode = new GameCode(this, game, state, rules);
        return Blame.game(game).except(other -> !gameCode.threw(other)).of(fault);
    }

    private Analyzer<S, M> analyzerFor(S state) {
        Optional<PackedRules<S, M>> packed = Blame.game(game).ask("packedRules", () -> game.packedRules(state));
        if (analyzer != null && analyzer.view().serves(packed)) {
            return analyzer;
        }
        GameView<S, M> view = GameView.of(game, packed);
        SolverOptions its = LearnedEvaluation.choose(options, view, state);
        return new Analyzer<>(view, budget, factory.open(new SearchContext(view, budget, its)));
    }
}
