package dev.foregone.explorer.questions;

import dev.foregone.answers.ProgressView;
import dev.foregone.answers.Session;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A session that serves one question after another, and says how far the present one has come. */
final class PooledSession<S extends GameState<S, M>, M extends Move> implements ProgressListener, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(PooledSession.class);

    private final SolverKey<S, M> solver;
    private final Session<S, M> session;
    private volatile double fraction;
    private volatile long positions;
    private volatile Bounds proved = Bounds.unknown();

    PooledSession(SolverKey<S, M> solver, SolverOptions options) {
        this.solver = solver;
        this.session = new Session<>(
                solver.engine().id(),
                solver.engine().open(solver.game(), options.withListener(this)),
                ProgressView.NONE);
    }

    /** Which questions it serves. */
    SolverKey<S, M> solver() {
        return solver;
    }

    Session<S, M> session() {
        return session;
    }

    /** A new question, or another attempt at one. */
    void begin() {
        fraction = 0;
        positions = 0;
        proved = Bounds.unknown();
    }

    @Override
    public void progressed(double done, long visited) {
        fraction = done;
        positions = visited;
    }

    @Override
    public void proved(Bounds bounds) {
        proved = bounds;
    }

    Bounds proved() {
        return proved;
    }

    double fraction() {
        return fraction;
    }

    long positions() {
        return positions;
    }

    /** An engine that fails even now costs nobody an answer, or the closing of other sessions. */
    @Override
    public void close() {
        try {
            session.close();
        } catch (RuntimeException | Error fault) {
            LOG.warn(
                    "a session of the engine {} was not closed", solver.engine().id(), fault);
        }
    }
}
