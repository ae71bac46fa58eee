package dev.foregone.testkit.hint;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.graph.Induction;

/** Whether hints are true of one state and another: outcomes, and how long lines are, are found by backward induction. */
public final class HintChecks<S extends GameState<S, M>, M extends Move> {

    final Induction<S, M, Outcome> reference;
    final LineLengths<S, M> lengths;
    private final Game<S, M> game;
    private final HintForm<S, M> hints;

    HintChecks(Game<S, M> game, HintForm<S, M> hints) {
        this.game = game;
        this.hints = hints;
        reference = Induction.outcomes(game);
        lengths = new LineLengths<>(game, hints);
    }

    /** Of the hints about states. */
    public static <S extends GameState<S, M>, M extends Move> HintChecks<S, M> ofStates(Game<S, M> game) {
        return new HintChecks<>(game, new StateHints<>(game));
    }

    /** All hints about a state. */
    public void all(S state) {
        bounds(state);
        candidates(state);
        lengths.checkSoonestDraw(state);
        lengths.checkMaxPlies(state);
    }

    void bounds(S state) {
        truth(state).bounds(hints.bounds(state));
    }

    void candidates(S state) {
        if (state.terminalValue().isEmpty()) {
            hints.candidates(
                    state, truth(state), move -> Score.backedUp(score(state.play(move)), state.movesAgain(move)));
        }
    }

    private HintTruth truth(S state) {
        return new HintTruth(new Check(() -> Check.state(game, state).where()), score(state));
    }

    private int score(S state) {
        return Score.of(reference.of(state));
    }
}
