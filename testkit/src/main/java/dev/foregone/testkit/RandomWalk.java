package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

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
        return states.get(states.size() - 1);
    }

    /**
     * Makes the walk's moves once more from its first position.
     *
     * @param from a position equal to the walk's first
     * @return the positions in order
     */
    public List<S> replayedFrom(S from) {
        List<S> again = new ArrayList<>(List.of(from));
        moves.forEach(move -> again.add(again.get(again.size() - 1).play(move)));
        return again;
    }

    /** Each move, with the positions before and after it. */
    void eachMove(Space.Visitor<S, M> visitor) {
        IntStream.range(0, moves.size())
                .forEach(ply -> visitor.move(states.get(ply), moves.get(ply), states.get(ply + 1)));
    }
}
