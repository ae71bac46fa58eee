package dev.foregone.tablebase.cluster;

import dev.foregone.spi.PackedRules;
import java.io.IOException;
import java.io.Serializable;

/**
 * What is to be done with a partition by itself.
 *
 * @param <R> the type of the result
 */
@FunctionalInterface
public interface Work<R extends Serializable> extends Serializable {

    /**
     * Does it.
     *
     * @param rules the rules of the game
     * @param partition the partition's number
     * @return the result
     * @throws IOException if a file cannot be read or written; it may be tried again then
     */
    R run(PackedRules<?, ?> rules, int partition) throws IOException;
}
