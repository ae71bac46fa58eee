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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Advice about a position: first after a short while, then again and again, each time after twice as long, until a
 * move is proved to be best, a limit is hit, or the client leaves. The session keeps what it has learned in between.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class Advising<S extends GameState<S, M>, M extends Move>
        implements Pending<AdviceStep<S, M>>, PoolWork, Waited {

    /** A step, and a place for the one after it. */
    private record Link<S extends GameState<S, M>, M extends Move>(
            AdviceStep<S, M> step, CompletableFuture<Link<S, M>> next) {}

    private final SolverKey<S, M> solver;
    private final S state;
    private final Optional<Advice<S, M>> known;
    private final Limits limits;
    private final Sessions sessions;
    private final boolean watched;
    private final Consumer<Advising<?, ?>> ended;
    private final Cancellation cancellation = new Cancellation();
    private volatile CompletableFuture<Link<S, M>> pending = new CompletableFuture<>();
    private volatile CompletableFuture<Link<S, M>> awaited = pending;
    private volatile long due = Long.MAX_VALUE;
    private Advice<S, M> advice;
    private Duration slice;

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
        this.advice = known.orElseGet(() -> Advice.of(state, Bounds.unknown(), List.of(), List.of()));
        this.slice = first;
        this.sessions = sessions;
        this.watched = watched;
        this.ended = ended;
        if (watched) {
            known.ifPresent(strategic -> publish(new AdviceStep<>(strategic, false)));
        }
    }

    @Override
    public Optional<AdviceStep<S, M>> await(Duration most) throws InterruptedException {
        try {
            Link<S, M> link = GameCall.waiting(awaited, most.toNanos(), TimeUnit.NANOSECONDS);
            awaited = link.next();
            return Optional.of(link.step());
        } catch (TimeoutException notYet) {
            return Optional.empty();
        } catch (ExecutionException failure) {
            throw Question.asItIs(failure);
        }
    }

    /** Whether there is something that nobody has waited for, if only a failure. */
    boolean hasNext() {
        return awaited.isDone();
    }

    @Override
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
        sessions.with(solver, this::advise, () -> true);
    }

    /** To the end; returns that it is there. */
    private boolean advise(PooledSession<S, M> session) {
        try {
            boolean last = false;
            while (!last) {
                last = advance(session);
            }
            return true;
        } finally {
            ended.accept(this);
        }
    }

    /** Finds the next advice; returns whether it is the last. */
    boolean advance(PooledSession<S, M> session) {
        if (due == Long.MAX_VALUE) {
            due = System.nanoTime() + limits.time().orElseThrow().toNanos();
        }
        Duration left = Duration.ofNanos(Math.max(0, due - System.nanoTime()));
        Duration time = left.compareTo(slice) < 0 ? left : slice;
        Advice<S, M> found = session.advise(state, limits.withTime(time));
        advice = joined(found, advice, found);
        boolean last = time.equals(left) || limits.isCancelled() || isSettled(advice);
        publish(new AdviceStep<>(safer(advice), last));
        slice = slice.multipliedBy(2);
        return last;
    }

    /** Advice with what other advice proves: what was proved before stays proved, though a search need not come to it again. */
    private static <S extends GameState<S, M>, M extends Move> Advice<S, M> joined(
            Advice<S, M> advice, Advice<S, M> other, Advice<S, M> ifTheyContradict) {
        Map<M, Bounds> proved = new HashMap<>();
        other.moves().forEach(move -> proved.put(move.move(), move.bounds()));
        try {
            return advice.and(other.bounds(), move -> proved.getOrDefault(move, Bounds.unknown()));
        } catch (IllegalArgumentException contradiction) { // of a strategy that is wrong
            return ifTheyContradict;
        }
    }

    /** A known move that does not lose is better than one of which nothing is proved. */
    private Advice<S, M> safer(Advice<S, M> found) {
        return found.certainty() != Certainty.ESTIMATED
                ? found
                : known.filter(safe -> safe.moves().get(0).bounds().atLeast().value() != GameValue.LOSS)
                        .map(safe -> joined(safe, found, found))
                        .orElse(found);
    }

    private void publish(AdviceStep<S, M> step) {
        Link<S, M> link = new Link<>(step, new CompletableFuture<>());
        CompletableFuture<Link<S, M>> now = pending;
        pending = link.next();
        now.complete(link);
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
