package dev.foregone.search;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.EndlessGameException;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Blame;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.StopCondition;
import java.io.Serial;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A solver around a {@link Search}: one question at a time, limits, analysis, and clear failures. The search is opened
 * with the first question, and opened again for a position that needs other packed rules, and after a question that
 * failed, so that a fault during one cannot spoil the next. What a progress listener throws stops the question and
 * reaches the caller as it is.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class SearchSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    /** How often a thread that waits for its turn looks at its limits. */
    private static final long PATIENCE_MILLIS = 10;

    private final Game<S, M> game;
    private final SolverOptions options;
    private final Search.Factory factory;
    private final SearchBudget budget;
    private final ReentrantLock turn = new ReentrantLock(true);
    private @Nullable Analyzer<S, M> analyzer;
    private boolean needsDeepStack;
    private volatile boolean closed;

    /**
     * A session.
     *
     * @param game the game to solve
     * @param options how to go about it
     * @param factory makes the search
     */
    public SearchSolver(Game<S, M> game, SolverOptions options, Search.Factory factory) {
        this.game = Objects.requireNonNull(game, "game");
        this.options = options;
        this.factory = Objects.requireNonNull(factory, "factory");
        this.budget = new SearchBudget(options.progress());
    }

    @Override
    public Bounds solve(S state, Limits limits) {
        try {
            return ask(state, limits, analyzer -> analyzer.bounds(state, limits.valueOnly()));
        } catch (SearchStop beforeItBegan) {
            return Bounds.unknown();
        }
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        Objects.requireNonNull(limits, "limits").forAnalysis();
        try {
            return ask(state, limits, analyzer -> analyzer.analysis(state));
        } catch (SearchStop beforeItBegan) {
            throw new SearchStoppedException(beforeItBegan.reason(), Bounds.unknown());
        }
    }

    @Override
    public long positionsVisited() {
        return budget.total();
    }

    /** Does not wait for a question that is being answered: it stops by itself, and the memory is given back then. */
    @Override
    public void close() {
        closed = true;
        if (turn.tryLock()) {
            try {
                analyzer = null;
            } finally {
                turn.unlock();
            }
        }
    }

    private <T> T ask(S state, Limits limits, Function<Analyzer<S, M>, T> question) {
        Objects.requireNonNull(state, "state");
        StopCondition condition = new StopCondition(Objects.requireNonNull(limits, "limits"), () -> closed);
        takeTurn(condition);
        try {
            refuseIfClosed();
            budget.begin(condition);
            return answer(state, question);
        } catch (ListenerFailure failure) {
            throw failure.thrown(); // not sooner: a stack overflow of the listener's is not one of the search
        } finally {
            budget.end();
            turn.unlock();
            if (closed) {
                close();
            }
        }
    }

    /** Waits for the questions of other threads, but no longer than this question may take. */
    private void takeTurn(StopCondition condition) {
        refuseIfClosed();
        if (turn.isHeldByCurrentThread() || WorkerThread.isOf(budget)) {
            throw new AskedFromWithin();
        }
        try {
            while (!turn.tryLock(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                refuseIfClosed();
                condition.reason().ifPresent(reason -> {
                    throw new SearchStop(reason);
                });
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SearchStop("the thread was interrupted");
        }
    }

    /** What a game or a listener gets that asks the session which has called it. */
    private static final class AskedFromWithin extends IllegalStateException {

        @Serial
        private static final long serialVersionUID = 1L;

        AskedFromWithin() {
            super("this solver is asked from within its own search\n"
                    + "  a progress listener or a game that needs an answer opens a solver of its own");
        }
    }

    private void refuseIfClosed() {
        if (closed) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
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
        return DeepStack.answer(
                () -> answerOnDeepStack(state, question), Blame.game(game).id(), budget);
    }

    private <T> T answerOnDeepStack(S state, Function<Analyzer<S, M>, T> question) {
        try {
            return tryToAnswer(state, question);
        } catch (StackOverflowError tooDeep) {
            throw EndlessGameException.deeperThanStack(Blame.game(game).id(), tooDeep);
        }
    }

    private <T> T tryToAnswer(S state, Function<Analyzer<S, M>, T> question) {
        Analyzer<S, M> asked = null;
        try {
            asked = analyzerFor(state);
            analyzer = null;
            T answer = question.apply(asked);
            keep(asked);
            return answer;
        } catch (SearchStoppedException stopped) {
            if (asked == null || !asked.threw(stopped)) {
                throw new PluginException("game", Blame.game(game).id(), stopped);
            }
            keep(asked);
            throw stopped;
        } catch (AskedFromWithin nested) { // a listener's would come as a ListenerFailure
            throw new PluginException("game", Blame.game(game).id(), nested);
        } catch (SearchStop | EndlessGameException | ListenerFailure clear) {
            throw clear;
        } catch (StackOverflowError tooDeep) {
            throw tooDeep;
        } catch (Throwable fault) { // a game may throw what it does not declare
            throw blamed(fault, asked, state);
        }
    }

    /** What was learned serves the next question. */
    private void keep(Analyzer<S, M> asked) {
        if (asked.isReusable()) {
            analyzer = asked;
        }
    }

    /** What is the engine's own fault stays as it is: the engine's guard knows its id. */
    private RuntimeException blamed(Throwable fault, @Nullable Analyzer<S, M> asked, S state) {
        if (fault instanceof ForegoneException && !(fault instanceof PluginException)) {
            return new PluginException("game", Blame.game(game).id(), fault); // it speaks of another question than this
        }
        Object rules = asked == null
                ? state
                : asked.view().packedRules().<Object>map(packed -> packed).orElse(state);
        Culprit culprit = new Culprit(game, state, rules);
        return Blame.game(game).except(other -> !culprit.isGame(other)).of(fault);
    }

    private Analyzer<S, M> analyzerFor(S state) {
        Optional<PackedRules<S, M>> packed = Blame.game(game).ask("packedRules", () -> game.packedRules(state));
        if (analyzer != null && analyzer.view().serves(packed)) {
            return analyzer;
        }
        GameView<S, M> view = GameView.of(game, packed);
        return new Analyzer<>(view, budget, factory.open(new SearchContext(view, budget, options)));
    }
}
