package dev.foregone.testkit.hint;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The hints of a game, which must answer: an exception, and null, is a fault at the state they were asked about. */
record StateHints<S extends GameState<S, M>, M extends Move>(Game<S, M> game, Optional<Hints<S, M>> given)
        implements HintForm<S, M> {

    private static final String ADVICE = "a hint that knows nothing answers what Hints does when it is left out";

    StateHints(Game<S, M> game) {
        this(game, Check.game(game).answers(game::hints, "hints()", ADVICE));
    }

    private Hints<S, M> hints() {
        return given.orElseGet(() -> new Hints<>() {});
    }

    private <T> T ask(S state, String what, Supplier<T> question) {
        return Check.state(game, state).answers(question, what, ADVICE);
    }

    @Override
    public boolean isAbout(S state) {
        return true;
    }

    @Override
    public long bounds(S state) {
        return state.terminalValue()
                .map(Score::finished)
                .map(score -> Score.bounds(score, score))
                .orElseGet(() -> unfinished(state));
    }

    private long unfinished(S state) {
        Bounds bounds = ask(state, "bounds", () -> hints().bounds(state));
        return ask(state, "what engines make of the bounds", () -> Score.of(bounds));
    }

    @Override
    public void candidates(S state, HintTruth truth, ToIntFunction<M> scores) {
        truth.candidates(List.copyOf(state.legalMoves()), candidates(state), scores, List::toString);
    }

    /** The game gets a list of its own, which it is to leave alone. */
    private List<M> candidates(S state) {
        List<M> legal = List.copyOf(state.legalMoves());
        List<M> given = new ArrayList<>(legal);
        List<M> candidates = ask(state, "candidates", () -> List.copyOf(hints().candidates(state, given)));
        Check.state(game, state)
                .equal(legal, given, "the list of legal moves that candidates was given", "leave it as it is, copy it");
        return candidates;
    }

    @Override
    public int soonestDraw(S state) {
        return ask(state, "soonestDraw", () -> hints().soonestDraw(state));
    }

    @Override
    public int maxPlies(S state) {
        return ask(state, "maxPlies", () -> hints().maxPlies(state));
    }

    /** All that they say of an unfinished state. */
    Snapshot answers(S state) {
        Map<String, Object> answers = new LinkedHashMap<>();
        answers.put("bounds", ask(state, "bounds", () -> hints().bounds(state)));
        answers.put("candidates", candidates(state));
        answers.put("soonestDraw", soonestDraw(state));
        answers.put("maxPlies", maxPlies(state));
        return new Snapshot(answers);
    }
}
