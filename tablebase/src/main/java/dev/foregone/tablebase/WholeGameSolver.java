package dev.foregone.tablebase;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Game;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.spi.SolverSession;
import dev.foregone.tablebase.work.TooLargeException;
import dev.foregone.tablebase.work.WorkStop;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Answers questions by solving the whole game below the position that is asked about, and keeps the last game that it has
 * solved. One question at a time; those of other threads wait for their turn.
 */
final class WholeGameSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    /** However little memory is allowed, small games are solved: 16 MiB. */
    static final long LEAST_MEMORY = 1 << 24;

    private final Game<S, M> game;
    private final SolverOptions options;
    private final AtomicLong visited = new AtomicLong();
    /**
     * The solved games: the one below the last question and, rarely, those below positions that its analysis reached.
     */
    private final List<WholeGame<S, M>> solved = new ArrayList<>();

    private final SolverSession session = new SolverSession(solved::clear);

    WholeGameSolver(Game<S, M> game, SolverOptions options) {
        this.game = Objects.requireNonNull(game, "game");
        this.options = Objects.requireNonNull(options, "options");
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        try {
            return ask(state, limits, outcomes -> Bounds.exactly(outcomes.apply(state)));
        } catch (SearchStoppedException stopped) {
            return stopped.bounds();
        }
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        return ask(state, limits, outcomes -> Analyses.of(state, outcomes));
    }

    /** A game that does not fit is no reason to have no move. */
    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        try {
            return Solver.super.advise(state, limits);
        } catch (TablebaseException tooLarge) {
            return Advice.of(state, Bounds.unknown());
        }
    }

    /** The whole game from a root, for callers that want more than answers. */
    WholeGame<S, M> whole(S root) {
        return ask(root, Limits.none(), outcomes -> below(root, outcomes.apply(root)));
    }

    /** The game that has a position, which was solved just now. */
    private WholeGame<S, M> below(S root, Outcome outcome) {
        return solved.stream()
                .filter(whole -> whole.find(root).filter(outcome::equals).isPresent())
                .findFirst()
                .orElseThrow();
    }

    @Override
    public long positionsVisited() {
        return visited.get();
    }

    @Override
    public void close() {
        session.close();
    }

    private <T> T ask(S state, Limits limits, Function<Function<S, Outcome>, T> answer) {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(limits, "limits");
        return session.ask(limits, condition -> {
            QuestionWatch watch = new QuestionWatch(condition, visited, options.listener());
            T found = guarded(() -> answer.apply(each -> outcome(each, state, watch)));
            watch.end();
            return found;
        });
    }

    private Optional<Outcome> known(S state) {
        return solved.stream().flatMap(whole -> whole.find(state).stream()).findFirst();
    }

    /**
     * The outcome of a position that the answer to a question needs. Where positions are equivalent without having equivalent
     * moves, one of them may lead to a position that the other cannot reach: then that is solved as well.
     */
    private Outcome outcome(S state, S asked, QuestionWatch watch) {
        Optional<Outcome> known = known(state);
        return known.isPresent() ? known.get() : solved(state, asked, watch);
    }

    private Outcome solved(S state, S asked, QuestionWatch watch) {
        if (known(asked).isEmpty()) {
            solved.clear();
        }
        long taken = solved.stream().mapToLong(WholeGame::bytes).sum();
        long memory = Math.max(LEAST_MEMORY, options.memoryBytes() - taken);
        WholeGame<S, M> whole = new WholeGame<>(game, game.packedRules(state), options, memory);
        try {
            whole.solve(state, watch);
        } catch (WorkStop stopped) {
            throw new Stopped(
                    stopped.reason(), known(asked).map(Bounds::exactly).orElseGet(whole::boundsOfRoot));
        } catch (TooLargeException tooLarge) {
            throw new TooLarge(game.id(), game.format(state), tooLarge);
        }
        solved.add(whole);
        return whole.outcome(state);
    }

    /** A question that was stopped; distinct from one that the game has asked of a solver of its own. */
    private static final class Stopped extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final Bounds bounds;

        Stopped(String reason, Bounds bounds) {
            super(reason, null, false, false);
            this.bounds = bounds;
        }

        SearchStoppedException thrown() {
            return new SearchStoppedException(String.valueOf(getMessage()), bounds);
        }
    }

    /** Not enough memory; distinct from any exception of a solver of the game's own. */
    private static final class TooLarge extends RuntimeException {

        private static final long serialVersionUID = 1L;

        TooLarge(String game, String state, TooLargeException cause) {
            super(
                    "the game '" + game + "' from " + state + " does not fit: " + cause.getMessage()
                            + "\n  allow more memory, ask about a position nearer to the end, or build a tablebase, which needs less");
        }
    }

    private <T> T guarded(Supplier<T> work) {
        try {
            return work.get();
        } catch (Stopped stopped) {
            throw stopped.thrown();
        } catch (TooLarge tooLarge) {
            throw new TablebaseException(String.valueOf(tooLarge.getMessage()));
        } catch (ListenerFailure listener) {
            throw listener;
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError fault) {
            throw new PluginException(PluginKind.GAME, game.id(), fault);
        } catch (Throwable undeclared) { // a game may throw what it does not declare
            throw Blame.game(game).of(undeclared);
        }
    }
}
