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

/**
 * Advice about a position: first after a short while, then again and again, each time after twice as long, until a
 * move is proved to be best, a limit is hit, or the client leaves. The session keeps what it has learned in between.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
final class Advising<S extends GameState<S, M>, M extends Move> {

    private final Query<S, M> query;
    private final Optional<Advice<S, M>> known;
    private final Limits limits;
    private final Cancellation cancellation = new Cancellation();
    private volatile long due = Long.MAX_VALUE;
    private Advice<S, M> advice;
    private Duration slice;

    /** The first advice of the engine comes after {@code first}. */
    Advising(Query<S, M> query, Optional<Advice<S, M>> known, Duration first) {
        this.query = query;
        this.known = known;
        this.limits = query.limits().withCancellation(cancellation);
        this.advice = known.orElseGet(() -> Advice.of(query.state(), Bounds.unknown(), List.of(), List.of()));
        this.slice = first;
    }

    /** What one who waits for more has at once. */
    Optional<AdviceStep<S, M>> atOnce() {
        return known.filter(strategic -> query.watched()).map(strategic -> new AdviceStep<>(strategic, false));
    }

    void cancel() {
        cancellation.cancel();
    }

    /** Finds the next advice. */
    AdviceStep<S, M> next(PooledSession<S, M> session) {
        if (!hasBegun()) {
            due = System.nanoTime() + limits.time().orElseThrow().toNanos();
        } else if (isOver()) { // while it waited for its turn
            return new AdviceStep<>(safer(advice), true);
        }
        Duration left = Duration.ofNanos(Math.max(0, due - System.nanoTime()));
        Duration time = left.compareTo(slice) < 0 ? left : slice;
        Advice<S, M> found = session.advise(query.state(), limits.withTime(time));
        advice = joined(found, advice, found);
        slice = slice.multipliedBy(2);
        boolean last = time.equals(left) || isOver() || isSettled(advice);
        return new AdviceStep<>(safer(advice), last);
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

    private static boolean isSettled(Advice<?, ?> advice) {
        return advice.moves().isEmpty() ? advice.bounds().isExact() : advice.certainty() == Certainty.BEST;
    }

    boolean hasBegun() {
        return due != Long.MAX_VALUE;
    }

    /** Whether a limit was hit. */
    boolean isOver() {
        return limits.isCancelled() || (hasBegun() && System.nanoTime() - due > 0);
    }
}
