package dev.foregone.tablebase.keys;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;

/** The keys of a tablebase's positions: what each state is called in it. */
public sealed interface StateKeys<S extends GameState<S, M>, M extends Move> permits PackedKeys, HashedKeys {

    Game<S, M> game();

    /** Whether one position stands for all that are equivalent. */
    boolean symmetry();

    /** The key of a state. */
    long key(S state);

    /** The fingerprint of the rules and the numbering. */
    long fingerprint(S root);

    /** Whether positions may stand for others. */
    boolean countsUpToSymmetry();

    /** Whether the game has this state on the board of the tablebase. */
    boolean belongs(S state);

    /** The plies left at most in the position of a key; asked only where a game has layers. */
    int layer(long key);

    /** Whether the key of a state stands for that state. */
    boolean keeps(S state);

    /** The state that the key of a state stands for, in notation. */
    String formatPacked(S state);

    /** A key in notation; as a number if it cannot be turned back. */
    String format(long key);

    /** A key, or a packed position, as a number. */
    static String number(long key) {
        return "number " + hex(key);
    }

    /** The digits of that number, which without {@code 0x} may pass for decimal ones. */
    static String hex(long key) {
        return "0x" + Long.toHexString(key);
    }

    /** Whether a class has a method of its own where an interface has a default. */
    static boolean overrides(Class<?> of, Class<?> where, String method, Class<?> argument) {
        try {
            return of.getMethod(method, argument).getDeclaringClass() != where;
        } catch (NoSuchMethodException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
