package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Missing;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.registry.FakeGame.OnlyMove;
import dev.foregone.registry.FakeGame.Position;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** An engine's faults reach the caller with the engine's id; the caller's mistakes are not blamed on the engine. */
class GuardTest {

    private static final FakeGame GAME = new FakeGame();
    private static final Position START = GAME.initialState();

    /** A solver that answers every question in one way. */
    private record FakeSolver(Supplier<Bounds> answer) implements Solver<Position, OnlyMove> {

        @Override
        public Bounds prove(Position state, Limits limits) {
            return answer.get();
        }

        @Override
        public Analysis<Position, OnlyMove> analyze(Position state, Limits limits) {
            throw new AssertionError("not asked for: " + answer.get());
        }

        @Override
        public long positionsVisited() {
            return answer.get().atLeast().plies();
        }

        @Override
        public void close() {
            Bounds unused = answer.get();
        }
    }

    private static Solver<Position, OnlyMove> solver(Supplier<Bounds> answer) {
        return Engines.of(FakeEngine.called("odd").opening(() -> new FakeSolver(answer)))
                .get("odd")
                .open(GAME);
    }

    private static Solver<Position, OnlyMove> throwing(RuntimeException fault) {
        return solver(() -> {
            throw fault;
        });
    }

    @Test
    void answersPassThrough() {
        assertThat(solver(() -> Bounds.exactly(Outcome.win(1))).solve(START)).isEqualTo(Outcome.win(1));
    }

    @Test
    void whatASolverThrowsIsBlamedOnTheEngine() {
        IllegalStateException fault = new IllegalStateException("lost count");
        try (Solver<Position, OnlyMove> solver = solver(new Once(fault))) {
            assertThatThrownBy(() -> solver.solve(START))
                    .isInstanceOf(PluginException.class)
                    .hasMessageStartingWith("the engine 'odd' failed: java.lang.IllegalStateException: lost count\n  ")
                    .hasCause(fault);
        }
        assertThatThrownBy(() -> throwing(fault).analyze(START)).isInstanceOf(PluginException.class);
        assertThatThrownBy(() -> throwing(fault).positionsVisited()).isInstanceOf(PluginException.class);
        assertThatThrownBy(() -> throwing(fault).close()).isInstanceOf(PluginException.class);
    }

    /** Throws the first time and answers afterwards. */
    private static final class Once implements Supplier<Bounds> {

        private final RuntimeException fault;
        private boolean thrown;

        Once(RuntimeException fault) {
            this.fault = fault;
        }

        @Override
        public Bounds get() {
            if (thrown) {
                return Bounds.unknown();
            }
            thrown = true;
            throw fault;
        }
    }

    @Test
    void linkageAndAssertionErrorsAreBlamedOnTheEngineToo() {
        assertThatThrownBy(() -> solver(() -> {
                            throw new NoSuchMethodError("gone");
                        })
                        .solve(START))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("'odd'");
        assertThatThrownBy(() -> solver(() -> {
                            throw new AssertionError("never");
                        })
                        .solve(START))
                .isInstanceOf(PluginException.class);
    }

    @Test
    void nullIsNoAnswer() {
        assertThatThrownBy(() -> solver(Missing::value).solve(START))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("'odd' failed: java.lang.NullPointerException: prove() answered null");
        Engine nothing =
                Engines.of(FakeEngine.called("odd").opening(Missing::value)).get("odd");
        assertThatThrownBy(() -> nothing.open(GAME))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("'odd'");
    }

    @Test
    void whatIsClearAlreadyPassesThrough() {
        SearchStoppedException clear = new SearchStoppedException("it was cancelled", Bounds.unknown());
        assertThatThrownBy(() -> throwing(clear).solve(START)).isSameAs(clear);
    }

    @Test
    void whatAnEngineThrowsIsBlamedOnIt() {
        Engine engine = Engines.of(FakeEngine.called("odd")
                        .saying(() -> {
                            throw new IllegalStateException("unsure");
                        })
                        .preferring(() -> {
                            throw new IllegalStateException("unsure");
                        }))
                .get("odd");
        assertThatThrownBy(() -> engine.supports(GAME)).isInstanceOf(PluginException.class);
        assertThatThrownBy(() -> engine.preference(GAME)).isInstanceOf(PluginException.class);
        assertThatThrownBy(() -> Engines.of(FakeEngine.called("odd")).get("odd").open(GAME))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("'odd' failed: java.lang.UnsupportedOperationException: a fake");
    }

    @Test
    void theCallersMistakesAreNotBlamedOnTheEngine() {
        Engine engine = Engines.of(FakeEngine.called("odd").saying(() -> Support.no("it has cycles")))
                .get("odd");
        assertThatThrownBy(() -> engine.open(GAME))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the engine 'odd' cannot solve the game 'fake': it has cycles");
        assertThatThrownBy(() -> engine.supports(Missing.value()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("game");
        assertThatThrownBy(() -> engine.preference(Missing.value())).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> engine.open(Missing.<Game<Position, OnlyMove>>value()))
                .isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> engine.open(GAME, Missing.value()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("options");
        Solver<Position, OnlyMove> solver = solver(Bounds::unknown);
        assertThatThrownBy(() -> solver.solve(Missing.value()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("state");
        assertThatThrownBy(() -> solver.analyze(START, Missing.value()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("limits");
    }

    @Test
    void aClosedSolverRefusesToAnswer() {
        Solver<Position, OnlyMove> solver = solver(Bounds::unknown);
        solver.close();
        assertThatCode(solver::close).doesNotThrowAnyException();
        assertThatThrownBy(() -> solver.prove(START, Limits.none()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("this solver is closed; open another one");
    }

    @Test
    void whatTheListenerThrowsReachesTheCallerAsItIs() {
        RuntimeException mine = new RuntimeException("the window is gone");
        ProgressListener listener = (fraction, positions) -> {
            throw mine;
        };
        Engine engine = Engines.of(new Reporting()).get("reporting");
        try (Solver<Position, OnlyMove> solver =
                engine.open(GAME, SolverOptions.defaults().withListener(listener))) {
            assertThatThrownBy(() -> solver.solve(START)).isSameAs(mine);
        }
    }

    /** An engine that does nothing but report. */
    private record Reporting() implements Engine {

        @Override
        public String id() {
            return "reporting";
        }

        @Override
        public Support supports(Game<?, ?> game) {
            return Support.yes();
        }

        @Override
        @SuppressWarnings("unchecked")
        public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
            boolean[] reported = {false};
            return (Solver<S, M>) new FakeSolver(() -> {
                if (!reported[0]) {
                    reported[0] = true;
                    options.listener().progressed(0.5, 1);
                }
                return Bounds.unknown();
            });
        }
    }
}
