package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;
import java.util.stream.Stream;

/**
 * A game as far as it has been played.
 *
 * @param states the positions, one more than moves, from the start to the one reached last
 * @param moves the moves between them
 */
public record Line<S extends GameState<S, M>, M extends Move>(List<S> states, List<M> moves) {

    public Line {
        states = List.copyOf(states);
        moves = List.copyOf(moves);
    }

    /** A game in which no move has been made. */
    public static <S extends GameState<S, M>, M extends Move> Line<S, M> from(S start) {
        return new Line<>(List.of(start), List.of());
    }

    /** This game with one more move, which leads to a state. */
    public Line<S, M> plus(M move, S state) {
        return new Line<>(added(states, state), added(moves, move));
    }

    private static <T> List<T> added(List<T> list, T last) {
        return Stream.concat(list.stream(), Stream.of(last)).toList();
    }

    public S start() {
        return states.get(0);
    }

    public S end() {
        return states.get(states.size() - 1);
    }
}
