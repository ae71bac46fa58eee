package dev.foregone.learning;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.cells.Boards;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.weights.Weights;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Who plays, and what: an engine that estimates by weights, in sessions of their own, so that it does not matter which thread plays.
 *
 * @param start where games begin
 */
record SelfPlayer<S extends GameState<S, M>, M extends Move>(Game<S, M> game, Engine engine, S start) {

    /** A longer game has no result. */
    static final int LONGEST = 400;

    /** Enough for some thousand positions, and soon made. */
    private static final long MEMORY = 1 << 20;

    Boards<S, M> boards() {
        return new Boards<>(game);
    }

    /**
     * A session.
     *
     * @param weights empty for those that the game brings along, if any
     */
    Solver<S, M> open(Optional<Weights> weights) {
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(MEMORY);
        return engine.open(game, weights.map(options::withWeights).orElse(options));
    }

    /** A position after some moves at random, of a game that goes on. */
    S opening(SplittableRandom random, int longest) {
        for (int most = longest; ; most = Math.max(0, most - 1)) {
            int plies = random.nextInt(most + 1);
            S state = start;
            for (int ply = 0; ply < plies && state.terminalValue().isEmpty(); ply++) {
                List<M> moves = state.legalMoves();
                state = state.play(moves.get(random.nextInt(moves.size())));
            }
            if (state.terminalValue().isEmpty()) {
                return state;
            }
        }
    }

    /** The result of a finished game for the player who began it: 1, 0 or -1. */
    Optional<Integer> result(S state) {
        boolean isFirst = boards().isFirstToMove(state);
        return state.terminalValue()
                .map(value -> isFirst ? value.compareTo(GameValue.DRAW) : GameValue.DRAW.compareTo(value));
    }
}
