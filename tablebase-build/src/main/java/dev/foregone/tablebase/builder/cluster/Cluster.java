package dev.foregone.tablebase.builder.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.util.List;

/**
 * Several machines that all see one directory. They hold the positions of a game in numbered partitions; a build
 * assigns them the work on each in turn (bulk-synchronous supersteps, L. Valiant, 1990).
 *
 * <p>Work is serialized with Java's serialization and may be run on any machine, more than once, even twice at the same
 * time: a machine may fail halfway. It returns the same result each time, and writes each file under a unique name
 * before renaming it. So an implementation may repeat any part of a superstep as often as it must.
 *
 * <p>An implementation knows which game and root it was made for, and passes to each work the packed rules of these,
 * made on the machine that runs it. Work that throws anything but an {@link IOException} would fail again: it should
 * not be repeated, and the exception is passed on to the caller.
 */
public interface Cluster {

    /** {@return about how many partitions can be worked on at once, 1 or more} */
    int parallelism();

    /**
     * The least amount of work worth sending off.
     *
     * @return a number of positions: work on fewer is done by the driver, the program that builds, in the calling
     *     thread; 0 to send off all work
     */
    default long localThreshold() {
        return 0;
    }

    /**
     * Runs work on partitions.
     *
     * @param <R> the type of the result for each partition
     * @param partitions their numbers, all different
     * @param work what to do with each
     * @return the results, in the order of {@code partitions}
     * @throws IOException if it could not be done despite repeated tries
     */
    <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException;

    /**
     * Runs a superstep: each sender sends blocks, then each receiver gets what was sent to it.
     *
     * @param <R> the type of the receivers' results
     * @param senders the numbers of the partitions that send, all different
     * @param sender what they send
     * @param receivers the numbers of the partitions that receive, all different; nothing is sent to others
     * @param receiver what is done with the blocks sent; also run where nothing was sent
     * @return the results, in the order of {@code receivers}
     * @throws IOException if it could not be done despite repeated tries
     */
    <R extends Serializable> List<R> exchange(
            List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver) throws IOException;
}
