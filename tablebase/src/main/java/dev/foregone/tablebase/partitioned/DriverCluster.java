package dev.foregone.tablebase.partitioned;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.cluster.Receiver;
import dev.foregone.tablebase.cluster.Sender;
import dev.foregone.tablebase.cluster.Work;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The driver alone, as a cluster: in the calling thread, one partition after the other, and nothing is serialized.
 *
 * @param rules the rules of the game
 */
public record DriverCluster(PackedRules<?, ?> rules) implements Cluster {

    @Override
    public int parallelism() {
        return 1;
    }

    @Override
    public <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException {
        List<R> results = new ArrayList<>();
        for (int partition : partitions) {
            results.add(work.run(rules, partition));
        }
        return results;
    }

    @Override
    public <R extends Serializable> List<R> exchange(
            List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver) throws IOException {
        Map<Integer, List<Block>> sent = new HashMap<>();
        receivers.forEach(to -> sent.put(to, new ArrayList<>()));
        for (int from : senders.stream().sorted().toList()) {
            sender.send(rules, from, (to, bytes) -> blocks(sent, to).add(new Block(from, bytes)));
        }
        return run(receivers, (theirs, partition) -> receiver.receive(theirs, partition, blocks(sent, partition)));
    }

    private static List<Block> blocks(Map<Integer, List<Block>> sent, int to) {
        List<Block> blocks = sent.get(to);
        if (blocks == null) {
            throw new IllegalArgumentException("partition " + to + " receives nothing, only " + sent.keySet());
        }
        return blocks;
    }
}
