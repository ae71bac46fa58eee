package dev.foregone.tablebase.partitioned;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.cluster.Receiver;
import dev.foregone.tablebase.cluster.Sender;
import dev.foregone.tablebase.cluster.Work;
import dev.foregone.tablebase.work.DamagedFileException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Runs supersteps. Partitions that an earlier driver had finished in one are not worked on again.
 *
 * @param cluster where
 */
public record Supersteps(Cluster cluster) {

    /** What sends to some partitions alone. */
    @FunctionalInterface
    public interface Senders {

        /** A sender. */
        Sender to(BitSet receivers);
    }

    /** What does the work on partitions. */
    @FunctionalInterface
    private interface Action<R extends Serializable> {
        List<R> run(List<Integer> partitions) throws IOException;
    }

    /** Runs work on partitions; what came of it is in their order. */
    public <R extends Serializable, W extends Work<R> & Resumable<R>> List<R> run(List<Integer> partitions, W work)
            throws IOException {
        return complete(partitions, work, missing -> cluster.run(missing, work));
    }

    /** Runs a superstep; what came of it is in the order of the receivers. */
    public <R extends Serializable, W extends Receiver<R> & Resumable<R>> List<R> exchange(
            List<Integer> senders, Senders sender, List<Integer> receivers, W receiver) throws IOException {
        return complete(
                receivers, receiver, missing -> cluster.exchange(senders, sender.to(set(missing)), missing, receiver));
    }

    private static BitSet set(List<Integer> partitions) {
        BitSet set = new BitSet();
        partitions.forEach(set::set);
        return set;
    }

    private <R extends Serializable> List<R> complete(List<Integer> partitions, Resumable<R> step, Action<R> action)
            throws IOException {
        Map<Integer, R> results = found(partitions, step);
        List<Integer> missing = partitions.stream()
                .filter(partition -> !results.containsKey(partition))
                .toList();
        if (!missing.isEmpty()) {
            List<R> done = action.run(missing);
            for (int i = 0; i < missing.size(); i++) {
                results.put(missing.get(i), done.get(i));
            }
        }
        return partitions.stream().map(results::get).toList();
    }

    /** What came of those partitions of which everything is as it was written. */
    public <R extends Serializable> Map<Integer, R> found(List<Integer> partitions, Resumable<R> step)
            throws IOException {
        Map<Integer, R> results = new HashMap<>();
        List<Integer> there = marked(partitions, step);
        if (!there.isEmpty()) {
            List<Found<R>> found = cluster.run(there, new Find<>(step));
            for (int i = 0; i < there.size(); i++) {
                R result = found.get(i).result();
                if (result != null) {
                    results.put(there.get(i), result);
                }
            }
        }
        return results;
    }

    /** Most supersteps have not been begun: then their directory is missing, which takes one look for all. */
    private static List<Integer> marked(List<Integer> partitions, Resumable<?> step) {
        Path directory =
                partitions.isEmpty() ? null : step.marker(partitions.get(0)).getParent();
        if (directory == null || !Files.exists(directory)) {
            return List.of();
        }
        return partitions.stream()
                .filter(partition -> Files.exists(step.marker(partition)))
                .toList();
    }

    /** What came of a partition; null if it must be worked on again. */
    private record Found<R extends Serializable>(@Nullable R result) implements Serializable {}

    /** Looks at what a partition has written in a superstep that was not finished. */
    private record Find<R extends Serializable>(Resumable<R> step) implements Work<Found<R>> {

        @Override
        public Found<R> run(PackedRules<?, ?> rules, int partition) throws IOException {
            try {
                return new Found<>(step.found(partition));
            } catch (DamagedFileException | NoSuchFileException damaged) {
                return new Found<>(null);
            }
        }
    }
}
