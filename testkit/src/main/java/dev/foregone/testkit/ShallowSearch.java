package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import java.util.Optional;

/** Finds who wins a position near its end by the rules alone: deeper ply by ply, so that cycles do no harm. */
final class ShallowSearch<S extends GameState<S, M>, M extends Move> {

    private int left;

    /** Looks at no more than this many positions. */
    ShallowSearch(int positions) {
        left = positions;
    }

    /** The value for the player to move; empty if it is not found. */
    Optional<GameValue> value(S state) {
        Optional<GameValue> value = Optional.empty();
        for (int plies = 0; value.isEmpty() && left > 0; plies++) {
            value = within(state, plies);
        }
        return value;
    }

    private Optional<GameValue> within(S state, int depth) {
        left--;
        if (state.terminalValue().isPresent() || depth == 0 || left < 0) {
            return state.terminalValue();
        }
        Optional<GameValue> best = Optional.of(GameValue.LOSS);
        for (M move : state.legalMoves()) {
            Optional<GameValue> child = within(state.play(move), depth - 1);
            Optional<GameValue> value = state.movesAgain(move) ? child : child.map(GameValue::negated);
            if (value.equals(Optional.of(GameValue.WIN))) {
                return value;
            }
            best = best.flatMap(before -> value.map(now -> now.compareTo(before) > 0 ? now : before));
        }
        return best;
    }
}
