package dev.foregone.testkit.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import java.util.Optional;

/** Finds who wins a position near its end by the rules alone: deeper ply by ply, so that cycles do no harm. */
public final class ShallowSearch<S extends GameState<S, M>, M extends Move> {

    private int left;

    /** Looks at no more than this many positions. */
    public ShallowSearch(int positions) {
        left = positions;
    }

    /** The value for the player to move; empty if it is not found. */
    public Optional<GameValue> value(S state) {
        Optional<GameValue> value = Optional.empty();
        for (int plies = 0; value.isEmpty() && left > 0; plies++) {
            value = within(state, plies);
        }
        return value;
    }

    /** The same for the last two plies alone, which takes few positions also where there are many moves. */
    public Optional<GameValue> valueOfLastPlies(S state) {
        Optional<GameValue> loss = Optional.of(GameValue.LOSS);
        return within(state, 1)
                .or(() -> state.legalMoves().stream()
                                .allMatch(move -> after(state, move, 1).equals(loss))
                        ? loss
                        : Optional.empty());
    }

    private Optional<GameValue> within(S state, int depth) {
        left--;
        if (state.terminalValue().isPresent() || depth == 0 || left < 0) {
            return state.terminalValue();
        }
        Optional<GameValue> best = Optional.of(GameValue.LOSS);
        for (M move : state.legalMoves()) {
            Optional<GameValue> value = after(state, move, depth - 1);
            if (value.equals(Optional.of(GameValue.WIN))) {
                return value;
            }
            best = best.flatMap(before -> value.map(now -> now.compareTo(before) > 0 ? now : before));
        }
        return best;
    }

    private Optional<GameValue> after(S state, M move, int depth) {
        Optional<GameValue> child = within(state.play(move), depth);
        return child.map(value -> state.movesAgain(move) ? value : value.negated());
    }
}
