package dev.foregone.tablebase.parts.steps;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * This machine, as a cluster: its threads work on partitions, nothing is serialized, and blocks wait in memory or, when they are
 * many, on disk.
 *
 * @param rules the rules of the game
 * @param workers the threads
 * @param files where blocks wait
 */
public record LocalCluster(PackedRules<?, ?> rules, Workers workers, StepFiles files) implements Cluster {

    @Override
    public int parallelism() {
        return workers.threads();
    }

    @Override
    public <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException {
        List<R> results = new ArrayList<>(Collections.nCopies(partitions.size(), null));
        workers.run(partitions.size(), (task, worker) -> {
            R result = work.run(rules, partitions.get(task));
            synchronized (results) {
                results.set(task, result);
            }
        });
        return results;
    }

    @Override
    public <R extends Serializable> List<R> exchange(
            List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver) throws IOException {
        try (BlockSpool spool = new BlockSpool(files, Set.copyOf(receivers), BlockSpool.MOST_HELD)) {
            workers.run(senders.size(), (task, worker) -> {
                int from = senders.get(task);
                spool.send(from, outbox -> sender.send(rules, from, outbox));
            });
            return run(receivers, (theirs, partition) -> {
                List<Block> blocks = spool.blocks(partition);
                return BlockSpool.reading(() -> receiver.receive(theirs, partition, blocks));
            });
        }
    }
}
