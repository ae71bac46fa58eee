package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Makes a best move: of several, the one after which the other player errs most easily. */
final class PerfectOpponent<S extends GameState<S, M>, M extends Move> implements Opponent<S, M> {

    private final Solver<S, M> solver;

    PerfectOpponent(Solver<S, M> solver) {
        this.solver = Objects.requireNonNull(solver, "solver");
    }

    @Override
    public M choose(S state, int ply, Limits limits) {
        return choose(solver.analyze(state, limits), ply, limits);
    }

    @Override
    public M choose(Analysis<S, M> analysis, int ply, Limits limits) {
        List<M> best = analysis.bestMoves();
        if (best.isEmpty()) {
            throw new IllegalArgumentException(
                    "the game is over in " + analysis.state() + ": there is no move to choose");
        }
        return best.size() == 1 ? best.get(0) : hardestInTime(analysis.state(), best, limits);
    }

    /** The moves share the time; any of them will do where it is too short. */
    private M hardestInTime(S state, List<M> moves, Limits limits) {
        Limits each = limits.time()
                .map(time -> limits.withTime(time.dividedBy(moves.size())))
                .orElse(limits);
        try {
            return hardest(state, moves, each);
        } catch (SearchStoppedException stopped) {
            if (Thread.currentThread().isInterrupted() || limits.isCancelled() || limits.equals(Limits.none())) {
                throw stopped;
            }
            return moves.get(0);
        }
    }

    private M hardest(S state, List<M> moves, Limits limits) {
        M hardest = moves.get(0);
        double chance = -1;
        for (M move : moves) {
            double after = errorChanceAfter(state, move, limits);
            if (after > chance) {
                hardest = move;
                chance = after;
            }
        }
        return hardest;
    }

    /** A player who moves again forever comes back to a position: nobody errs on that line. */
    private double errorChanceAfter(S before, M first, Limits limits) {
        Set<S> seen = new HashSet<>();
        long started = System.nanoTime();
        S state = before;
        M move = first;
        Limits left = limits;
        while (seen.add(state)) {
            boolean again = state.movesAgain(move);
            state = state.play(move);
            Analysis<S, M> analysis = solver.analyze(state, left);
            if (!again || analysis.moves().isEmpty()) {
                return Difficulty.of(analysis).errorChance();
            }
            move = analysis.moves().get(0).move();
            left = remaining(limits, started);
        }
        return 0;
    }

    private static Limits remaining(Limits limits, long startedNanos) {
        Duration used = Duration.ofNanos(System.nanoTime() - startedNanos);
        return limits.time()
                .map(time -> limits.withTime(time.compareTo(used) > 0 ? time.minus(used) : Duration.ZERO))
                .orElse(limits);
    }
}
