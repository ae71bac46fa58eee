package dev.foregone.tablebase.builder.cluster;

import dev.foregone.spi.PackedRules;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;

/**
 * The work of a partition in a superstep on the blocks that others have sent.
 *
 * @param <R> the type of the result
 */
@FunctionalInterface
public interface Receiver<R extends Serializable> extends Serializable {

    /**
     * Receives the blocks.
     *
     * @param rules the rules of the game
     * @param partition the number of the partition that receives
     * @param blocks all blocks for it, in ascending order of their senders, those of one sender in the order sent
     * @return the result
     * @throws IOException if a file cannot be read or written; the work may then be tried again
     */
    R receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException;
}
