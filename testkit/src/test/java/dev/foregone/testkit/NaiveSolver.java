package dev.foregone.testkit;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.spi.SolverSession;
import dev.foregone.spi.StopCondition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Backward induction by recursion, with progress and clear failures. */
final class NaiveSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Game<S, M> game;
    private final SolverOptions options;
    private final Quirks quirks;
    private final Map<Object, Outcome> known = new HashMap<>();
    private final Map<S, Integer> line = new LinkedHashMap<>();
    private final AtomicLong positions = new AtomicLong();
    private final SolverSession session = new SolverSession(known::clear);
    private StopCondition condition = new StopCondition(Limits.none(), () -> false);
    private boolean limited;
    private Outcome bestSoFar = Outcome.loss(0);
    private long positionsBefore;

    NaiveSolver(Game<S, M> game, SolverOptions options, Quirks quirks) {
        this.game = game;
        this.options = options;
        this.quirks = quirks;
    }

    private void report(double fraction) {
        ListenerFailure.guard(() -> options.listener().progressed(fraction, visited()));
    }

    /** Unwinds a search. */
    private static final class Stop extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }

    @Override
    public Bounds prove(S state, Limits within) {
        try {
            return ask(within, () -> solved(state));
        } catch (SearchStoppedException beforeItBegan) {
            return beforeItBegan.bounds();
        }
    }

    private Bounds solved(S state) {
        try {
            Bounds bounds = Bounds.exactly(quirks.answer(searchRoot(state), options));
            report(1);
            return bounds;
        } catch (Stop stop) {
            if (quirks.reportsTheEndWhenStopped()) {
                report(1);
            }
            return quirks.stopped(bestSoFar);
        }
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits within) {
        return ask(within, () -> analyzed(state));
    }

    private Analysis<S, M> analyzed(S state) {
        try {
            Analysis<S, M> analysis = analyzed(state, searchRoot(state));
            report(1);
            return analysis;
        } catch (Stop stop) {
            throw new SearchStoppedException("a limit was hit", quirks.stopped(bestSoFar));
        }
    }

    private Analysis<S, M> analyzed(S state, Outcome outcome) {
        try {
            List<M> best = state.terminalValue().isPresent() || outcome.isEndless() ? List.of() : line(state);
            return Analysis.of(state, outcome, rated(state), quirks.line(best));
        } catch (Stop stop) {
            throw quirks.stoppedLate(stop);
        }
    }

    private <T> T ask(Limits within, Supplier<T> question) {
        Limits heeded = quirks.heeded(within);
        boolean isLimited = within.time().isPresent() || within.positions() < Long.MAX_VALUE;
        return quirks.countsFromItsTurn()
                ? session.ask(
                        Limits.none(), waited -> answer(new StopCondition(heeded, () -> false), isLimited, question))
                : session.ask(heeded, its -> answer(its, isLimited, question));
    }

    private <T> T answer(StopCondition its, boolean isLimited, Supplier<T> question) {
        condition = its;
        limited = isLimited;
        positionsBefore = positions.get();
        bestSoFar = Outcome.loss(0);
        line.clear();
        try {
            return question.get();
        } catch (SearchStoppedException | LineTooLongException clear) {
            throw clear;
        } catch (ListenerFailure failure) {
            throw quirks.listenerFailed(failure);
        } catch (Exception fault) { // a game may throw what it does not declare
            throw quirks.failed(game.id(), fault);
        }
    }

    /** The root's moves one by one, for progress, and for what is proved when it is stopped. */
    private Outcome searchRoot(S state) {
        List<M> moves = state.terminalValue().isPresent() ? List.of() : state.legalMoves();
        line.put(state, 0);
        for (int done = 0; done < moves.size(); done++) {
            report(quirks.fraction(done, moves.size()));
            Outcome outcome = backedUp(state, moves.get(done), 1);
            bestSoFar = Collections.max(List.of(bestSoFar, outcome));
        }
        line.clear();
        return search(state, 0);
    }

    private Outcome backedUp(S state, M move, int ply) {
        return quirks.backUp(search(state.play(move), ply), state.movesAgain(move));
    }

    private Outcome search(S state, int ply) {
        visit();
        Object key = quirks.key(state, game.packedRules(state).isPresent(), ply);
        Outcome before = known.get(key);
        if (before != null) {
            return before;
        }
        Outcome own = quirks.search(state);
        if (own == null) {
            own = state.terminalValue().isPresent()
                    ? Outcome.finished(state.terminalValue().orElseThrow())
                    : induce(state, key, ply);
        }
        known.put(key, own);
        return own;
    }

    private Outcome induce(S state, Object key, int ply) {
        Integer earlier = quirks.watchesTheLine() ? line.putIfAbsent(state, ply) : null;
        if (earlier != null) {
            throw LineTooLongException.cycle(game.format(state), ply - earlier, game.id());
        }
        if (ply >= quirks.longestLine() && limited && !quirks.throwsUnderLimits()) {
            throw new Stop();
        }
        if (ply >= quirks.longestLine()) {
            throw LineTooLongException.tooLong(game.format(state), ply, game.id());
        }
        List<M> moves = state.legalMoves();
        quirks.sawMoves(moves);
        List<Outcome> outcomes = new ArrayList<>();
        try {
            for (M move : moves) {
                outcomes.add(backedUp(state, move, ply + 1));
            }
        } finally {
            if (quirks.keepsUnfinished() && !outcomes.isEmpty()) {
                known.put(key, quirks.best(outcomes));
            }
        }
        line.remove(state);
        return quirks.best(outcomes);
    }

    private void visit() {
        if (quirks.mustStop(condition, visited())) {
            throw new Stop();
        }
        positions.incrementAndGet();
    }

    private long visited() {
        return positions.get() - positionsBefore;
    }

    private List<RatedMove<M>> rated(S state) {
        List<RatedMove<M>> rated = new ArrayList<>();
        if (state.terminalValue().isEmpty()) {
            state.legalMoves()
                    .forEach(move -> rated.add(
                            new RatedMove<>(move, quirks.rate(search(state.play(move), 1), state.movesAgain(move)))));
        }
        quirks.sort(rated);
        return rated;
    }

    private List<M> line(S state) {
        List<M> best = new ArrayList<>();
        for (S here = state; here.terminalValue().isEmpty(); here = here.play(best.get(best.size() - 1))) {
            best.add(rated(here).get(0).move());
        }
        return best;
    }

    @Override
    public long positionsVisited() {
        return quirks.visited(positions.get());
    }

    @Override
    public void close() {
        if (!quirks.outlivesItsEnd()) {
            session.close();
        }
    }
}
