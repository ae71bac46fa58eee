package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.play.Opponent;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.util.function.Function;

/** An opponent of the library's, with a session of its own for each game, and the engine that anybody would get. */
final class EnginePlayer<S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> implements Player<S, B> {

    private final Solver<S, M> solver;
    private final Opponent<S, M> opponent;

    /**
     * An opponent.
     *
     * @param kind such as {@code Opponent::perfect}
     */
    EnginePlayer(Game<S, M> game, SolverOptions options, Effort effort, Function<Solver<S, M>, Opponent<S, M>> kind) {
        solver = Engines.load().forPlaying(game).open(game, options);
        opponent = kind.apply(solver).within(effort.limits());
    }

    @Override
    public int choose(S state, B board, int ply) {
        String chosen = opponent.choose(state, ply).toString();
        return board.moves().stream()
                .filter(move -> board.notation(move).equals(chosen))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public long nodes() {
        return solver.positionsVisited();
    }

    @Override
    public void close() {
        solver.close();
    }
}
