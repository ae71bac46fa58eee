package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Hints;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Whether the hints about a game's states are true, on every state whose outcome is cheap to find, whether it has packed
 * rules or not.
 */
final class GameHints<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_STATES = 120;
    private static final Duration TIME = Duration.ofMillis(400);

    private final Samples<S, M> samples;
    private final Hints<S, M> hints;
    private final ReferenceSolver<S, M> reference;

    GameHints(Samples<S, M> samples) {
        this.samples = samples;
        this.hints = samples.game().hints();
        this.reference = new ReferenceSolver<>(samples.game());
    }

    private void each(BiConsumer<S, Outcome> check) {
        assumeHints();
        List<S> states = samples.solvable(reference);
        assumeFalse(states.isEmpty(), "no position of the walks is near enough to the end of the game");
        states.forEach(state -> check.accept(state, reference.outcome(state)));
    }

    private void assumeHints() {
        assumeFalse(
                hints.equals(Hints.none()), () -> "the game '" + samples.game().id() + "' gives no hints");
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
            List<M> given = new ArrayList<>(legal);
            List<M> candidates = List.copyOf(hints.candidates(state, given));
            check.equal(
                    legal, given, "the list of legal moves that candidates was given", "leave it as it is, copy it");
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

    /** What hints say of a state, copied. */
    private record Told<M>(Bounds bounds, List<M> candidates, int soonestDraw, int maxPlies) {}

    private Told<M> told(S state) {
        return new Told<>(
                hints.bounds(state),
                List.copyOf(hints.candidates(state, List.copyOf(state.legalMoves()))),
                hints.soonestDraw(state),
                hints.maxPlies(state));
    }

    void arePure() {
        assumeHints();
        List<S> states = samples.states().stream()
                .filter(state -> state.terminalValue().isEmpty())
                .limit(MOST_STATES)
                .toList();
        new Rereading<>(TIME, states, this::told, state -> {})
                .find(Check.game(samples.game()))
                .ifPresent(odd -> samples.at(odd.thing())
                        .fault(
                                "when many threads ask, the hints change: " + odd.expected() + ", then " + odd.read(),
                                "pure functions of the state: no memory, no shared scratch space"));
    }

    void soonestDrawHolds() {
        assumeHints();
        LineLengths<S, M> lengths = new LineLengths<>(samples);
        lengths.checkSoonestDrawOfWalks(hints::soonestDraw);
        each((state, outcome) -> lengths.checkSoonestDraw(state, hints.soonestDraw(state)));
    }

    void maxPliesHolds() {
        assumeHints();
        LineLengths<S, M> lengths = new LineLengths<>(samples);
        lengths.checkMaxPliesOfWalks(hints::maxPlies);
        each((state, outcome) -> lengths.checkMaxPlies(state, hints.maxPlies(state)));
    }
}
