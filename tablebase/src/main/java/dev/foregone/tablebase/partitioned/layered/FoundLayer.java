package dev.foregone.tablebase.partitioned.layered;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A layer whose positions have been found.
 *
 * @param number the plies left at most
 * @param sizes how many positions each partition has
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record FoundLayer(int number, int[] sizes) {

    /** A layer without positions. */
    static FoundLayer empty(int number) {
        return new FoundLayer(number, new int[0]);
    }

    /** How many positions there are. */
    long positions() {
        return IntStream.of(sizes).asLongStream().sum();
    }

    /** The partitions that have positions. */
    List<Integer> partitions() {
        return IntStream.range(0, sizes.length)
                .filter(partition -> sizes[partition] > 0)
                .boxed()
                .toList();
    }
}
