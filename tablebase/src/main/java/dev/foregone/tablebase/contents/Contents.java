package dev.foregone.tablebase.contents;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.report.SolvedPosition;
import java.io.IOException;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The positions of a file with their outcomes: listed, or found by a walk if its keys cannot be turned back.
 *
 * @param <S> the type of the game's states
 */
public interface Contents<S> {

    /** The contents of a file. */
    static <S extends GameState<S, M>, M extends Move> Contents<S> of(
            TablebaseFile file, StateKeys<S, M> keys, S root) {
        return keys instanceof HashedKeys<S, M> hashed
                ? new WalkedContents<>(file, hashed, root)
                : new ListedContents<>(file, (PackedKeys<S, M>) keys);
    }

    /** All positions. */
    Stream<SolvedPosition<S>> positions();

    /** Positions with certain outcomes, drawn at random. */
    Stream<SolvedPosition<S>> sample(long seed, Predicate<Outcome> wanted);

    /** The fingerprint of all positions with their outcomes. */
    long fingerprint(int threads) throws IOException;
}
