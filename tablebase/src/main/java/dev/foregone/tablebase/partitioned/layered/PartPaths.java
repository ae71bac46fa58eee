package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.tablebase.file.TablebaseParts;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.stream.IntStream;

/**
 * The paths of the tablebase's parts. A partition without keys has no part; the others' parts are numbered
 * consecutively.
 *
 * @param file the tablebase, by the name that all machines know it by
 * @param sizes how many keys each partition has
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record PartPaths(String file, int[] sizes) implements Serializable {

    /** The number of a partition's part. */
    int number(int partition) {
        if (sizes[partition] == 0) {
            throw new IllegalArgumentException("partition " + partition + " has no keys, and no part");
        }
        return (int) IntStream.range(0, partition)
                .filter(before -> sizes[before] > 0)
                .count();
    }

    /** The part of a partition. */
    Path path(int layer, int partition) {
        return TablebaseParts.path(Path.of(file), layer, number(partition));
    }
}
