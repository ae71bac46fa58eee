package dev.foregone.tablebase.keys;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.numbering.NumberedStates;
import dev.foregone.numbering.RulesFingerprint;
import dev.foregone.spi.Game;
import java.util.function.ToLongFunction;

/**
 * Keys that are hashes of positions in notation, for games without packed rules. They cannot be turned back: who wants positions
 * walks to them from the root. No two positions of the game have the same key, but a position that is not of the game may have
 * the key of one that is: with a probability of their number in 2 to the 64.
 */
public record HashedKeys<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, boolean symmetry, ToLongFunction<String> hash) implements StateKeys<S, M> {

    private static final int NO_LAYER = -1;

    /** Refuses notation by which equal positions are not written alike, as by an inherited {@code toString}. */
    public static <S extends GameState<S, M>, M extends Move> boolean checkNotation(Game<S, M> game, S root) {
        if (root.terminalValue().isEmpty()) {
            M move = root.legalMoves().get(0);
            String once = game.format(root.play(move));
            String again = game.format(root.play(move));
            if (!once.equals(again)) {
                throw new IllegalStateException("one position is written in two ways, " + once + " and " + again
                        + ": give the states a toString, or the game a format, that says what is on the board");
            }
        }
        return true;
    }

    /** The fault of a game that writes positions alike that are not equal. */
    public static IllegalStateException writtenAlike(String notation) {
        return new IllegalStateException("two positions that are not equal are written alike, " + notation
                + ": format must tell them apart, or equals must not");
    }

    /** The state that stands for another. */
    public S representative(S state) {
        return symmetry ? game.canonical(state) : state;
    }

    /** The key of a state that stands for others. */
    public long keyOfRepresentative(S state) {
        return hash.applyAsLong(game.format(state));
    }

    @Override
    public long key(S state) {
        return keyOfRepresentative(representative(state));
    }

    @Override
    public long fingerprint(S root) {
        NumberedStates<S, M> rules = new NumberedStates<>(game, symmetry);
        return RulesFingerprint.of(
                rules, false, rules.pack(root), position -> keyOfRepresentative(rules.unpack(position)));
    }

    @Override
    public boolean countsUpToSymmetry() {
        return symmetry && StateKeys.overrides(game.getClass(), Game.class, "canonical", GameState.class);
    }

    @Override
    public boolean belongs(S state) {
        return true;
    }

    @Override
    public int layer(long key) {
        return NO_LAYER;
    }

    @Override
    public boolean keeps(S state) {
        return true;
    }

    @Override
    public String formatPacked(S state) {
        return game.format(state);
    }

    @Override
    public String format(long key) {
        return StateKeys.number(key);
    }
}
