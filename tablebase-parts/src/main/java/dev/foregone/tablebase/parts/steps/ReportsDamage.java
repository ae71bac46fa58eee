package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.file.DamagedFileException;
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
        return reported(() ->
                cluster.run(partitions, (rules, partition) -> reporting(() -> work.run(rules, partition))));
    }

    @Override
    public <R extends Serializable> List<R> exchange(
            List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver) throws IOException {
        Sender reportingSender = (rules, partition, outbox) -> reporting(() -> {
            sender.send(rules, partition, outbox);
            return true;
        });
        Receiver<R> reportingReceiver =
                (rules, partition, blocks) -> reporting(() -> receiver.receive(rules, partition, blocks));
        return reported(() -> cluster.exchange(senders, reportingSender, receivers, reportingReceiver));
    }
}
