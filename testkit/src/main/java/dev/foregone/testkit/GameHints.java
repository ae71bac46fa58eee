package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Hints;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Whether the hints about a game's states are true, on every state whose outcome is cheap to find, whether it has packed
 * rules or not.
 */
final class GameHints<S extends GameState<S, M>, M extends Move> {

    private final Samples<S, M> samples;
    private final Hints<S, M> hints;
    private final ReferenceSolver<S, M> reference;

    GameHints(Samples<S, M> samples) {
        this.samples = samples;
        this.hints = samples.game().hints();
        this.reference = new ReferenceSolver<>(samples.game());
    }

    private void each(BiConsumer<S, Outcome> check) {
        assumeFalse(
                hints.equals(Hints.none()), () -> "the game '" + samples.game().id() + "' gives no hints");
        List<S> states = samples.solvable(reference);
        assumeFalse(states.isEmpty(), "no position of the walks is near enough to the end of the game");
        states.forEach(state -> check.accept(state, reference.outcome(state)));
    }

    private void eachUnfinished(BiConsumer<S, Outcome> check) {
        each((state, outcome) -> {
            if (state.terminalValue().isEmpty()) {
                check.accept(state, outcome);
            }
        });
    }

    void boundsHold() {
        eachUnfinished((state, outcome) -> {
            Bounds bounds = hints.bounds(state);
            String found = "the bounds are " + bounds + " but the outcome is " + outcome;
            samples.at(state).holds(bounds.contains(outcome), found, "the outcome lies within the bounds");
        });
    }

    void candidatesKeepTheBest() {
        eachUnfinished((state, outcome) -> {
            Check check = samples.at(state);
            List<M> legal = List.copyOf(state.legalMoves());
            List<M> candidates = List.copyOf(hints.candidates(state, legal));
            check.holds(
                    legal.containsAll(candidates) && Set.copyOf(candidates).size() == candidates.size(),
                    "the candidates are " + candidates + " and the legal moves " + legal,
                    "a candidate is a legal move, listed once");
            check.equal(
                    outcome,
                    candidates.stream()
                            .map(move -> backedUp(state, move))
                            .max(Outcome::compareTo)
                            .orElse(null),
                    "the best outcome of the candidates " + candidates,
                    "leave out a move only if a listed one is at least as good");
        });
    }

    private Outcome backedUp(S state, M move) {
        return reference.outcome(state.play(move)).backedUp(state.movesAgain(move));
    }

    void soonestDrawHolds() {
        LineLengths<S, M> lengths = new LineLengths<>(samples);
        each((state, outcome) -> lengths.checkSoonestDraw(state, hints.soonestDraw(state)));
    }

    void maxPliesHolds() {
        LineLengths<S, M> lengths = new LineLengths<>(samples);
        each((state, outcome) -> lengths.checkMaxPlies(state, hints.maxPlies(state)));
    }
}
