package dev.foregone.engine.memo;

import dev.foregone.search.GameView;

/** Remembers {@linkplain Entry entries} by position. A full table forgets; it never confuses two positions. */
interface TranspositionTable {

    /**
     * Under which key a position is kept; the other methods take it.
     *
     * @param position a position of the search's view
     * @param ply plies from the position that the question is about
     * @return a key that only positions of the same outcome share
     */
    long key(long position, int ply);

    /**
     * A number that equal keys share, and different ones hardly ever.
     *
     * @param key a position's key
     * @return all bits well mixed
     */
    int hash(long key);

    /**
     * What is remembered of a position.
     *
     * @param key its key
     * @return its entry, or {@link Entry#NONE}
     */
    long get(long key);

    /**
     * Remembers an entry in the place of what was remembered of the position, unless there is no room for it.
     *
     * @param key its key
     * @param entry its entry
     */
    void put(long key, long entry);

    /** Threads that help are about to answer a question with this memory; it may make room for what they will find. */
    default void prepareForSharing() {}

    /**
     * The same memory for a thread that helps: safe for use by many threads while nobody uses this table itself.
     *
     * @param view the view of that thread
     * @return a table that remembers in the same place
     */
    TranspositionTable shared(GameView<?, ?> view);
}
