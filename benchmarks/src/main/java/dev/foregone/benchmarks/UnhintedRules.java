package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;

/**
 * Packed rules without their hints.
 *
 * @param rules the rules with hints
 * @param lengthKnown whether {@link #maxPlies} is kept, so that an engine need not check for repetitions
 */
record UnhintedRules<S extends GameState<S, M>, M extends Move>(PackedRules<S, M> rules, boolean lengthKnown)
        implements PackedRules<S, M> {

    @Override
    public long pack(S state) {
        return rules.pack(state);
    }

    @Override
    public S unpack(long position) {
        return rules.unpack(position);
    }

    @Override
    public M unpackMove(long position, int move) {
        return rules.unpackMove(position, move);
    }

    @Override
    public int terminal(long position) {
        return rules.terminal(position);
    }

    @Override
    public int maxMoves(long position) {
        return rules.maxMoves(position);
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        return rules.legalMoves(position, into, from);
    }

    @Override
    public long play(long position, int move) {
        return rules.play(position, move);
    }

    @Override
    public boolean alternates() {
        return rules.alternates();
    }

    @Override
    public boolean movesAgain(long position, int move) {
        return rules.movesAgain(position, move);
    }

    @Override
    public int maxPlies(long position) {
        return lengthKnown ? rules.maxPlies(position) : Integer.MAX_VALUE;
    }
}
