package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Takes games with cycles, and solves them stage by stage: the outcomes if the game is broken off after n plies as an
 * endless draw follow from those of n - 1 plies. With N positions every win and loss is found after N stages, and every
 * draw of k plies that is found k stages later is one.
 */
class CyclicQuirks extends Quirks {

    private Map<Object, Outcome> last = new HashMap<>();

    @Override
    boolean takes(boolean cyclic) {
        return true;
    }

    @Override
    <S extends GameState<S, M>, M extends Move> Outcome search(S state) {
        if (!last.containsKey(state)) {
            last = new HashMap<>(solve(state));
        }
        return Objects.requireNonNull(last.get(state));
    }

    private <S extends GameState<S, M>, M extends Move> Map<S, Outcome> solve(S start) {
        List<S> states = List.copyOf(ReferenceSolver.<S, M>reachable(start));
        Map<S, Outcome> outcomes = new HashMap<>();
        states.forEach(state -> outcomes.put(state, Outcome.endlessDraw()));
        for (int stage = 0; stage <= 2 * states.size() + 1; stage++) {
            Map<S, Outcome> before = Map.copyOf(outcomes);
            states.forEach(state -> outcomes.put(state, next(state, before)));
        }
        outcomes.replaceAll((state, outcome) -> outcome.plies() > states.size() ? tooLong(outcome) : outcome);
        return outcomes;
    }

    /** What is drawn by a line longer than there are positions is drawn by none. */
    Outcome tooLong(Outcome draw) {
        return Outcome.endlessDraw();
    }

    private <S extends GameState<S, M>, M extends Move> Outcome next(S state, Map<S, Outcome> before) {
        List<Outcome> moves = new ArrayList<>();
        for (M move : state.legalMoves()) {
            Outcome child = Objects.requireNonNull(before.get(state.play(move)));
            moves.add(backUp(child, state.movesAgain(move)));
        }
        return state.terminalValue().map(Outcome::finished).orElseGet(() -> best(Collections.unmodifiableList(moves)));
    }
}
