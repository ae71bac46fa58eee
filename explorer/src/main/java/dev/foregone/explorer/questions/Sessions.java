package dev.foregone.explorer.questions;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Function;

/** Idle sessions, the last one used first: it knows most about the next question. */
final class Sessions implements AutoCloseable {

    private final int most;
    private final SolverOptions options;
    private final Deque<PooledSession<?, ?>> idle = new ArrayDeque<>();
    private boolean closed;

    Sessions(int most, SolverOptions options) {
        this.most = most;
        this.options = options;
    }

    /** Works with a session for questions of one kind: a new one if none is idle. It is not used again if anything is thrown. */
    <S extends GameState<S, M>, M extends Move, T> T with(
            SolverKey<S, M> solver, Function<PooledSession<S, M>, T> work) {
        PooledSession<S, M> session = idle(solver).orElseGet(() -> new PooledSession<>(solver, options));
        T done;
        try {
            done = work.apply(session);
        } catch (RuntimeException | Error failure) {
            session.close();
            throw failure;
        }
        giveBack(session);
        return done;
    }

    @SuppressWarnings("unchecked") // a session of the same game is of its types
    private synchronized <S extends GameState<S, M>, M extends Move> Optional<PooledSession<S, M>> idle(
            SolverKey<S, M> solver) {
        Optional<PooledSession<?, ?>> latest =
                idle.stream().filter(session -> solver.equals(session.key())).findFirst();
        latest.ifPresent(idle::remove);
        return latest.map(session -> (PooledSession<S, M>) session);
    }

    /** Takes back a session whose question is answered. If too many are idle, the one idle longest is closed. */
    private void giveBack(PooledSession<?, ?> session) {
        PooledSession<?, ?> oldest;
        synchronized (this) {
            idle.addFirst(session);
            if (!closed && idle.size() <= most) {
                return;
            }
            oldest = idle.removeLast();
        }
        oldest.close();
    }

    synchronized int size() {
        return idle.size();
    }

    @Override
    public synchronized void close() {
        closed = true;
        idle.forEach(PooledSession::close);
        idle.clear();
    }
}
