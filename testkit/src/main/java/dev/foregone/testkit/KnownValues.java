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
        Optional<GameValue> found = new ShallowSearch<S, M>(MOST_POSITIONS).value(state);
        check.holds(
                found.isPresent(),
                "its value is not found within " + MOST_POSITIONS + " positions",
                "name one nearer to the end of the game in knownValues(), and no draw because lines never end: that is not found"
                        + " here. If it is near the end already, the rules let it go on for longer than they should: look at"
                        + " what a move leaves on the board, and at when the game ends");
        check.equal(Optional.of(value), found, "its value, searched by the rules,", SIDE);
    }
}
