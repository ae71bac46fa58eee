package dev.foregone.architecture;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Positions of a game to ask engines about. */
final class Positions {

    private Positions() {}

    /** All positions of a game that has no more than {@code small}; of a larger one, those near the ends of walks. */
    static <S extends GameState<S, M>, M extends Move> List<S> of(
            Game<S, M> game, int small, int walks, int nearTheEnd, long seed) {
        return reachable(game, small).orElseGet(() -> nearTheEnds(game, walks, nearTheEnd, seed));
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<List<S>> reachable(Game<S, M> game, int most) {
        Set<S> seen = new LinkedHashSet<>(List.of(game.initialState()));
        Deque<S> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            S state = open.remove();
            for (M move : state.legalMoves()) {
                S next = state.play(move);
                if (seen.add(next)) {
                    open.add(next);
                }
            }
            if (seen.size() > most) {
                return Optional.empty();
            }
        }
        return Optional.of(List.copyOf(seen));
    }

    /** The last positions of games played at random. */
    static <S extends GameState<S, M>, M extends Move> List<S> nearTheEnds(
            Game<S, M> game, int walks, int nearTheEnd, long seed) {
        return nearTheEnds(game.initialState(), walks, nearTheEnd, seed);
    }

    /** The last positions of play at random from a position. */
    static <S extends GameState<S, M>, M extends Move> List<S> nearTheEnds(
            S start, int walks, int nearTheEnd, long seed) {
        Random random = new Random(seed);
        Collection<S> positions = new LinkedHashSet<>();
        for (int walk = 0; walk < walks; walk++) {
            List<S> line = walk(start, random);
            positions.addAll(line.subList(Math.max(0, line.size() - nearTheEnd), line.size()));
        }
        return List.copyOf(positions);
    }

    private static <S extends GameState<S, M>, M extends Move> List<S> walk(S start, Random random) {
        List<S> line = new ArrayList<>(List.of(start));
        for (S state = start; state.terminalValue().isEmpty(); line.add(state)) {
            List<M> moves = state.legalMoves();
            state = state.play(moves.get(random.nextInt(moves.size())));
        }
        return line;
    }
}
