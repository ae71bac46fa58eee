package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;

/** Questions about one game in which the winner counts after the end: what is proved for one serves the next. */
record CountingQuestions<S extends GameState<S, M>, M extends Move>(
        CountedGame<S, M> game, Solver<Counted<S, M>, Move> solver) implements ScoreQuestions<S> {

    @Override
    public int most() {
        return game.scale().most();
    }

    @Override
    public ScoreBounds ask(S state, int least, Limits limits) {
        return game.scale()
                .scores(solver.proveAtLeast(game.state(state), game.scale().worst(least), limits));
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
