package dev.foregone.tablebase.partitioned;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.cluster.Cluster;
import dev.foregone.tablebase.cluster.Outbox;
import dev.foregone.tablebase.cluster.Receiver;
import dev.foregone.tablebase.cluster.Sender;
import dev.foregone.tablebase.cluster.Work;
import dev.foregone.tablebase.storage.DamagedFileException;
import dev.foregone.tablebase.threads.FileWork;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.List;

/**
 * A cluster whose work reports a damaged or missing file at once. Other failures of files may be bad luck, and a
 * cluster retries them; of damage it would report only in the end that it has given up.
 *
 * @param cluster what does the work
 */
public record ReportsDamage(Cluster cluster) implements Cluster {

    /** Runs on any machine: unchecked exceptions are not retried. */
    private static <R> R reporting(FileWork<R> work) throws IOException {
        try {
            return work.run();
        } catch (DamagedFileException | NoSuchFileException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    /** Runs in the driver. */
    private static <R> R reported(FileWork<R> superstep) throws IOException {
        try {
            return superstep.run();
        } catch (UncheckedIOException thrown) {
            IOException cause = thrown.getCause();
            if (cause instanceof DamagedFileException || cause instanceof NoSuchFileException) {
                throw cause;
            }
            throw thrown; // a game's own
        }
    }

    @Override
    public int parallelism() {
        return cluster.parallelism();
    }

    @Override
    public long localThreshold() {
        return cluster.localThreshold();
    }

    @Override
    public <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException {
        return reported(() -> cluster.run(partitions, new ReportingWork<>(work)));
    }

    @Override
    public <R extends Serializable> List<R> exchange(
            List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver) throws IOException {
        return reported(() ->
                cluster.exchange(senders, new ReportingSender(sender), receivers, new ReportingReceiver<>(receiver)));
    }

    private record ReportingWork<R extends Serializable>(Work<R> work) implements Work<R> {

        @Override
        public R run(PackedRules<?, ?> rules, int partition) throws IOException {
            return reporting(() -> work.run(rules, partition));
        }
    }

    private record ReportingSender(Sender sender) implements Sender {

        @Override
        public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
            reporting(() -> {
                sender.send(rules, partition, outbox);
                return true;
            });
        }
    }

    private record ReportingReceiver<R extends Serializable>(Receiver<R> receiver) implements Receiver<R> {

        @Override
        public R receive(PackedRules<?, ?> rules, int partition, List<Block> blocks) throws IOException {
            return reporting(() -> receiver.receive(rules, partition, blocks));
        }
    }
}
