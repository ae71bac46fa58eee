package dev.foregone.tablebase.cluster;

import dev.foregone.spi.PackedRules;
import java.io.IOException;
import java.io.Serializable;

/** What a partition sends to others in a superstep. */
@FunctionalInterface
public interface Sender extends Serializable {

    /**
     * Sends.
     *
     * @param rules the rules of the game
     * @param partition the number of the partition that sends
     * @param outbox takes the blocks
     * @throws IOException if a file cannot be read or written; it may be tried again then
     */
    void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException;
}
