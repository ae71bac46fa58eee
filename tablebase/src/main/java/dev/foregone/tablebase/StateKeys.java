package dev.foregone.tablebase;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.work.DamagedFileException;
import java.io.IOException;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The keys of a tablebase's positions, and what depends on whether they can be turned back into positions. */
interface StateKeys<S extends GameState<S, M>, M extends Move> {

    /** The keys of a file. */
    static <S extends GameState<S, M>, M extends Move> StateKeys<S, M> of(FileHeader header, Game<S, M> game, S root) {
        if (header.isHashed()) {
            return new HashedKeys<>(game, header.symmetry(), new NotationHash(header.seed()));
        }
        PackedKeys<S, M> keys = PackedKeys.of(game, root, header.symmetry());
        return header.ranked() ? keys.ranked() : keys;
    }

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

    /** The code of a key's outcome in a file, or {@link OutcomeCode#NONE} if it is not there. */
    int code(TablebaseFile file, long key) throws DamagedFileException;

    /** Whether the key of a state stands for that state. */
    boolean keeps(S state);

    /** The state that the key of a state stands for, in notation. */
    String formatPacked(S state);

    /** A key in notation; as a number if it cannot be turned back. */
    String format(long key);

    /** All positions of a file. */
    Stream<SolvedPosition<S>> positions(TablebaseFile file, S root);

    /** Positions with certain outcomes, drawn at random. */
    Stream<SolvedPosition<S>> drawn(TablebaseFile file, S root, long seed, Predicate<Outcome> wanted);

    /** The fingerprint of all positions with their outcomes. */
    long outcomeFingerprint(TablebaseFile file, S root, int threads) throws IOException;

    /** Proves the file, or finds where it is wrong. */
    Verification verify(TablebaseFile file, S root, VerificationOptions options) throws IOException;

    /** A key as a number. */
    static String number(long key) {
        return "number " + Long.toHexString(key);
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
