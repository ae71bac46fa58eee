package dev.foregone.tablebase.builder.retrograde;

import org.jspecify.annotations.Nullable;

/**
 * Stored moves of both kinds.
 *
 * @param passing those after which the other player moves
 * @param keeping those after which the same player moves again; null if the players always take turns
 */
record TurnMoves(StoredMoves passing, @Nullable StoredMoves keeping) {

    /** No moves yet between this many positions. */
    static TurnMoves of(int positions, boolean alternates) {
        return new TurnMoves(new StoredMoves(positions), alternates ? null : new StoredMoves(positions));
    }

    StoredMoves of(boolean again) {
        return again && keeping != null ? keeping : passing;
    }

    void allocate() {
        passing.allocate();
        if (keeping != null) {
            keeping.allocate();
        }
    }
}
