package dev.foregone.tablebase;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.work.DamagedFileException;
import java.util.Optional;

/** Turns states into keys of a tablebase, and back. */
record StateKeys<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, PackedRules<S, M> rules, boolean symmetry) {

    /** The packed rules that a tablebase needs. */
    static <S extends GameState<S, M>, M extends Move> PackedRules<S, M> rules(Game<S, M> game, S root) {
        return Blame.game(game)
                .<Optional<PackedRules<S, M>>>ask("packedRules", () -> game.packedRules(root))
                .orElseThrow(() -> new TablebaseException("the game '" + game.id() + "' has no packed rules for "
                        + game.format(root)
                        + ", and a tablebase keeps packed positions\n  let the game return PackedRules from"
                        + " packedRules, or solve it in memory: WholeGame, or the engine 'retrograde'"));
    }

    /** The key of a state. */
    long key(S state) {
        long packed = rules.pack(state);
        return symmetry ? rules.canonical(packed) : packed;
    }

    /** Whether positions may stand for others: rules without {@code canonical} know of none. */
    boolean countsUpToSymmetry() {
        return symmetry && hasCanonical(rules.getClass());
    }

    private static boolean hasCanonical(Class<?> rules) {
        try {
            return rules.getMethod("canonical", long.class).getDeclaringClass() != PackedRules.class;
        } catch (NoSuchMethodException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Whether the number of a state unpacks to that same state. */
    boolean keeps(S state) {
        return rules.unpack(rules.pack(state)).equals(state);
    }

    /** The state that the number of a state unpacks to, in notation. */
    String formatPacked(S state) {
        return format(rules.pack(state));
    }

    /** Whether the rules are for a state; for a board of another size they are not. */
    boolean belongs(S state) {
        return game.packedRules(state).filter(rules::equals).isPresent();
    }

    /** The code of a key's outcome in a file, or {@link OutcomeCode#NONE} if it is not there. */
    int code(TablebaseFile file, long key) throws DamagedFileException {
        return file.find(key, file.layered() ? rules.maxPlies(key) : -1);
    }

    S state(long key) {
        return rules.unpack(key);
    }

    /** A key in notation; as a number if the rules cannot unpack it. */
    String format(long key) {
        try {
            return game.format(rules.unpack(key));
        } catch (Throwable noPosition) { // a game may throw what it does not declare
            Blame.passOn(noPosition);
            return "number " + Long.toHexString(key);
        }
    }
}
