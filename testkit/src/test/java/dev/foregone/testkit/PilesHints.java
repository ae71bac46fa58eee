package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Hints;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.List;

/** What is known of {@link Piles} without a search. All of it is right. */
class PilesHints implements Hints<State, Take> {

    /** Nobody is lost before the other has moved. */
    @Override
    public Bounds bounds(State state) {
        return new Bounds(Outcome.loss(2), Outcome.win(1));
    }

    /** Of two equal piles it is all the same which is taken from. */
    @Override
    public List<Take> candidates(State state, List<Take> legal) {
        return state.left == state.right
                ? legal.stream().filter(take -> take.pile() == 0).toList()
                : legal;
    }

    @Override
    public int soonestDraw(State state) {
        return state.left / 2 + state.right / 2;
    }

    @Override
    public int maxPlies(State state) {
        return state.left + state.right;
    }
}
