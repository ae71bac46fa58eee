package dev.foregone.tablebase.parts;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.cluster.Work;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A cluster within this JVM, as unreliable as a real one may be: all work and all results go through serialization,
 * partitions are worked on in any order, some work is done twice, and what fails with a file is tried again, and given up in
 * other words. It counts what it does, and can be made to fail.
 */
public final class UnreliableCluster implements Cluster {

    private final PackedRules<?, ?> rules;
    private final Random random;
    private int supersteps;
    private int workDone;
    private long bytesCarried;
    private int failAt = Integer.MAX_VALUE;
    private long localThreshold;

    public UnreliableCluster(PackedRules<?, ?> rules, long seed) {
        this.rules = rules;
        this.random = new Random(seed);
    }

    /** Lets the work with this number, counted from 0, fail before it begins, as if the driver had died. */
    public UnreliableCluster failAt(int work) {
        failAt = work;
        return this;
    }

    /** Leaves work on fewer positions to the machine that leads the build. */
    public UnreliableCluster localThreshold(long positions) {
        localThreshold = positions;
        return this;
    }

    @Override
    public long localThreshold() {
        return localThreshold;
    }

    public int supersteps() {
        return supersteps;
    }

    public int workDone() {
        return workDone;
    }

    public long bytesCarried() {
        return bytesCarried;
    }

    /** What the driver's death is here. */
    public static final class Died extends IOException {
        private static final long serialVersionUID = 1L;

        Died() {
            super("the driver has died");
        }
    }

    @Override
    public int parallelism() {
        return 2;
    }

    @Override
    public <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException {
        return exchange(List.of(), (theirs, partition, outbox) -> {}, partitions, new Alone<>(work));
    }

    private record Alone<R extends Serializable>(Work<R> work) implements Receiver<R> {
        @Override
        public R receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
            return work.run(rules, partition);
        }
    }

    @Override
    public <R extends Serializable> List<R> exchange(
            List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver) throws IOException {
        supersteps++;
        Map<Integer, List<Block>> sent = new HashMap<>();
        receivers.forEach(partition -> sent.put(partition, new ArrayList<>()));
        for (int partition : shuffled(senders)) {
            send(sender, partition, sent, true);
            if (random.nextInt(8) == 0) {
                send(sender, partition, sent, false);
            }
        }
        sent.values().forEach(blocks -> blocks.sort((one, other) -> Integer.compare(one.from(), other.from())));
        Map<Integer, R> results = new HashMap<>();
        for (int partition : shuffled(receivers)) {
            for (int times = random.nextInt(8) == 0 ? 2 : 1; times > 0; times--) {
                begin();
                Receiver<R> copy = copy(receiver);
                List<Block> blocks = copies(sent.get(partition));
                results.put(partition, copy(tried(() -> copy.receive(rules, partition, blocks))));
            }
        }
        return receivers.stream().map(results::get).toList();
    }

    private void send(Sender sender, int partition, Map<Integer, List<Block>> sent, boolean arrives)
            throws IOException {
        begin();
        Sender copy = copy(sender);
        tried(() -> {
            copy.send(rules, partition, (to, bytes) -> {
                if (!sent.containsKey(to)) {
                    throw new IllegalStateException(
                            "partition " + to + " does not receive, and " + partition + " sends to it");
                }
                if (arrives) {
                    bytesCarried += bytes.length;
                    sent.get(to).add(new Block(partition, bytes));
                }
            });
            return true;
        });
    }

    /** What a machine of the cluster does. */
    @FunctionalInterface
    private interface Task<R> {
        R run() throws IOException;
    }

    private static <R> R tried(Task<R> task) throws IOException {
        try {
            return task.run();
        } catch (IOException luck) {
            throw new IOException("the cluster gave up: " + luck);
        }
    }

    private void begin() throws IOException {
        if (workDone == failAt) {
            throw new Died();
        }
        workDone++;
    }

    private static List<Block> copies(List<Block> blocks) {
        return blocks.stream()
                .map(block -> new Block(block.from(), block.bytes().clone()))
                .toList();
    }

    private List<Integer> shuffled(List<Integer> partitions) {
        List<Integer> shuffled = new ArrayList<>(partitions);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Serializable> T copy(T original) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(original);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
