package dev.foregone.search.memory;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.SearchContext;
import dev.foregone.search.view.GameView;
import java.util.function.LongSupplier;

/** Stores {@linkplain Entry entries} by position. A full table drops entries; it never confuses two positions. */
public interface TranspositionTable {

    /**
     * A table that is empty.
     *
     * @param context the session's resources; its options say how large the table may become
     * @return the table of the context's view
     */
    static TranspositionTable of(SearchContext context) {
        return of(context.options(), context.view(), context.budget()::nanosLeft);
    }

    private static <S extends GameState<S, M>, M extends Move> TranspositionTable of(
            SolverOptions options, GameView<S, M> view, LongSupplier nanosLeft) {
        return view.packedRules()
                .<TranspositionTable>map(rules -> new NurseryTable(
                        new PackedTable(rules, options.memoryBytes(), options.symmetry(), nanosLeft),
                        rules.positionBits(),
                        options.memoryBytes()))
                .orElseGet(() -> new StateTable<>(view, options.memoryBytes(), options.symmetry(), options.threads()));
    }

    /**
     * The key of a position, for the other methods.
     *
     * @param position a position of the search's view
     * @param ply plies from the position that the question is about
     * @return a key that only positions of the same outcome share
     */
    long key(long position, int ply);

    /**
     * A number that chooses which positions are looked up although it does not pay at their ply.
     *
     * @param position a position of the search's view
     * @param ply plies from the position that the question is about
     * @return a hash of the key, with all bits well mixed; where keys take long to make, a number that runs of positions
     *     share which are met one after the other
     */
    int sample(long position, int ply);

    /**
     * The stored entry of a position.
     *
     * @param key its key
     * @return its entry, or {@link Entry#NONE}
     */
    long get(long key);

    /**
     * The stored entry of a position, of those that can be found without delay.
     *
     * @param key its key
     * @return its entry, or {@link Entry#NONE}, in which case there may be an {@linkplain #getOld old} one
     */
    default long getNew(long key) {
        return get(key);
    }

    /** {@return whether there are entries that {@link #getNew} does not find} */
    default boolean hasOld() {
        return false;
    }

    /**
     * A number that chooses which keys {@link #getOld} is asked about although it does not pay at their ply.
     *
     * @param key a key
     * @return a hash of it, with all bits well mixed
     */
    default int oldSample(long key) {
        return 0;
    }

    /**
     * The stored entry of a position, of those that {@link #getNew} does not find.
     *
     * @param key its key
     * @return its entry, or {@link Entry#NONE}
     */
    default long getOld(long key) {
        return Entry.NONE;
    }

    /**
     * Stores an entry in place of the position's previous one, unless there is no space.
     *
     * @param key its key
     * @param entry its entry
     */
    void put(long key, long entry);

    /** Called when the session is asked another question. */
    default void beginQuestion() {}

    /**
     * Called where another question begins, by a search that gains little from what it stored long ago: entries that were not used for
     * several questions may go, though there is space. Objects by the million make the collector of garbage stop the program for longer
     * than a move may take.
     */
    default void age() {}

    /** Called before helper threads answer a question with this table; it may reserve space for their results. */
    default void prepareForSharing() {}

    /**
     * The same table for a helper thread: safe for use by many threads while nobody uses this table itself.
     *
     * @param view the view of that thread
     * @return a table with the same storage
     */
    TranspositionTable shared(GameView<?, ?> view);
}
