package dev.foregone.testkit.hint;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.graph.Induction;
import dev.foregone.testkit.walk.Walk;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/**
 * Whether hints are true of how long the lines of play from a state can be, and those to a draw, whatever the players do. Far
 * from the end not all lines are known, but the walks are.
 */
record LineLengths<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, HintForm<S, M> hints, Induction<S, M, Integer> longest, Induction<S, M, Integer> soonestDraw) {

    LineLengths(Game<S, M> game, HintForm<S, M> hints) {
        this(game, hints, Induction.longest(game), Induction.soonestDraw(game));
    }

    void checkSoonestDraw(S state) {
        checkSoonestDraw(state, soonestDraw.of(state));
    }

    void checkSoonestDraw(List<Walk<S, M>> walks) {
        walks.stream()
                .filter(walk -> walk.last().terminalValue().equals(Optional.of(GameValue.DRAW)))
                .forEach(walk -> eachBeforeTheEnd(walk, this::checkSoonestDraw));
    }

    private void checkSoonestDraw(S state, int soonest) {
        int claimed = hints.soonestDraw(state);
        Check.state(game, state)
                .holds(
                        soonest >= claimed || soonest == Induction.NEVER,
                        "soonestDraw is " + claimed + " but a draw can be reached in " + soonest,
                        "it is a lower bound, whatever the players do");
    }

    void checkMaxPlies(S state) {
        checkMaxPlies(state, longest.of(state));
    }

    void checkMaxPlies(List<Walk<S, M>> walks) {
        walks.forEach(walk -> eachBeforeTheEnd(walk, this::checkMaxPlies));
    }

    private void checkMaxPlies(S state, int line) {
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
