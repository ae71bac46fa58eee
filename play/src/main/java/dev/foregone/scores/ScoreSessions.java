package dev.foregone.scores;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An engine's sessions over games that are won by points. Usually it is one game in which the winner counts after the end, and what is
 * proved for one number of points serves the next; if the game has cycles, each number is a game of its own.
 */
final class ScoreSessions {

    /** How many sessions of a game with cycles share the memory. */
    private static final int THRESHOLDS = 8;

    private final Engine engine;
    private final SolverOptions options;
    private final Map<Game<?, ?>, Solver<?, ?>> sessions = new ConcurrentHashMap<>();
    private long visitedBefore;
    private volatile boolean closed;

    ScoreSessions(Engine engine, SolverOptions options) {
        this.engine = engine;
        this.options = options;
    }

    /** Whether the score of a position is at least this: bounds that tell, or two on both sides of it. */
    <S extends GameState<S, M>, M extends Move> ScoreBounds ask(
            CountedGame<S, M> counted, S state, int least, Limits limits) {
        Scale scale = counted.scale();
        if (!counted.game().cyclic()) {
            Solver<Counted<S, M>, Move> session = session(counted, 1);
            return scale.scores(session.proveAtLeast(counted.state(state), scale.worst(least), limits));
        }
        ThresholdGame<S, M> game = new ThresholdGame<>(counted, least);
        Bounds proved = session(game, THRESHOLDS).proveValue(game.side(state), limits);
        boolean isReached = proved.atLeast().value().compareTo(game.needed()) >= 0;
        boolean isMissed = proved.atMost().value().compareTo(game.needed()) < 0;
        return new ScoreBounds(isReached ? least : -scale.most(), isMissed ? least - 1 : scale.most());
    }

    /** The session of a game; at most {@code most} are open, and have equal parts of the memory. */
    @SuppressWarnings("unchecked") // it was opened for this game
    private <T extends GameState<T, N>, N extends Move> Solver<T, N> session(Game<T, N> game, int most) {
        if (sessions.size() == most && !sessions.containsKey(game)) {
            visitedBefore = positionsVisited();
            sessions.values().forEach(Solver::close);
            sessions.clear();
        }
        SolverOptions part = options.withMemoryBytes(options.memoryBytes() / most);
        Solver<?, ?> session = sessions.computeIfAbsent(game, any -> engine.open(game, part));
        if (closed) { // by another thread, which may not have seen this one
            session.close();
        }
        return (Solver<T, N>) session;
    }

    long positionsVisited() {
        return visitedBefore
                + sessions.values().stream().mapToLong(Solver::positionsVisited).sum();
    }

    boolean isClosed() {
        return closed;
    }

    void close() {
        closed = true;
        sessions.values().forEach(Solver::close);
    }
}
