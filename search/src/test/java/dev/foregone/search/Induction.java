package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import java.util.HashMap;
import java.util.Map;

/** Backward induction word for word, to hold searches against. */
final class Induction {

    private final Map<Object, Outcome> known = new HashMap<>();

    <S extends GameState<S, M>, M extends Move> Outcome outcome(S state) {
        Outcome before = known.get(state);
        if (before != null) {
            return before;
        }
        Outcome outcome = state.terminalValue()
                .map(Outcome::finished)
                .orElseGet(() -> state.legalMoves().stream()
                        .map(move -> outcome(state.play(move)).backedUp())
                        .max(Outcome::compareTo)
                        .orElseThrow());
        known.put(state, outcome);
        return outcome;
    }
}
