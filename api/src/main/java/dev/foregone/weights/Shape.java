package dev.foregone.weights;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Arrays;
import java.util.List;

/**
 * The same few cells at many places of a board, such as all its squares of 2 x 2. Immutable.
 *
 * @param placements the cells at each place, in the same order
 * @param ownWeights whether what stands there has weights for each place, besides those that all places share
 */
@Stability(Level.EXPERIMENTAL)
public record Shape(List<int[]> placements, boolean ownWeights) {

    /**
     * Copies the list.
     *
     * @param placements the cells at each place, in the same order
     * @param ownWeights whether what stands there has weights for each place
     * @throws IllegalArgumentException if there is no place, or they differ in size
     */
    public Shape {
        placements = placements.stream().map(int[]::clone).toList();
        if (placements.isEmpty()
                || placements.stream()
                                .mapToInt(cells -> cells.length)
                                .distinct()
                                .count()
                        != 1) {
            throw new IllegalArgumentException("a shape has one place or more, all of one size");
        }
    }

    /** {@return how many cells it has at each place} */
    public int size() {
        return placements.get(0).length;
    }

    @Override
    public String toString() {
        return size() + " cells at " + placements.size() + " places, as " + Arrays.toString(placements.get(0));
    }
}
