package dev.foregone.testkit.engine;

import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.time.Duration;

/** Whether threads that search one game together agree, where there is more of it than they can share move by move. */
public record EngineThreads(Engine engine) {

    /** The work takes a second or two; a search that waits for an answer that never comes takes forever. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private static final int MOST_THREADS = 4;

    /** With packed rules and, for two threads, without them, which is much slower. */
    public void everyCount(GraphGame game) {
        Outcome outcome = EnginePositions.of(engine, game).outcome(game.initialState());
        for (int threads = 1; threads <= MOST_THREADS; threads++) {
            ask(game.packed(), threads, outcome);
        }
        ask(game, 2, outcome);
    }

    private void ask(GraphGame game, int threads, Outcome outcome) {
        Check check =
                Check.engine(engine, game, game.initialState()).and(threads + (threads == 1 ? " thread" : " threads"));
        try (Solver<GraphState, GraphMove> solver =
                engine.open(game, SolverOptions.defaults().withThreads(threads))) {
            Bounds bounds = solver.prove(game.initialState(), Limits.none().withTime(PATIENCE));
            check.equal(
                    Bounds.exactly(outcome),
                    bounds,
                    "the answer",
                    "what is proved of a position at one ply and in one window is not its answer at another");
        } catch (RuntimeException thrown) {
            check.fault("it threw " + thrown, "the game is in order: no number of threads changes an answer");
        }
    }
}
