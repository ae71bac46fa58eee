package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.tablebase.file.TablebaseParts;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.TreeMap;

/**
 * The paths of the tablebase's parts. A partition without keys has no part; the others' parts are numbered
 * consecutively.
 */
final class PartPaths implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String file;
    private final TreeMap<Integer, Integer> numbers = new TreeMap<>();

    /**
     * The parts of a layer.
     *
     * @param file the tablebase
     * @param sizes how many keys each partition has
     */
    PartPaths(Path file, int[] sizes) {
        this.file = file.toAbsolutePath().toString();
        for (int partition = 0; partition < sizes.length; partition++) {
            if (sizes[partition] > 0) {
                numbers.put(partition, numbers.size());
            }
        }
    }

    /** The number of a partition's part. */
    int number(int partition) {
        Integer number = numbers.get(partition);
        if (number == null) {
            throw new IllegalArgumentException("partition " + partition + " has no part, only these have: " + numbers);
        }
        return number;
    }

    /** The part of a partition. */
    Path path(int layer, int partition) {
        return TablebaseParts.path(Path.of(file), layer, number(partition));
    }
}
