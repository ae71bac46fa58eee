package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Backward induction: the value of a finished position is given, the value of any other follows from its children's. It
 * keeps what it has found, and keeps its own stack, so that long lines do no harm.
 */
final class Induction<S extends GameState<S, M>, M extends Move, V> {

    private final Game<S, M> game;
    private final Function<GameValue, V> atTheEnd;
    private final BackUp<V> backUp;
    private final Function<List<V>, V> best;
    private final Map<S, V> found = new HashMap<>();

    Induction(Game<S, M> game, Function<GameValue, V> atTheEnd, BackUp<V> backUp, Function<List<V>, V> best) {
        this.game = game;
        this.atTheEnd = atTheEnd;
        this.backUp = backUp;
        this.best = best;
    }

    /** The worth of a move, given that of the position it leads to. */
    interface BackUp<V> {
        V of(V child, boolean movesAgain);
    }

    V of(S state) {
        return within(state, Integer.MAX_VALUE).orElseThrow();
    }

    /** The value, unless more than this many further positions would have to be found for it. */
    Optional<V> within(S state, int budget) {
        List<Place<S>> line = new ArrayList<>();
        Set<S> onLine = new HashSet<>();
        S next = found.containsKey(state) ? null : state;
        for (int left = budget; left >= 0 && (next != null || !line.isEmpty()); ) {
            if (next != null) {
                enter(next, line, onLine);
                left--;
            } else {
                leave(line, onLine);
            }
            next = line.isEmpty() ? null : firstUnknownChild(line.get(line.size() - 1));
        }
        return Optional.ofNullable(found.get(state));
    }

    /** A position on the current line. */
    private record Place<S>(S state, List<S> children, List<Boolean> again, Iterator<S> ahead) {}

    private void enter(S state, List<Place<S>> line, Set<S> onLine) {
        if (!onLine.add(state)) {
            List<S> states = line.stream().map(Place::state).toList();
            int plies = line.size() - states.indexOf(state);
            throw LineTooLongException.cycle(game.format(state), plies, game.id());
        }
        List<M> moves = List.copyOf(state.legalMoves());
        List<S> children = moves.stream().map(state::play).toList();
        line.add(new Place<>(
                state, children, moves.stream().map(state::movesAgain).toList(), children.iterator()));
    }

    private void leave(List<Place<S>> line, Set<S> onLine) {
        Place<S> here = line.remove(line.size() - 1);
        onLine.remove(here.state);
        found.put(here.state, here.state.terminalValue().map(atTheEnd).orElseGet(() -> best.apply(backedUp(here))));
    }

    private List<V> backedUp(Place<S> here) {
        return IntStream.range(0, here.children.size())
                .mapToObj(index ->
                        backUp.of(Objects.requireNonNull(found.get(here.children.get(index))), here.again.get(index)))
                .toList();
    }

    private @Nullable S firstUnknownChild(Place<S> place) {
        while (place.ahead.hasNext()) {
            S child = place.ahead.next();
            if (!found.containsKey(child)) {
                return child;
            }
        }
        return null;
    }
}
