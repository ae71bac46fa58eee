package dev.foregone.testkit.hint;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.graph.Induction;
import dev.foregone.testkit.walk.Walk;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;

/**
 * Whether hints are true of one state and another. Outcomes, and how long the lines of play can be, are found by backward
 * induction. Far from the end not all lines are known, but the walks are.
 */
public final class HintChecks<S extends GameState<S, M>, M extends Move> {

    private final Function<S, Outcome> outcomes;
    private final Induction<S, M, Integer> longest;
    private final Induction<S, M, Integer> soonestDraw;
    private final Game<S, M> game;
    private final HintForm<S, M> hints;

    HintChecks(Game<S, M> game, HintForm<S, M> hints, Function<S, Outcome> outcomes) {
        this.game = game;
        this.hints = hints;
        this.outcomes = outcomes;
        longest = Induction.longest(game);
        soonestDraw = Induction.soonestDraw(game);
    }

    /** Of the hints about states. */
    public static <S extends GameState<S, M>, M extends Move> HintChecks<S, M> ofStates(Game<S, M> game) {
        return new HintChecks<>(game, new StateHints<>(game), Induction.outcomes(game)::of);
    }

    /** All hints about a state. */
    public void all(S state) {
        bounds(state);
        candidates(state);
        soonestDraw(state);
        maxPlies(state);
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
        return new HintTruth(Check.state(game, state), score(state));
    }

    private int score(S state) {
        return Score.of(outcomes.apply(state));
    }

    void soonestDraw(S state) {
        soonestDraw(state, soonestDraw.of(state));
    }

    void soonestDrawOn(Walk<S, M> walk) {
        if (walk.last().terminalValue().equals(Optional.of(GameValue.DRAW))) {
            eachBeforeTheEnd(walk, this::soonestDraw);
        }
    }

    private void soonestDraw(S state, int soonest) {
        int claimed = hints.soonestDraw(state);
        Check.state(game, state)
                .holds(
                        soonest >= claimed || soonest == Induction.NEVER,
                        "soonestDraw is " + claimed + " but a draw can be reached in " + soonest,
                        "it is a lower bound, whatever the players do");
    }

    void maxPlies(S state) {
        maxPlies(state, longest.of(state));
    }

    void maxPliesOn(Walk<S, M> walk) {
        eachBeforeTheEnd(walk, this::maxPlies);
    }

    private void maxPlies(S state, int line) {
        int claimed = hints.maxPlies(state);
        Check.state(game, state)
                .holds(
                        line <= claimed,
                        "maxPlies is " + claimed + " but a line has " + line,
                        "it is an upper bound, whatever the players do");
    }

    /** Visits each position of a walk but the last, with the plies from there to the last. */
    private void eachBeforeTheEnd(Walk<S, M> walk, ObjIntConsumer<S> visitor) {
        int end = walk.moves().size();
        for (int ply = 0; ply < end; ply++) {
            S state = walk.states().get(ply);
            if (hints.isAbout(state)) {
                visitor.accept(state, end - ply);
            }
        }
    }
}
