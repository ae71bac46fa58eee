package dev.foregone.tablebase.builder.cluster;

/** Takes the blocks that a partition sends. */
@FunctionalInterface
public interface Outbox {

    /**
     * Sends a block.
     *
     * @param to the number of a partition that receives
     * @param bytes the block: some megabytes at most; it belongs to the outbox from now on
     */
    void put(int to, byte[] bytes);
}
