package dev.foregone.tablebase.builder.retrograde;

/** Where the moves into positions come from; positions are indexes. */
@FunctionalInterface
interface ReverseMoves {

    /** A reader for one thread. */
    SourceReader reader();
}
