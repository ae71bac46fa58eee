package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether {@link Predecessors} lists each position that can be reached and leads to another, once for every move that
 * does: over the whole game where it is small, over its beginning and the walks where it is not. Other listed positions
 * that cannot be reached are ignored, since the rules need not hold there.
 */
record PackedPredecessors<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    void eachMoveIsTakenBack() {
        boolean[] some = {false};
        samples.eachPacked((start, rules) -> {
            if (rules.predecessors().isPresent()) {
                some[0] = true;
                check(start, rules);
            }
        });
        assumeTrue(some[0], () -> "the packed rules of '" + samples.game().id() + "' list no predecessors");
    }

    private void check(S start, PackedRules<S, M> rules) {
        PredecessorsCheck<S, M> check = new PredecessorsCheck<>(rules, samples.game());
        Set<Long> met = positions(start, rules);
        for (long position : met) {
            check.check(position, met::contains);
        }
    }

    private Set<Long> positions(S start, PackedRules<S, M> rules) {
        Set<Long> positions = new LinkedHashSet<>();
        samples.statesFrom(start).forEach(state -> positions.add(rules.pack(state)));
        new Space<S, M>(List.of(start)).each((from, move, to) -> {
            positions.add(rules.pack(from));
            positions.add(rules.pack(to));
        });
        return positions;
    }
}
