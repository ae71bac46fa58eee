package dev.foregone.explorer.questions;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
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

    /**
     * Works with a session for questions of one kind. It is not used again if anything is thrown.
     *
     * @param isSound whether it may be used again, asked when the work is done
     */
    <S extends GameState<S, M>, M extends Move, T> T with(
            SolverKey<S, M> solver, Function<PooledSession<S, M>, T> work, BooleanSupplier isSound) {
        PooledSession<S, M> session = borrow(solver);
        boolean sound = false;
        try {
            T done = work.apply(session);
            sound = isSound.getAsBoolean();
            return done;
        } finally {
            if (sound) {
                giveBack(session);
            } else {
                session.close();
            }
        }
    }

    /** A new session if none is idle. */
    <S extends GameState<S, M>, M extends Move> PooledSession<S, M> borrow(SolverKey<S, M> solver) {
        PooledSession<S, M> known = idle(solver);
        return known == null ? new PooledSession<>(solver, options) : known;
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // a session of the same game is of its types
    private synchronized <S extends GameState<S, M>, M extends Move> PooledSession<S, M> idle(SolverKey<S, M> solver) {
        for (Iterator<PooledSession<?, ?>> all = idle.iterator(); all.hasNext(); ) {
            PooledSession<?, ?> session = all.next();
            if (solver.equals(session.key())) {
                all.remove();
                return (PooledSession<S, M>) session;
            }
        }
        return null;
    }

    /** Takes back a session whose question is answered. If too many are idle, the one idle longest is closed. */
    void giveBack(PooledSession<?, ?> session) {
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
