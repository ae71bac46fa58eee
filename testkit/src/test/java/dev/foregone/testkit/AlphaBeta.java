package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A pruned search whose window passes to a child by way of a given function. It holds all draws equal, and leaves a
 * draw's plies to backward induction.
 */
class AlphaBeta extends Quirks {

    private final IntUnaryOperator below;

    AlphaBeta(IntUnaryOperator below) {
        this.below = below;
    }

    @Override
    <S extends GameState<S, M>, M extends Move> Outcome search(S state) {
        int score = window(state, Score.WORST - 1, Score.BEST + 1);
        return Score.isDraw(score) ? drawnIn(score, state) : Score.outcome(score);
    }

    <S extends GameState<S, M>, M extends Move> Outcome drawnIn(int score, S state) {
        return induce(state);
    }

    private static <S extends GameState<S, M>, M extends Move> Outcome induce(S state) {
        List<Outcome> moves = state.legalMoves().stream()
                .map(move -> induce(state.play(move)).backedUp())
                .toList();
        return state.terminalValue().map(Outcome::finished).orElseGet(() -> Collections.max(moves));
    }

    private <S extends GameState<S, M>, M extends Move> int window(S state, int alpha, int beta) {
        GameValue end = state.terminalValue().orElse(null);
        if (end != null) {
            return Score.finished(end);
        }
        int best = Score.WORST;
        for (M move : state.legalMoves()) {
            int above = below.applyAsInt(Math.max(alpha, best));
            int score = backedUp(window(state.play(move), below.applyAsInt(beta), above));
            best = Math.max(best, score);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    int backedUp(int score) {
        return -score + Integer.signum(score);
    }

    /** The bound that a child is held against: negated, and one ply nearer. */
    static int negatedAndShifted(int bound) {
        return -bound - Integer.signum(bound);
    }
}
