package dev.foregone.search.view;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Rules;

/**
 * The required methods of other rules, and whether a player moves again. Hints are left out: whoever wants one overrides it.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface ForwardingRules<S extends GameState<S, M>, M extends Move> extends Rules<S, M> {

    /** {@return the other rules} */
    Rules<S, M> rules();

    @Override
    default long pack(S state) {
        return rules().pack(state);
    }

    @Override
    default S unpack(long position) {
        return rules().unpack(position);
    }

    @Override
    default M unpackMove(long position, int move) {
        return rules().unpackMove(position, move);
    }

    @Override
    default int terminal(long position) {
        return rules().terminal(position);
    }

    @Override
    default int maxMoves(long position) {
        return rules().maxMoves(position);
    }

    @Override
    default int legalMoves(long position, int[] into, int from) {
        return rules().legalMoves(position, into, from);
    }

    @Override
    default long play(long position, int move) {
        return rules().play(position, move);
    }

    @Override
    default boolean alternates() {
        return rules().alternates();
    }

    @Override
    default boolean movesAgain(long position, int move) {
        return rules().movesAgain(position, move);
    }
}
