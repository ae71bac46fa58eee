package dev.foregone.tablebase;

import dev.foregone.api.GameValue;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is in a tablebase, as counted when it was built. With symmetry, positions are counted up to symmetry, and moves and
 * best moves are those of the positions that stand for the others.
 *
 * @param game the game's id
 * @param root the position from which all others are reached, in notation
 * @param symmetry whether one position stands for all that are equivalent; false if the rules know of no equivalent ones
 * @param positions how many positions there are, finished ones included
 * @param counts how many positions have each outcome that is met: wins, then draws, then losses, each by plies, the endless
 *     draw as the last of the draws
 * @param moves of all positions together
 * @param soleBest how many positions have only one best move, if they were counted: they are where there are layers
 * @param layers from the root's on; empty where there are no layers
 * @param fileBytes bytes of the file; of a tablebase in parts, of all its files together
 */
public record TablebaseStatistics(
        String game,
        String root,
        boolean symmetry,
        long positions,
        List<OutcomeCount> counts,
        long moves,
        OptionalLong soleBest,
        List<LayerStatistics> layers,
        long fileBytes) {

    /** Wins first, then draws, then losses, each by plies. */
    static final Comparator<OutcomeCount> ORDER = Comparator.comparing(
                    (OutcomeCount count) -> count.outcome().value())
            .reversed()
            .thenComparingInt(count -> count.outcome().plies());

    /**
     * Copies the lists.
     *
     * @param game the game's id
     * @param root the position from which all others are reached, in notation
     * @param symmetry whether one position stands for all that are equivalent; false if the rules know of no equivalent ones
     * @param positions how many positions there are, finished ones included
     * @param counts how many positions have each outcome that is met
     * @param moves of all positions together
     * @param soleBest how many positions have only one best move, if they were counted
     * @param layers from the root's on; empty where there are no layers
     * @param fileBytes bytes of the file; of a tablebase in parts, of all its files together
     */
    public TablebaseStatistics {
        counts = List.copyOf(counts);
        layers = List.copyOf(layers);
    }

    /**
     * How many positions have a value, in any number of plies, the endless draw included.
     *
     * @param value for the player to move
     * @return how many
     */
    public long positions(GameValue value) {
        return counts.stream()
                .filter(count -> count.outcome().value() == value)
                .mapToLong(OutcomeCount::positions)
                .sum();
    }

    /**
     * The outcome of a value that is farthest from the end, with one position that has it; the endless draw is left out.
     *
     * @param value for the player to move
     * @return the longest, or empty if no position that ends has the value
     */
    public Optional<OutcomeCount> longest(GameValue value) {
        return counts.stream()
                .filter(count ->
                        count.outcome().value() == value && !count.outcome().isEndless())
                .reduce((shorter, longer) -> longer);
    }
}
