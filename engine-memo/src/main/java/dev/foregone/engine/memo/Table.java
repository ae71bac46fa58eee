package dev.foregone.engine.memo;

/** Remembers {@linkplain Entry entries} by position. A full table forgets; it never confuses two positions. */
interface Table {

    /**
     * What is remembered of a position.
     *
     * @param position a position of the search's lane
     * @return its entry, or {@link Entry#NONE}
     */
    long get(long position);

    /**
     * Remembers an entry in the place of what was remembered of the position, unless there is no room for it.
     *
     * @param position a position of the search's lane
     * @param entry its entry
     */
    void put(long position, long entry);
}
