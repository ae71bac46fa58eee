package dev.foregone.scores;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Questions about a game with cycles: a game of its own for each number of points, and a session for each of the last few. */
final class ThresholdQuestions<S extends GameState<S, M>, M extends Move> implements ScoreQuestions<S> {

    /** So many sessions share the memory. */
    private static final int SESSIONS = 8;

    private final CountedGame<S, M> counted;
    private final Engine engine;
    private final SolverOptions options;
    private final Map<Integer, Solver<ThresholdGame.Side<S, M>, M>> sessions = new ConcurrentHashMap<>();
    private long visitedBefore;
    private volatile boolean closed;

    ThresholdQuestions(CountedGame<S, M> counted, Engine engine, SolverOptions options) {
        this.counted = counted;
        this.engine = engine;
        this.options = options.withMemoryBytes(options.memoryBytes() / SESSIONS);
    }

    @Override
    public int most() {
        return counted.scale().most();
    }

    @Override
    public ScoreBounds ask(S state, int least, Limits limits) {
        ThresholdGame<S, M> game = new ThresholdGame<>(counted, least);
        Bounds proved = session(game).proveValue(game.side(state), limits);
        boolean isReached = proved.atLeast().value().compareTo(game.needed()) >= 0;
        boolean isMissed = proved.atMost().value().compareTo(game.needed()) < 0;
        return new ScoreBounds(isReached ? least : -most(), isMissed ? least - 1 : most());
    }

    private Solver<ThresholdGame.Side<S, M>, M> session(ThresholdGame<S, M> game) {
        if (sessions.size() == SESSIONS && !sessions.containsKey(game.least())) {
            visitedBefore = positionsVisited();
            closeSessions();
            sessions.clear();
        }
        Solver<ThresholdGame.Side<S, M>, M> session =
                sessions.computeIfAbsent(game.least(), least -> engine.open(game, options));
        if (closed) { // by another thread, which may not have seen this one
            session.close();
        }
        return session;
    }

    @Override
    public long positionsVisited() {
        return visitedBefore
                + sessions.values().stream().mapToLong(Solver::positionsVisited).sum();
    }

    @Override
    public void close() {
        closed = true;
        closeSessions();
    }

    private void closeSessions() {
        sessions.values().forEach(Solver::close);
    }
}
