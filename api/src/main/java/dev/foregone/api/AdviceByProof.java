package dev.foregone.api;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Advice of a solver that only proves: it has half of the limits for the whole analysis, and if that is too little, the
 * moves share the rest. Within a number of plies, all moves are asked about.
 */
final class AdviceByProof<S extends GameState<S, M>, M extends Move> {

    private final Solver<S, M> solver;
    private final Limits limits;
    private final Meter meter;

    /** Whether the solver has answered: if it is closed from then on, that stops the question, as a limit does. */
    private boolean begun;

    AdviceByProof(Solver<S, M> solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
        this.meter = new Meter(limits, solver::positionsVisited);
    }

    Advice<S, M> of(S state) {
        if (limits.plies() < Integer.MAX_VALUE) {
            return ofMoves(state, atGlance(state));
        }
        try {
            return Advice.of(solver.analyze(state, share(2)));
        } catch (SearchStoppedException stopped) {
            begun = true;
            return ofMoves(state, stopped.bounds());
        } catch (LineTooLongException end) {
            return ofMoves(state, noMore(end));
        }
    }

    private static Bounds atGlance(GameState<?, ?> state) {
        return state.terminalValue().map(Outcome::finished).map(Bounds::exactly).orElse(Bounds.unknown());
    }

    /** Where lines are too long for the solver, it proves no more. */
    private Bounds noMore(LineTooLongException end) {
        begun = true;
        if (end.isRepetition()) {
            throw end;
        }
        return Bounds.unknown();
    }

    private Advice<S, M> ofMoves(S state, Bounds bounds) {
        List<M> legal = state.legalMoves();
        List<AdvisedMove<M>> moves = new ArrayList<>();
        for (M move : legal) {
            Limits share = share(legal.size() - moves.size());
            Bounds proved = isSpent(share) ? Bounds.unknown() : proved(state, move, share);
            moves.add(AdvisedMove.of(move, proved, OptionalDouble.empty()));
        }
        return Advice.of(state, bounds, moves, List.of()).withEndsAtOnce(limits);
    }

    private Bounds proved(S state, M move, Limits share) {
        try {
            Limits left = share.plies() == Integer.MAX_VALUE ? share : share.withPlies(Math.max(0, share.plies() - 1));
            Bounds after = solver.prove(state.play(move), left);
            begun = true;
            return after.backedUp(state.movesAgain(move)).within(limits.plies());
        } catch (LineTooLongException end) {
            return noMore(end);
        } catch (IllegalStateException closed) { // by another thread
            if (begun) {
                return Bounds.unknown();
            }
            throw closed;
        }
    }

    /** Then even to make a move would take time that there is not. */
    private static boolean isSpent(Limits share) {
        return share.positions() == 0
                || share.isCancelled()
                || share.time().filter(Duration::isZero).isPresent();
    }

    /** One of this many equal parts of what is left. */
    private Limits share(int parts) {
        return meter.left().dividedBy(parts);
    }
}
