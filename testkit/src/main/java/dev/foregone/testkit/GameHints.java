package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Whether the hints about a game's states are true, on every state whose outcome is cheap to find, whether it has packed
 * rules or not.
 */
record GameHints<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples, HintVerifier<S, M> verifier) {

    private static final int MOST_STATES = 120;
    private static final Duration TIME = Duration.ofMillis(400);

    GameHints(Samples<S, M> samples) {
        this(samples, new HintVerifier<>(samples.game()));
    }

    private void each(Consumer<S> check) {
        assumeHints();
        samples.eachSolvable(verifier.reference, check);
    }

    private void assumeHints() {
        samples.assume(!verifier.hints.areNone(), "gives no hints");
    }

    void boundsHold() {
        each(verifier::checkBounds);
    }

    void candidatesKeepTheBest() {
        each(verifier::checkCandidates);
    }

    void soonestDrawHolds() {
        assumeHints();
        verifier.lengths.checkSoonestDraw(samples.walks(), verifier.hints::soonestDraw);
        each(verifier::checkSoonestDraw);
    }

    void maxPliesHolds() {
        assumeHints();
        verifier.lengths.checkMaxPlies(samples.walks(), verifier.hints::maxPlies);
        each(verifier::checkMaxPlies);
    }

    private Snapshot answers(S state) {
        Map<String, Object> answers = new LinkedHashMap<>();
        answers.put("bounds", verifier.hints.bounds(state));
        answers.put("candidates", verifier.hints.candidates(state, List.copyOf(state.legalMoves())));
        answers.put("soonestDraw", verifier.hints.soonestDraw(state));
        answers.put("maxPlies", verifier.hints.maxPlies(state));
        return new Snapshot(answers);
    }

    void arePure() {
        assumeHints();
        List<S> states = samples.states().stream()
                .filter(state -> state.terminalValue().isEmpty())
                .limit(MOST_STATES)
                .toList();
        new Rereading<>(TIME, states, this::answers, samples::at)
                .agrees(
                        Check.game(samples.game()),
                        "the hints change",
                        "pure functions of the state: no memory, no shared scratch space");
    }
}
