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
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * The positions of a game that its contract looks check.
 *
 * @param extra positions that the author of the contract named
 */
record Samples<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, long seed, int walkCount, int maxPlies, List<S> extra) {

    private static final int MAX_STATES = 500;

    /** How many positions may be looked at to find the outcome of one. */
    private static final int BUDGET = 4_000;

    /** Where walks begin. */
    List<S> starts() {
        return Stream.concat(Stream.of(game.initialState()), extra.stream()).toList();
    }

    List<RandomWalk<S, M>> walks() {
        return starts().stream().flatMap(this::walksFrom).toList();
    }

    Stream<RandomWalk<S, M>> walksFrom(S start) {
        return RandomWalks.walks(start, seed, walkCount, game.cyclic() ? 100 : maxPlies);
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
            here.legalMoves().forEach(move -> states.add(here.play(move)));
        }
        return states;
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
