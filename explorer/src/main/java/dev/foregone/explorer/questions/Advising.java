package dev.foregone.explorer.questions;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * Advice about a position: first after a short while, then again and again, each time after twice as long, until a
 * move is proved to be best, a limit is hit, or the client leaves. The session keeps what it has learned in between.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class Advising<S extends GameState<S, M>, M extends Move> implements PoolWork, Waited {

    /**
     * One piece of advice, and the next.
     *
     * @param advice what is known so far
     * @param last whether it is the last
     * @param next completed with the next one, unless this is the last
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     */
    public record Step<S extends GameState<S, M>, M extends Move>(
            Advice<S, M> advice, boolean last, CompletableFuture<Step<S, M>> next) {}

    private final SolverKey<S, M> solver;
    private final S state;
    private final Optional<Advice<S, M>> known;
    private final Limits limits;
    private final Duration first;
    private final Sessions sessions;
    private final boolean watched;
    private final Consumer<Advising<?, ?>> ended;
    private final Cancellation cancellation = new Cancellation();
    private final CompletableFuture<Step<S, M>> begin = new CompletableFuture<>();
    private volatile CompletableFuture<Step<S, M>> pending = begin;
    private volatile long due = Long.MAX_VALUE;

    /** {@code limits} have a time; the first advice comes after {@code first}; {@code ended} is called at the end. */
    Advising(
            SolverKey<S, M> solver,
            S state,
            Optional<Advice<S, M>> known,
            Limits limits,
            Duration first,
            Sessions sessions,
            boolean watched,
            Consumer<Advising<?, ?>> ended) {
        this.solver = solver;
        this.state = state;
        this.known = known;
        this.limits = limits.withCancellation(cancellation);
        this.first = first;
        this.sessions = sessions;
        this.watched = watched;
        this.ended = ended;
        if (watched) {
            known.ifPresent(advice -> publish(new Step<>(advice, false, new CompletableFuture<>())));
        }
    }

    /** Completed with the first advice, or with what went wrong. */
    public CompletableFuture<Step<S, M>> first() {
        return begin;
    }

    /** Ends it: nobody waits for more. */
    public void leave() {
        cancellation.cancel();
    }

    SolverKey<S, M> solver() {
        return solver;
    }

    @Override
    public boolean isWatched() {
        return watched;
    }

    @Override
    public void giveWay() {
        leave();
    }

    @Override
    public void run() {
        PooledSession<S, M> session = sessions.borrow(solver);
        boolean sound = false;
        try {
            advise(session);
            sound = true;
        } finally {
            ended.accept(this);
            if (sound) {
                sessions.giveBack(session);
            } else {
                session.close();
            }
        }
    }

    private void advise(PooledSession<S, M> session) {
        long begun = System.nanoTime();
        Duration whole = limits.time().orElseThrow();
        due = begun + whole.toNanos();
        Duration slice = first;
        Advice<S, M> advice = known.orElseGet(() -> Advice.of(state, Bounds.unknown(), List.of(), List.of()));
        boolean last = false;
        while (!last) {
            Duration left = whole.minusNanos(System.nanoTime() - begun);
            Duration time = left.compareTo(slice) < 0 ? left : slice;
            advice = newer(advice, session.advise(state, limits.withTime(time.isNegative() ? Duration.ZERO : time)));
            last = time.equals(left) || limits.isCancelled() || isSettled(advice);
            publish(new Step<>(safer(advice), last, new CompletableFuture<>()));
            slice = slice.multipliedBy(2);
        }
    }

    /** What was proved before stays proved, though a search need not come to it again. */
    private static <S extends GameState<S, M>, M extends Move> Advice<S, M> newer(Advice<S, M> old, Advice<S, M> now) {
        Map<M, Bounds> known = new HashMap<>();
        old.moves().forEach(move -> known.put(move.move(), move.bounds()));
        try {
            return now.and(old.bounds(), move -> known.getOrDefault(move, Bounds.unknown()));
        } catch (IllegalArgumentException contradiction) { // of a strategy that is wrong
            return now;
        }
    }

    /** A known move that does not lose is better than one of which nothing is proved. */
    private Advice<S, M> safer(Advice<S, M> advice) {
        return advice.certainty() != Certainty.ESTIMATED
                ? advice
                : known.filter(safe -> safe.moves().get(0).bounds().atLeast().value() != GameValue.LOSS)
                        .map(safe -> safe.and(
                                advice.bounds(), move -> advice.of(move).bounds()))
                        .orElse(advice);
    }

    private void publish(Step<S, M> step) {
        CompletableFuture<Step<S, M>> now = pending;
        pending = step.next();
        now.complete(step);
    }

    private static boolean isSettled(Advice<?, ?> advice) {
        return advice.moves().isEmpty() ? advice.bounds().isExact() : advice.certainty() == Certainty.BEST;
    }

    @Override
    public boolean isOver() {
        long until = due;
        return limits.isCancelled() || (until != Long.MAX_VALUE && System.nanoTime() - until > 0);
    }

    @Override
    public void fail(Throwable why) {
        ended.accept(this);
        pending.completeExceptionally(why);
    }
}
