package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The hints of a game, which must answer: an exception, and null, is a fault at the state they were asked about. */
record CheckedHints<S extends GameState<S, M>, M extends Move>(Game<S, M> game, Hints<S, M> hints, boolean areNone)
        implements Hints<S, M> {

    private static final String ADVICE = "a hint that knows nothing answers what Hints does when it is left out";

    CheckedHints(Game<S, M> game) {
        this(game, answer(Check.game(game), "hints()", game::hints));
    }

    private CheckedHints(Game<S, M> game, Optional<Hints<S, M>> hints) {
        this(game, hints.orElseGet(() -> new Hints<>() {}), hints.isEmpty());
    }

    private <T> T ask(S state, String what, Supplier<T> question) {
        return answer(Check.state(game, state), what, question);
    }

    private static <T> T answer(Check check, String what, Supplier<T> question) {
        return check.answers(question, what, ADVICE);
    }

    @Override
    public Bounds bounds(S state) {
        Bounds bounds = ask(state, "bounds", () -> hints.bounds(state));
        ask(state, "what engines make of the bounds", () -> Score.of(bounds));
        return bounds;
    }

    /** The game gets a list of its own, which it is to leave alone. */
    @Override
    public List<M> candidates(S state, List<M> legal) {
        List<M> given = new ArrayList<>(legal);
        List<M> candidates = ask(state, "candidates", () -> List.copyOf(hints.candidates(state, given)));
        Check.state(game, state)
                .equal(legal, given, "the list of legal moves that candidates was given", "leave it as it is, copy it");
        return candidates;
    }

    @Override
    public boolean ranksCandidates() {
        return hints.ranksCandidates();
    }

    @Override
    public int soonestDraw(S state) {
        return ask(state, "soonestDraw", () -> hints.soonestDraw(state));
    }

    @Override
    public int maxPlies(S state) {
        return ask(state, "maxPlies", () -> hints.maxPlies(state));
    }
}
