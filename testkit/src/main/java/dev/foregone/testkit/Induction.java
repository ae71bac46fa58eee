package dev.foregone.testkit;

import dev.foregone.api.EndlessGameException;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Backward induction: the value of a finished position is given, the value of any other follows from its children's. It
 * keeps what it has found, and keeps its own stack, so that long lines do no harm.
 */
final class Induction<S extends GameState<S, M>, M extends Move, V> {

    private final Game<S, M> game;
    private final Function<GameValue, V> atTheEnd;
    private final Function<List<V>, V> fromChildren;
    private final Map<S, V> found = new HashMap<>();

    Induction(Game<S, M> game, Function<GameValue, V> atTheEnd, Function<List<V>, V> fromChildren) {
        this.game = game;
        this.atTheEnd = atTheEnd;
        this.fromChildren = fromChildren;
    }

    V of(S state) {
        return within(state, Integer.MAX_VALUE).orElseThrow();
    }

    /** The value, unless more than so many further positions would have to be found for it. */
    Optional<V> within(S state, int budget) {
        List<S> line = new ArrayList<>(List.of(state));
        Set<S> onLine = new HashSet<>(line);
        for (int left = budget; !line.isEmpty() && left >= 0; ) {
            S here = line.get(line.size() - 1);
            Optional<S> next = firstUnknownChild(here);
            if (next.isEmpty()) {
                found.computeIfAbsent(here, this::value);
                onLine.remove(line.remove(line.size() - 1));
            } else if (onLine.add(next.get())) {
                line.add(next.get());
                left--;
            } else {
                throw repeated(next.get(), line);
            }
        }
        return Optional.ofNullable(found.get(state));
    }

    private Optional<S> firstUnknownChild(S state) {
        return found.containsKey(state)
                ? Optional.empty()
                : state.legalMoves().stream()
                        .map(state::play)
                        .filter(child -> !found.containsKey(child))
                        .findFirst();
    }

    private V value(S state) {
        return state.terminalValue().map(atTheEnd).orElseGet(() -> fromChildren.apply(state.legalMoves().stream()
                .map(move -> found.get(state.play(move)))
                .toList()));
    }

    private EndlessGameException repeated(S state, List<S> line) {
        return EndlessGameException.repeated(game.format(state), line.size() - line.indexOf(state), game.id());
    }
}
