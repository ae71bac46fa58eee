package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.walk.Samples;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Whether {@link Predecessors} lists each position that can be reached and leads to another, once for every move that
 * does: over the whole game where it is small, over its beginning and the walks where it is not. Other listed positions
 * that cannot be reached are ignored, since the rules need not hold there.
 */
record PackedPredecessors<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    void eachMoveIsTakenBack() {
        samples.eachPackedWith(PackedRules::predecessors, "has packed rules without predecessors", this::check);
    }

    private void check(S start, PackedRules<S, M> rules) {
        new PredecessorsCheck<>(new Words<>(samples.game(), rules)).checkAmong(positions(start, rules));
    }

    private Set<Long> positions(S start, PackedRules<S, M> rules) {
        Set<Long> positions = new LinkedHashSet<>();
        samples.statesFrom(start).forEach(state -> positions.add(rules.pack(state)));
        samples.reachedFrom(start).forEach(state -> positions.add(rules.pack(state)));
        return positions;
    }
}
