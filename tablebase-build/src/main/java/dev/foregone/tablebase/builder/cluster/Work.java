package dev.foregone.tablebase.builder.cluster;

import dev.foregone.spi.PackedRules;
import java.io.IOException;
import java.io.Serializable;

/**
 * Work on one partition by itself.
 *
 * @param <R> the type of the result
 */
@FunctionalInterface
public interface Work<R extends Serializable> extends Serializable {

    /**
     * Does the work.
     *
     * @param rules the rules of the game
     * @param partition the partition's number
     * @return the result
     * @throws IOException if a file cannot be read or written; the work may then be tried again
     */
    R run(PackedRules<?, ?> rules, int partition) throws IOException;
}
