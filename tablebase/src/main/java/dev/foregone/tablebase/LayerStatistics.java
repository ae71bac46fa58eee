package dev.foregone.tablebase;

import java.util.List;
import java.util.OptionalLong;

/**
 * The contents of one layer of a game whose every move leads one layer nearer to the end.
 *
 * @param maxPlies the most plies that can be left in any of its positions
 * @param positions how many positions it has
 * @param moves how many moves all its positions have together
 * @param soleBest how many of its positions have only one best move, if they were counted
 * @param counts how many positions have each outcome, in the order of {@link TablebaseStatistics#counts}
 */
public record LayerStatistics(
        int maxPlies, long positions, long moves, OptionalLong soleBest, List<OutcomeCount> counts) {

    /**
     * Copies the list.
     *
     * @param maxPlies the most plies that can be left in any of its positions
     * @param positions how many positions it has
     * @param moves how many moves all its positions have together
     * @param soleBest how many of its positions have only one best move, if they were counted
     * @param counts how many positions have each outcome
     */
    public LayerStatistics {
        counts = List.copyOf(counts);
    }
}
