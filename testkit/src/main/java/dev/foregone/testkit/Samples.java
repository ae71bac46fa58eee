package dev.foregone.testkit;

import dev.foregone.api.EndlessGameException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * The positions of a game that its contract looks at.
 *
 * @param extra positions that the author of the contract named
 */
record Samples<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, long seed, int walkCount, int maxPlies, List<S> extra) {

    private static final int MAX_STATES = 500;

    /** Where a walk of a game with cycles stops. */
    private static final int CYCLIC_PLIES = 100;

    /** How many positions may be looked at to find the outcome of one. */
    private static final int BUDGET = 4_000;

    /** Where walks begin. */
    List<S> starts() {
        return Stream.concat(Stream.of(game.initialState()), extra.stream()).toList();
    }

    List<RandomWalk<S, M>> walks() {
        return starts().stream().flatMap(this::walksFrom).toList();
    }

    /** Random walks, each state watched: that the moves of a walk change none is the first thing to know of a game. */
    Stream<RandomWalk<S, M>> walksFrom(S start) {
        int plies = game.cyclic() ? CYCLIC_PLIES : maxPlies;
        return new Random(seed).longs(walkCount).mapToObj(each -> {
            WatchedStates<S, M> watched = new WatchedStates<>(game);
            RandomWalk<S, M> walk = RandomWalks.walk(start, each, plies, watched::play);
            watched.checkAll(walk.moves());
            return walk;
        });
    }

    /** Distinct positions of the walks, from beginning to end. */
    Set<S> states() {
        Set<S> states = new LinkedHashSet<>();
        for (RandomWalk<S, M> walk : walks()) {
            int step = Math.max(1, walk.states().size() / MAX_STATES);
            for (int i = 0; i < walk.states().size() && states.size() < MAX_STATES; i += step) {
                states.add(walk.states().get(i));
            }
            states.add(walk.last());
        }
        return states;
    }

    /** The first positions of the game, breadth first, equal ones included: different orders of moves meet here. */
    List<S> openings() {
        List<S> states = new ArrayList<>(starts());
        for (int i = 0; i < states.size() && states.size() < MAX_STATES; i++) {
            S here = states.get(i);
            WatchedStates<S, M> watched = new WatchedStates<>(game);
            List.copyOf(here.legalMoves()).forEach(move -> states.add(watched.play(here, move)));
        }
        return states;
    }

    /** The positions that can be reached from the starts, all of them if they are few. */
    Space<S, M> space() {
        return new Space<>(starts());
    }

    /** Positions whose outcomes are cheap to find: all of a small game, the late ones of a great one. */
    List<S> solvable(ReferenceSolver<S, M> reference) {
        Set<S> solvable = new LinkedHashSet<>();
        for (RandomWalk<S, M> walk : walks()) {
            List<S> states = walk.states();
            for (int i = states.size() - 1;
                    i >= 0 && outcome(reference, states.get(i)).isPresent();
                    i--) {
                solvable.add(states.get(i));
            }
        }
        return List.copyOf(solvable);
    }

    Optional<Outcome> outcome(ReferenceSolver<S, M> reference, S state) {
        try {
            return reference.outcomeWithin(state, BUDGET);
        } catch (EndlessGameException declared) {
            return Optional.empty();
        }
    }

    /** Each start that has packed rules, with the rules. */
    void eachPacked(BiConsumer<S, PackedRules<S, M>> check) {
        for (S start : starts()) {
            game.packedRules(start).ifPresent(rules -> check.accept(start, rules));
        }
    }

    Check at(S state) {
        return Check.state(game, state);
    }
}
