package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Meter;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.time.Duration;
import java.util.Optional;

/** Several questions to a solver under common limits: what one uses is gone for the next. For one thread. */
final class Questions<S extends GameState<S, M>, M extends Move> {

    /** Where the value is known, this many positions may be visited for a move that keeps it; mostly few are. */
    static final long TO_KEEP = 1 << 20;

    /** A glance takes no more positions: some tens of milliseconds. */
    private static final long GLANCE = 1 << 16;

    private final Solver<S, M> solver;
    private final Limits limits;
    private final Meter meter;

    Questions(Solver<S, M> solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
        this.meter = new Meter(limits, solver::positionsVisited);
    }

    /**
     * Without limits, the value if the solver knows it without a search, and not the plies, as strategies and tables of values do: to
     * find in how many plies may take forever.
     */
    Optional<GameValue> valueAlone(S state) {
        Bounds known = limits.areSet() ? Bounds.unknown() : solver.proveValue(state, limits.withPositions(0));
        return known.isExact() ? Optional.empty() : known.value();
    }

    /** The same with a limit in positions, from now on. */
    Questions<S, M> within(long positions) {
        return new Questions<>(solver, limits.withPositions(positions));
    }

    /** One of this many equal parts of what is left. */
    Limits share(int parts) {
        return meter.left().dividedBy(parts);
    }

    /** Questions that have one of this many equal parts of what is left. */
    Questions<S, M> part(int parts) {
        return new Questions<>(solver, share(parts));
    }

    /** Questions that leave one of this many equal parts of the limits for others. */
    Questions<S, M> except(int part) {
        Limits left = limits.dividedBy(part);
        return new Questions<>(solver, limits.minus(left.time().orElse(Duration.ZERO), left.positions()));
    }

    /** A quick look at a position, in one of this many equal parts of what is left. */
    Advice<S, M> glance(S state, int parts) {
        Limits share = share(parts);
        return checked(solver.advise(state, share.withPositions(Math.min(share.positions(), GLANCE))));
    }

    /**
     * Everything about a position.
     *
     * @throws SearchStoppedException at a limit
     */
    Analysis<S, M> analysis(S state, int parts) {
        return solver.analyze(state, share(parts));
    }

    /** What can be proved of a position that is won or lost within this many plies. */
    Bounds bounds(S state, int plies) {
        return solver.prove(state, share(1).withPlies(plies));
    }

    /** The best move, as sure as limits allow; everything about the position where there are none. */
    Advice<S, M> advice(S state) {
        return limits.areSet() ? checked(solver.advise(state, share(1))) : wholeAdvice(state, 1);
    }

    /** Everything about a position or, if limits do not allow that, advice. */
    private Advice<S, M> wholeAdvice(S state, int parts) {
        if (limits.areSet()) {
            Advice<S, M> advice = checked(solver.advise(state, share(parts)));
            return advice.certainty() == Certainty.BEST ? wholeAdvice(state, parts, advice) : advice;
        }
        try {
            return Advice.of(analysis(state, 1));
        } catch (SearchStoppedException | LineTooLongException stopped) {
            return isProved(stopped) ? keepingValue(state, stopped) : unlessByLimits(stopped, state);
        }
    }

    private Advice<S, M> unlessByLimits(ForegoneException stopped, S state) {
        throwIfNotByLimits(stopped);
        return checked(solver.advise(state, limits));
    }

    /** Whether the value of the position is proved, though not all that was asked. */
    private static boolean isProved(ForegoneException stopped) {
        return stopped instanceof SearchStoppedException search
                && search.bounds().value().isPresent()
                && !Thread.currentThread().isInterrupted();
    }

    /** A move beside may be drawn through positions that come again, in plies that an engine does not find: the best needs no such proof. */
    private Advice<S, M> keepingValue(S state, ForegoneException stopped) {
        try {
            Advice<S, M> advice = checked(solver.advise(state, limits));
            if (advice.certainty() != Certainty.ESTIMATED) {
                return advice;
            }
        } catch (IllegalStateException closed) {
            stopped.addSuppressed(closed);
        }
        throw stopped;
    }

    /** Once a best move is proved, the rest may be as well. */
    private Advice<S, M> wholeAdvice(S state, int parts, Advice<S, M> advice) {
        try {
            return Advice.of(analysis(state, parts));
        } catch (SearchStoppedException | LineTooLongException stopped) {
            throwIfNotByLimits(stopped);
            return advice;
        }
    }

    /** Everything about a position, or advice and as much as there is time to prove of the move made there. */
    Advice<S, M> judgement(S state, M move) {
        Advice<S, M> advice = wholeAdvice(state, 2);
        if (advice.of(move).bounds().value().isPresent()
                && advice.bounds().value().isPresent()) {
            return advice;
        }
        try {
            Bounds after = solver.prove(state.play(move), share(1)).backedUp(state.movesAgain(move));
            refuseInterrupt(advice.bounds());
            return LineProofs.withMove(advice, move, after);
        } catch (LineTooLongException stopped) {
            throwIfNotByLimits(stopped);
            return advice;
        }
    }

    /**
     * An interrupt, or a solver that was closed, ends a reply, and so does a position that came again though the game promises
     * otherwise; limits, a cancellation and lines that are too long for the solver do not.
     */
    void throwIfNotByLimits(ForegoneException stopped) {
        boolean isTooLong = stopped instanceof LineTooLongException line && !line.isRepetition();
        boolean isByLimits = stopped instanceof SearchStoppedException
                && !Thread.currentThread().isInterrupted()
                && (limits.areSet() || limits.isCancelled());
        if (!isTooLong && !isByLimits) {
            throw stopped;
        }
    }

    /** An interrupt is no limit, and ends a reply or a review. */
    static void refuseInterrupt(Bounds proved) {
        if (Thread.currentThread().isInterrupted()) {
            throw new SearchStoppedException("the thread was interrupted", proved);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Advice<S, M> checked(Advice<S, M> advice) {
        refuseInterrupt(advice.bounds());
        if (advice.moves().isEmpty()) {
            throw new IllegalStateException(
                    "the solver's advice about " + advice.state() + " has no move, though the game is not over");
        }
        return advice;
    }
}
