package dev.foregone.tablebase.builder.cluster;

import dev.foregone.spi.PackedRules;
import java.io.IOException;
import java.io.Serializable;

/** The work of a partition in a superstep that sends blocks to others. */
@FunctionalInterface
public interface Sender extends Serializable {

    /**
     * Sends the blocks.
     *
     * @param rules the rules of the game
     * @param partition the number of the partition that sends
     * @param outbox takes the blocks
     * @throws IOException if a file cannot be read or written; the work may then be tried again
     */
    void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException;
}
