package dev.foregone.learning;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.weights.Weights;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Matches between weights: from each opening both play both sides.
 *
 * @param limits of each move
 */
record Gate<S extends GameState<S, M>, M extends Move>(SelfPlayer<S, M> player, Limits limits, int longestOpening) {

    /** The points of one from two games with another, 0 to 2: a win is 1, a draw a half. */
    double points(Optional<Weights> one, Optional<Weights> other, long seed) {
        S opening = player.opening(new SplittableRandom(seed), longestOpening);
        return (2 + result(one, other, opening) - result(other, one, opening)) / 2.0;
    }

    /** The result for the one who moves for the player who begins the game. */
    private int result(Optional<Weights> first, Optional<Weights> second, S opening) {
        S state = opening;
        try (Solver<S, M> ones = player.open(first);
                Solver<S, M> others = player.open(second)) {
            for (int ply = 0; ply < SelfPlayer.LONGEST && state.terminalValue().isEmpty(); ply++) {
                Solver<S, M> mover = player.boards().isFirstToMove(state) ? ones : others;
                state = state.play(mover.advise(state, limits).bestMove().orElseThrow());
            }
        }
        return player.result(state).orElse(0);
    }
}
