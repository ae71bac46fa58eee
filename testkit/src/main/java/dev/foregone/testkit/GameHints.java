package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Whether the hints about a game's states are true, on every state whose outcome is cheap to find, whether it has packed
 * rules or not.
 */
final class GameHints<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_STATES = 120;
    private static final Duration TIME = Duration.ofMillis(400);

    private final Samples<S, M> samples;
    private final CheckedHints<S, M> hints;
    private final ReferenceSolver<S, M> reference;
    private final HintVerifier<S, M> verifier;

    GameHints(Samples<S, M> samples) {
        this.samples = samples;
        this.hints = new CheckedHints<>(samples.game());
        this.reference = new ReferenceSolver<>(samples.game());
        this.verifier = new HintVerifier<>(samples.game(), hints, reference);
    }

    private void each(Consumer<S> check) {
        assumeHints();
        samples.eachSolvable(reference, check);
    }

    private void assumeHints() {
        samples.assume(!hints.areNone(), "gives no hints");
    }

    void boundsHold() {
        each(verifier::checkBounds);
    }

    void candidatesKeepTheBest() {
        each(verifier::checkCandidates);
    }

    void soonestDrawHolds() {
        assumeHints();
        verifier.lengths.checkSoonestDraw(samples.walks(), hints::soonestDraw);
        each(verifier::checkSoonestDraw);
    }

    void maxPliesHolds() {
        assumeHints();
        verifier.lengths.checkMaxPlies(samples.walks(), hints::maxPlies);
        each(verifier::checkMaxPlies);
    }

    private List<?> answers(S state) {
        return List.of(
                hints.bounds(state),
                hints.candidates(state, List.copyOf(state.legalMoves())),
                hints.soonestDraw(state),
                hints.maxPlies(state));
    }

    void arePure() {
        assumeHints();
        List<S> states = samples.states().stream()
                .filter(state -> state.terminalValue().isEmpty())
                .limit(MOST_STATES)
                .toList();
        new Rereading<>(TIME, states, this::answers, state -> {})
                .find(Check.game(samples.game()))
                .ifPresent(odd -> samples.at(odd.thing())
                        .fault(
                                "when many threads ask, the hints change: " + odd.expected() + ", then " + odd.read(),
                                "pure functions of the state: no memory, no shared scratch space"));
    }
}
