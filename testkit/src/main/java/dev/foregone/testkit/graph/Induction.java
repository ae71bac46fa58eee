package dev.foregone.testkit.graph;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Backward induction: the value of a finished position is given, the value of any other follows from its children's. It
 * keeps what it has found, and keeps its own stack, so that long lines do no harm. Many threads may ask.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param <V> the type of the values
 */
public final class Induction<S extends GameState<S, M>, M extends Move, V> {

    /** No draw can be reached. */
    public static final int NEVER = Integer.MAX_VALUE;

    private final Game<S, M> game;
    private final Function<GameValue, V> atTheEnd;
    private final BiFunction<V, Boolean, V> backUp;
    private final Function<List<V>, V> best;
    private final Map<S, V> found = new HashMap<>();

    /**
     * An induction that has found nothing yet.
     *
     * @param backUp the worth of a move, given that of the position it leads to and whether the same player moves again
     */
    private Induction(
            Game<S, M> game,
            Function<GameValue, V> atTheEnd,
            BiFunction<V, Boolean, V> backUp,
            Function<List<V>, V> best) {
        this.game = game;
        this.atTheEnd = atTheEnd;
        this.backUp = backUp;
        this.best = best;
    }

    /**
     * Outcomes, as the order of {@link Outcome} defines them.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game a game whose lines of play all end
     * @return an induction that has found nothing yet
     */
    public static <S extends GameState<S, M>, M extends Move> Induction<S, M, Outcome> outcomes(Game<S, M> game) {
        return new Induction<>(game, Outcome::finished, Outcome::backedUp, Collections::max);
    }

    /**
     * How many plies the longest line has, whatever the players do.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game a game whose lines of play all end
     * @return an induction that has found nothing yet
     */
    public static <S extends GameState<S, M>, M extends Move> Induction<S, M, Integer> longest(Game<S, M> game) {
        return new Induction<>(game, end -> 0, (plies, again) -> plies + 1, Collections::max);
    }

    /**
     * In how many plies a draw can be reached, whatever the players do; {@link #NEVER} if there is none.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game a game whose lines of play all end
     * @return an induction that has found nothing yet
     */
    public static <S extends GameState<S, M>, M extends Move> Induction<S, M, Integer> soonestDraw(Game<S, M> game) {
        BiFunction<Integer, Boolean, Integer> later = (plies, again) -> plies == NEVER ? NEVER : plies + 1;
        return new Induction<>(game, end -> end == GameValue.DRAW ? 0 : NEVER, later, Collections::min);
    }

    /**
     * The value of a position.
     *
     * @param state any position
     * @return its value
     * @throws LineTooLongException if a line of play repeats a position
     */
    public V of(S state) {
        return within(state, Integer.MAX_VALUE).orElseThrow();
    }

    /**
     * The value of a position, if it is cheap.
     *
     * @param state any position
     * @param budget how many further positions may be looked at
     * @return its value, or empty if it would take more than that
     * @throws LineTooLongException if a line of play repeats a position
     */
    public synchronized Optional<V> within(S state, int budget) {
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
                .mapToObj(index -> backUp.apply(
                        Objects.requireNonNull(found.get(here.children.get(index))), here.again.get(index)))
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
