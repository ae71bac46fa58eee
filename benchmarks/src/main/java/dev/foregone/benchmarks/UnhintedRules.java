package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.view.ForwardingRules;
import dev.foregone.spi.PackedRules;

/**
 * Packed rules without their hints.
 *
 * @param rules the rules with hints
 * @param lengthKnown whether {@link #maxPlies} is kept, so that an engine need not check for repetitions
 */
record UnhintedRules<S extends GameState<S, M>, M extends Move>(PackedRules<S, M> rules, boolean lengthKnown)
        implements ForwardingRules<S, M>, PackedRules<S, M> {

    @Override
    public int maxPlies(long position) {
        return lengthKnown ? rules.maxPlies(position) : Integer.MAX_VALUE;
    }
}
