package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;

/**
 * A game as far as it has been played.
 *
 * @param states the positions, one more than moves, from the start to the one reached last
 * @param moves the moves between them
 */
public record PlayedLine<S extends GameState<S, M>, M extends Move>(List<S> states, List<M> moves) {

    public PlayedLine {
        states = List.copyOf(states);
        moves = List.copyOf(moves);
    }

    /** A game in which no move has been made. */
    public static <S extends GameState<S, M>, M extends Move> PlayedLine<S, M> from(S start) {
        return new PlayedLine<>(List.of(start), List.of());
    }

    public S start() {
        return states.get(0);
    }

    /** The positions before the one reached last. */
    public List<S> before() {
        return states.subList(0, states.size() - 1);
    }

    public S end() {
        return states.get(states.size() - 1);
    }
}
