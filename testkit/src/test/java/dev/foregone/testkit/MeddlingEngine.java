package dev.foregone.testkit;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;

/** A right engine for all games, the bounds and advice of which a broken one changes. */
class MeddlingEngine implements Engine {

    private final Engine ofGamesThatEnd = new NaiveEngine(new Quirks());
    private final Engine ofGamesWithCycles = new NaiveEngine(new CyclicQuirks());

    private Engine right(Game<?, ?> game) {
        return game.cyclic() ? ofGamesWithCycles : ofGamesThatEnd;
    }

    /** What it says of the position's bounds within limits. */
    <S extends GameState<S, M>, M extends Move> Bounds proved(Bounds bounds, S state, Limits limits) {
        return bounds;
    }

    /** The limits under which advice is asked for. */
    Limits asked(Limits limits) {
        return limits;
    }

    /** What it advises; the right advice proves everything, unless it hit a limit. */
    <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
        return advice;
    }

    /** A new session begins. */
    void opened() {}

    boolean advisesAfterItsEnd() {
        return false;
    }

    @Override
    public String id() {
        return "meddling";
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return right(game).supports(game);
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        opened();
        return new Meddled<>(right(game).open(game, options), game);
    }

    private final class Meddled<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

        private final Solver<S, M> solver;
        private final Game<S, M> game;

        Meddled(Solver<S, M> solver, Game<S, M> game) {
            this.solver = solver;
            this.game = game;
        }

        @Override
        public Bounds prove(S state, Limits limits) {
            return proved(solver.prove(state, limits), state, limits);
        }

        @Override
        public Analysis<S, M> analyze(S state, Limits limits) {
            return solver.analyze(state, limits);
        }

        @Override
        public Advice<S, M> advise(S state, Limits limits) {
            if (advisesAfterItsEnd()) {
                try (Solver<S, M> another = right(game).open(game, SolverOptions.defaults())) {
                    return another.advise(state, limits);
                }
            }
            return advised(solver.advise(state, asked(limits)), limits);
        }

        @Override
        public long positionsVisited() {
            return solver.positionsVisited();
        }

        @Override
        public void close() {
            solver.close();
        }
    }
}
