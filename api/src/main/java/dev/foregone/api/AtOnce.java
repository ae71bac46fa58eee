package dev.foregone.api;

import java.util.HashMap;
import java.util.Map;

/**
 * What the rules alone show of the next two plies: moves that end the game, and of the moves that come first, whether the other player
 * wins at once. It makes no move where as much is proved, and a few thousand at most. A game may be slow: if the time is limited, or the question was
 * cancelled, it makes none after ten milliseconds of its own work; otherwise what it finds does not depend on the machine.
 */
final class AtOnce<S extends GameState<S, M>, M extends Move> {

    private static final int MOST = 1 << 12;

    /** Enough for a JVM that has just started, and no more than replies may be late. */
    private static final long NANOS = 10_000_000;

    /** What one move counts at most: a machine that stands still for a while makes no game slow, ten such moves do. */
    private static final long MOST_NANOS = NANOS / 10;

    private final S state;
    private final Limits limits;
    private final int plies;
    private final Map<M, Bounds> found = new HashMap<>();
    private boolean isTimed;
    private long last;
    private long spent;
    private int left = MOST;

    AtOnce(S state, Limits limits) {
        this.state = state;
        this.limits = limits;
        this.plies = limits.plies();
    }

    Advice<S, M> in(Advice<S, M> advice) {
        if (plies == 0 || advice.certainty() == Certainty.BEST) {
            return advice;
        }
        for (AdvisedMove<M> move : advice.moves()) {
            if (mayEndWithin(1, move.bounds()) && isLeft()) {
                found.put(move.move(), end(state, move.move()).within(plies));
            }
        }
        Advice<S, M> ended = with(advice);
        return plies == 1 ? ended : answered(ended);
    }

    private Advice<S, M> with(Advice<S, M> advice) {
        return found.isEmpty()
                ? advice
                : advice.and(Bounds.unknown(), move -> found.getOrDefault(move, Bounds.unknown()));
    }

    /** As far as the first move that does not lose at once. */
    private Advice<S, M> answered(Advice<S, M> ended) {
        found.clear();
        for (AdvisedMove<M> move : ended.moves()) {
            if (left <= 0 || !mayEndWithin(2, move.bounds()) || state.movesAgain(move.move())) {
                break;
            }
            Bounds replied = best(state.play(move.move())).backedUp(false);
            found.put(move.move(), replied.within(plies));
            if (!replied.equals(Bounds.exactly(Outcome.loss(2)))) {
                break;
            }
        }
        return with(ended);
    }

    /** Whether there may be another move; once there may not, there never may. */
    private boolean isLeft() {
        count();
        left = spent < NANOS ? left - 1 : -1;
        return left >= 0;
    }

    private void count() {
        if (isTimed) {
            long now = System.nanoTime();
            spent += Math.min(now - last, MOST_NANOS);
            last = now;
        } else if (limits.time().isPresent() || limits.isCancelled()) {
            isTimed = true;
            last = System.nanoTime();
        }
    }

    /** A position in which the game goes on: whether a move wins it at once. */
    private Bounds best(S after) {
        for (M reply : after.legalMoves()) {
            if (isLeft() && end(after, reply).equals(Bounds.exactly(Outcome.win(1)))) {
                return Bounds.exactly(Outcome.win(1));
            }
        }
        return left >= 0 ? new Bounds(Outcome.loss(1), Outcome.win(2)) : Bounds.unknown();
    }

    /** The outcome of a move that ends the game; any other does not end it so soon. */
    private static <S extends GameState<S, M>, M extends Move> Bounds end(S before, M move) {
        return before.play(move)
                .terminalValue()
                .map(value -> Bounds.exactly(Outcome.finished(value).backedUp(before.movesAgain(move))))
                .orElse(new Bounds(Outcome.loss(2), Outcome.win(2)));
    }

    /** Whether it is open that a move wins or loses within this many plies. */
    private static boolean mayEndWithin(int plies, Bounds bounds) {
        boolean mayLose = bounds.atLeast().compareTo(Outcome.loss(plies)) <= 0;
        boolean mayWin = bounds.atMost().compareTo(Outcome.win(plies)) >= 0;
        return !bounds.isExact() && (mayLose || mayWin);
    }
}
