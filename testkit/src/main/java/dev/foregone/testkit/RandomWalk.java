package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.testkit.walk.Walk;
import java.util.List;

/**
 * One line of play, made of random moves.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param states the positions in order, one more than there are moves
 * @param moves the moves between them
 */
public record RandomWalk<S extends GameState<S, M>, M extends Move>(List<S> states, List<M> moves) {

    /**
     * Copies the lists.
     *
     * @param states the positions in order, one more than there are moves
     * @param moves the moves between them
     */
    public RandomWalk {
        states = List.copyOf(states);
        moves = List.copyOf(moves);
    }

    /**
     * Where the walk stopped.
     *
     * @return its last position
     */
    public S last() {
        return walk().last();
    }

    /**
     * Makes the walk's moves once more from its first position.
     *
     * @param from a position equal to the walk's first
     * @return the positions in order
     */
    public List<S> replayedFrom(S from) {
        return walk().replayedFrom(from);
    }

    private Walk<S, M> walk() {
        return new Walk<>(states, moves);
    }
}
