package dev.foregone.tablebase.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.util.List;

/**
 * Several machines, which all see one directory. They hold the positions of a game in numbered partitions; a build
 * gives them the work on each in turn (bulk-synchronous supersteps, L. Valiant, 1990).
 *
 * <p>Work is serialized with Java's serialization and may be run on any machine, more than once, and even twice at the
 * same time: a machine may fail after half of it. It returns the same each time, and what it writes is written under a
 * name of its own first and renamed then. So an implementation may repeat any part of a superstep as often as it must.
 *
 * <p>An implementation knows which game and which root it was made for, and gives each work the packed rules of these,
 * made on the machine that runs it. What work throws that is not an {@link IOException} will not be better the next
 * time: it should not be repeated, and is thrown again to the caller.
 */
public interface Cluster {

    /**
     * How much work is done at the same time.
     *
     * @return about how many partitions can be worked on at once, 1 or more
     */
    int parallelism();

    /**
     * How much work is not worth being sent off.
     *
     * @return positions; work on fewer is done by the driver, the program that builds, in the thread that called it; 0 if all work is to be sent off
     */
    default long localThreshold() {
        return 0;
    }

    /**
     * Runs work on partitions.
     *
     * @param <R> the type of the result for each partition
     * @param partitions numbers, none of them twice
     * @param work what to do with each
     * @return the results, in the order of {@code partitions}
     * @throws IOException if it could not be done, however often it was tried
     */
    <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException;

    /**
     * Runs a superstep: each sender sends blocks, then each receiver gets what was sent to it.
     *
     * @param <R> the type of the receivers' results
     * @param senders numbers of the partitions that send, none of them twice
     * @param sender what they send
     * @param receivers numbers of the partitions that receive, none of them twice; nothing is sent to others
     * @param receiver what is done with what was sent; it is run where nothing was sent, too
     * @return the results, in the order of {@code receivers}
     * @throws IOException if it could not be done, however often it was tried
     */
    <R extends Serializable> List<R> exchange(
            List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver) throws IOException;
}
