package dev.foregone.tablebase.cluster;

import dev.foregone.spi.PackedRules;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;

/**
 * What a partition does in a superstep with what others have sent.
 *
 * @param <R> the type of the result
 */
@FunctionalInterface
public interface Receiver<R extends Serializable> extends Serializable {

    /**
     * Receives.
     *
     * @param rules the rules of the game
     * @param partition the number of the partition that receives
     * @param blocks all blocks for it, in ascending order of their senders, those of one sender in the order sent
     * @return the result
     * @throws IOException if a file cannot be read or written; it may be tried again then
     */
    R receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException;
}
