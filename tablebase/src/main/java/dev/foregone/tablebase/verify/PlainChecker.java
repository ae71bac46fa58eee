package dev.foregone.tablebase.verify;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.report.Verification.Fault;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Checks by the game's states. The packed rules serve only to name positions: a number is taken for the state that it unpacks
 * to, and that state must pack to it again; and every state that a move leads to must be the one that its number unpacks to.
 */
record PlainChecker<S extends GameState<S, M>, M extends Move>(PackedKeys<S, M> positions, StateChecker<S, M> states)
        implements Checker {

    @Override
    public @Nullable Fault check(long[] keys, char[] codes, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            String what = check(keys[i], codes[i]);
            if (what != null) {
                return new Fault(positions.format(keys[i]), what);
            }
        }
        return null;
    }

    @Nullable
    String check(long key, int code) throws IOException {
        if (!positions.hasPosition(key)) {
            return FaultWords.noPosition();
        }
        S state = positions.state(key);
        if (positions.key(state) != key) {
            return positions.symmetry()
                    ? "it is not the position that stands for its equivalents"
                    : "its number is " + StateKeys.hex(key) + ", but it packs to "
                            + StateKeys.hex(positions.key(state));
        }
        return states.check(state, code);
    }

    @Override
    public Seen seen() {
        return states.seen();
    }
}
