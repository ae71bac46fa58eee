package dev.foregone.testkit.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.testkit.check.SoftLimit;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The positions of a game, breadth first: the whole game if it is small, its beginning if it is not. Of equal positions
 * only the first is expanded. Of a slow game, it looks at as much as there is time for, and at no fewer than {@link
 * #ALWAYS} moves.
 */
public record Space<S extends GameState<S, M>, M extends Move>(List<S> starts, Duration time) {

    static final int MOST_POSITIONS = 100_000;
    private static final int MOST_MOVES = 1_000_000;
    private static final int ALWAYS = 8_000;

    /** A visitor of moves. */
    public interface Visitor<S, M> {
        void move(S from, M move, S to);
    }

    /** Makes each move of each position once. */
    public void each(Visitor<S, M> visitor) {
        Set<S> seen = new HashSet<>(starts);
        Deque<S> waiting = new ArrayDeque<>(starts);
        SoftLimit patience = new SoftLimit(ALWAYS, time);
        int moves = 0;
        while (!waiting.isEmpty()) {
            S state = waiting.remove();
            for (M move : List.copyOf(state.legalMoves())) {
                if (moves++ == MOST_MOVES || !patience.more()) {
                    return;
                }
                S child = state.play(move);
                visitor.move(state, move, child);
                if (seen.size() < MOST_POSITIONS && seen.add(child)) {
                    waiting.add(child);
                }
            }
        }
    }

    /** The starts and what these moves lead to. */
    public Set<S> states() {
        Set<S> states = new LinkedHashSet<>(starts);
        each((from, move, to) -> states.add(to));
        return states;
    }

    /** A position and all that play can lead to, those of fewer plies first, however many. */
    public static <S extends GameState<S, M>, M extends Move> Set<S> reachable(S from) {
        Set<S> seen = new LinkedHashSet<>(Set.of(from));
        Deque<S> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            S state = waiting.remove();
            for (M move : state.legalMoves()) {
                S child = state.play(move);
                if (seen.add(child)) {
                    waiting.add(child);
                }
            }
        }
        return seen;
    }
}
