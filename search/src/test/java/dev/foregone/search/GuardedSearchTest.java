package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Score;
import dev.foregone.spi.Support;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A session as callers get it from the registry, behind its guard. */
class GuardedSearchTest {

    private static final GraphGame GAME = Graphs.plain("a: b", "b=LOSS");

    /** An engine with a real session, whose search knows everything. */
    private record Searching() implements Engine {

        @Override
        public String id() {
            return "searching";
        }

        @Override
        public Support supports(Game<?, ?> game) {
            return Support.yes();
        }

        @Override
        public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
            return new SearchSolver<>(game, options, context -> (position, proven) -> proven.exactly(Score.win(1)));
        }
    }

    /** A depth-first engine that never comes to work. */
    private static final class DepthFirst extends DepthFirstEngine {

        @Override
        public String id() {
            return "depth-first";
        }

        @Override
        public int preference(Game<?, ?> game) {
            return isCyclic(game) ? 0 : 1;
        }

        @Override
        protected Search open(SearchContext context) {
            throw new ArithmeticException("/ by zero");
        }
    }

    @Test
    void anEnginesOwnFaultIsBlamedOnTheEngine() {
        Engine engine = Engines.of(new DepthFirst()).get("depth-first");
        try (Solver<GraphState, GraphMove> solver = engine.open(GAME)) {
            assertThatThrownBy(() -> solver.solve(GAME.initialState()))
                    .isInstanceOf(PluginException.class)
                    .hasMessageStartingWith(
                            "the engine 'depth-first' failed: java.lang.ArithmeticException: / by zero\n");
        }
    }

    /** A game that cannot say whether it has cycles. */
    private record Unsure() implements Game<StuckGame.Stuck, StuckGame.NoMove> {

        @Override
        public String id() {
            return "unsure";
        }

        @Override
        public StuckGame.Stuck initialState() {
            return new StuckGame.Stuck();
        }

        @Override
        public boolean cyclic() {
            throw new Error("not implemented");
        }
    }

    @Test
    void aGameThatFailsWhenTheEngineAsksAboutItIsBlamed() {
        Engine engine = Engines.of(new DepthFirst()).get("depth-first");
        assertThatThrownBy(() -> engine.preference(new Unsure()))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith("the game 'unsure' failed: java.lang.Error: not implemented\n");
    }

    @Test
    void aListenerThatAsksInTheMiddleOfASearchIsRefusedWithoutBlame() {
        List<Solver<GraphState, GraphMove>> session = new ArrayList<>();
        Engine engine = Engines.of(new Searching()).get("searching");
        session.add(engine.open(
                GAME,
                SolverOptions.defaults()
                        .withListener((fraction, positions) -> session.get(0).solve(GAME.initialState()))));
        assertThatThrownBy(() -> session.get(0).solve(GAME.initialState()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("this solver is asked from within its own search");
    }
}
