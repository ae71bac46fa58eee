package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.Induction;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** How long the lines of play from a state can be, and those to a draw, whatever the players do. */
record LineLengths<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, Induction<S, M, Integer> longest, Induction<S, M, Integer> soonestDraw) {

    LineLengths(Game<S, M> game) {
        this(game, Induction.longest(game), Induction.soonestDraw(game));
    }

    void checkSoonestDraw(S state, int claimed) {
        checkSoonestDraw(state, claimed, soonestDraw.of(state));
    }

    /** Far from the end not all draws are known, but those of the walks are. */
    void checkSoonestDraw(List<RandomWalk<S, M>> walks, ToIntFunction<S> claimed) {
        walks.stream()
                .filter(walk -> walk.last().terminalValue().equals(Optional.of(GameValue.DRAW)))
                .forEach(walk -> eachBeforeTheEnd(
                        walk, (state, plies) -> checkSoonestDraw(state, claimed.applyAsInt(state), plies)));
    }

    private void checkSoonestDraw(S state, int claimed, int soonest) {
        Check.state(game, state)
                .holds(
                        soonest >= claimed || soonest == Induction.NEVER,
                        "soonestDraw is " + claimed + " but a draw can be reached in " + soonest,
                        "it is a lower bound, whatever the players do");
    }

    void checkMaxPlies(S state, int claimed) {
        checkMaxPlies(state, claimed, longest.of(state));
    }

    private void checkMaxPlies(S state, int claimed, int line) {
        Check.state(game, state)
                .holds(
                        line <= claimed,
                        "maxPlies is " + claimed + " but a line has " + line,
                        "it is an upper bound, whatever the players do");
    }

    /** Far from the end not all lines are known, but the walks are. */
    void checkMaxPlies(List<RandomWalk<S, M>> walks, ToIntFunction<S> claimed) {
        walks.forEach(walk ->
                eachBeforeTheEnd(walk, (state, plies) -> checkMaxPlies(state, claimed.applyAsInt(state), plies)));
    }

    /** Visits each position of a walk but the last, with the plies from there to the last. */
    private void eachBeforeTheEnd(RandomWalk<S, M> walk, ObjIntConsumer<S> visitor) {
        int end = walk.moves().size();
        IntStream.range(0, end).forEach(ply -> visitor.accept(walk.states().get(ply), end - ply));
    }
}
