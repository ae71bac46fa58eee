package dev.foregone.tablebase;

import java.util.List;
import java.util.OptionalLong;

/**
 * The contents of one layer of a game whose every move leads one layer nearer to the end, or of one tier of all positions.
 *
 * @param number the most plies that can be left in any position of a layer; or which tier it is, counted from the lowest, 0
 * @param positions how many positions it has
 * @param moves how many moves all its positions have together
 * @param soleBest how many of its positions have only one best move, if they were counted
 * @param counts how many positions have each outcome, in the order of {@link TablebaseStatistics#counts}
 */
public record LayerStatistics(
        int number, long positions, long moves, OptionalLong soleBest, List<OutcomeCount> counts) {

    /**
     * Copies the list.
     *
     * @param number which layer or tier it is
     * @param positions how many positions it has
     * @param moves how many moves they have together
     * @param soleBest how many of them have only one best move
     * @param counts how many have each outcome
     */
    public LayerStatistics {
        counts = List.copyOf(counts);
    }
}
