package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import java.util.Map;
import java.util.Optional;

/** Whether positions have the values that the author knows from elsewhere. */
record KnownValues<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String SIDE =
            "terminalValue() is seen by the player who would be to move, and result(board) of a BoardGame by neither: it"
                    + " names the first player or the second";

    private static final int MOST_POSITIONS = 100_000;

    void hold(Map<S, GameValue> known) {
        assumeFalse(
                known.isEmpty(),
                () -> "not checked: who wins the game '" + samples.game().id()
                        + "'. No other test can tell a result that is"
                        + " seen from the wrong side\n  let knownValues() name some positions of which you know it");
        known.forEach(this::holds);
    }

    private void holds(S state, GameValue value) {
        Check check = samples.at(state);
        if (state.terminalValue().isPresent()) {
            check.equal(Optional.of(value), state.terminalValue(), "terminalValue()", SIDE);
            return;
        }
        Optional<GameValue> found = new Shallow().value(state);
        check.holds(
                found.isPresent(),
                "its value is not found within " + MOST_POSITIONS + " positions",
                "name one nearer to the end of the game in knownValues()");
        check.equal(Optional.of(value), found, "its value, searched by the rules,", SIDE);
    }

    /** Searches deeper ply by ply, so that cycles do no harm. */
    private final class Shallow {

        private int left = MOST_POSITIONS;

        Optional<GameValue> value(S state) {
            Optional<GameValue> value = Optional.empty();
            for (int plies = 1; value.isEmpty() && left > 0; plies++) {
                value = within(state, plies);
            }
            return value;
        }

        private Optional<GameValue> within(S state, int plies) {
            left--;
            if (state.terminalValue().isPresent() || plies == 0 || left < 0) {
                return state.terminalValue();
            }
            Optional<GameValue> best = Optional.of(GameValue.LOSS);
            for (M move : state.legalMoves()) {
                Optional<GameValue> child = within(state.play(move), plies - 1);
                Optional<GameValue> value = state.movesAgain(move) ? child : child.map(GameValue::negated);
                if (value.equals(Optional.of(GameValue.WIN))) {
                    return value;
                }
                best = best.flatMap(before -> value.map(now -> now.compareTo(before) > 0 ? now : before));
            }
            return best;
        }
    }
}
