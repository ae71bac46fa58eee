package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A solver that serves one question after another and reports the progress of the current one. */
final class PooledSession<S extends GameState<S, M>, M extends Move> implements ProgressListener, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(PooledSession.class);

    private final SolverKey<S, M> key;
    private final Solver<S, M> solver;
    private volatile ProgressListener current = ProgressListener.none();

    PooledSession(SolverKey<S, M> key, SolverOptions options) {
        this.key = key;
        this.solver = key.engine().open(key.game(), options.withListener(this));
    }

    /** The kind of questions it serves. */
    SolverKey<S, M> key() {
        return key;
    }

    /** Answers a question, whose progress the listener is told. */
    Answer<S, M> answer(S state, Limits limits, ProgressListener listener) {
        current = listener;
        try {
            return Answer.of(key.engine().id(), solver, state, limits);
        } finally {
            current = ProgressListener.none();
        }
    }

    Advice<S, M> advise(S state, Limits limits) {
        return solver.advise(state, limits);
    }

    @Override
    public void progressed(double done, long visited) {
        current.progressed(done, visited);
    }

    @Override
    public void proved(Bounds bounds) {
        current.proved(bounds);
    }

    /** An engine that fails even now affects no answer, nor the closing of other sessions. */
    @Override
    public void close() {
        try {
            solver.close();
        } catch (RuntimeException | Error fault) {
            LOG.warn("a session of the engine {} was not closed", key.engine().id(), fault);
        }
    }
}
