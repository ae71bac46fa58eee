package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.positions.KeySet;
import java.io.Serializable;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The partition that each position belongs to: a hash of its key, so that all are of much the same size.
 *
 * @param partitions how many there are
 */
record Owners(int partitions) implements Serializable {

    /** The partition of a key. */
    int of(long key) {
        return (int) (((KeySet.mixed(key) >>> Integer.SIZE) * partitions) >>> Integer.SIZE);
    }

    /** The numbers of all partitions. */
    List<Integer> all() {
        return IntStream.range(0, partitions).boxed().toList();
    }
}
