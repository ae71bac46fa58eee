package dev.foregone.spark;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.cluster.Work;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.Partitioner;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import scala.Tuple2;

/**
 * A cluster of Apache Spark. Each partition is a task; blocks go through Spark's shuffle, each as one row, so that
 * Spark's overhead for a row is small compared with its contents. Spark redoes the work of a lost machine.
 */
final class SparkCluster implements Cluster {

    /** A setting of Spark: layers with fewer positions are worked on by the driver. */
    static final String LOCAL_THRESHOLD = "spark.foregone.localThreshold";

    /** One thread takes a third of a second for them, about as long as a cluster to hand out tasks in three stages. */
    private static final long DEFAULT_LOCAL_THRESHOLD = 1 << 20;

    private final JavaSparkContext context;
    private final RulesSource source;
    private final long localThreshold;

    /**
     * A cluster.
     *
     * @throws IllegalStateException if the session has been stopped
     */
    SparkCluster(SparkSession session, RulesSource source) {
        if (session.sparkContext().isStopped()) {
            throw new IllegalStateException("the session of Spark has been stopped\n  give one that is open");
        }
        this.context = JavaSparkContext.fromSparkContext(session.sparkContext());
        this.source = source;
        this.localThreshold = session.sparkContext().conf().getLong(LOCAL_THRESHOLD, DEFAULT_LOCAL_THRESHOLD);
    }

    @Override
    public int parallelism() {
        return Math.max(1, context.defaultParallelism());
    }

    @Override
    public long localThreshold() {
        return localThreshold;
    }

    @Override
    public <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException {
        if (partitions.isEmpty()) {
            return List.of();
        }
        RulesSource rules = source;
        return collected(tasks(partitions).map(partition -> Result.of(() -> work.run(rules.rules(), partition))));
    }

    @Override
    public <R extends Serializable> List<R> exchange(
            List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver) throws IOException {
        if (receivers.isEmpty()) {
            return List.of();
        }
        if (senders.isEmpty()) {
            return run(receivers, (rules, partition) -> receiver.receive(rules, partition, List.of()));
        }
        RulesSource rules = source;
        List<Integer> numbers = new ArrayList<>(receivers);
        JavaRDD<Result<R>> received = tasks(senders)
                .flatMapToPair(partition -> sent(rules, sender, partition, numbers))
                .partitionBy(new ByReceiver(numbers))
                .mapPartitionsWithIndex(
                        (index, parcels) -> List.of(received(rules, receiver, numbers.get(index), parcels))
                                .iterator(),
                        true);
        return collected(received);
    }

    private JavaRDD<Integer> tasks(List<Integer> partitions) throws IOException {
        if (context.sc().isStopped()) {
            throw new IOException("Spark gave up: its session was stopped"
                    + "\n  build again in another, and it resumes from its last finished step");
        }
        return context.parallelize(new ArrayList<>(partitions), partitions.size());
    }

    /** The blocks of a partition; its fault goes to all receivers, so that none works on a part of its input. */
    private static Iterator<Tuple2<Integer, Parcel>> sent(
            RulesSource rules, Sender sender, int partition, List<Integer> receivers) throws Exception {
        List<Tuple2<Integer, Parcel>> sent = new ArrayList<>();
        Result<Boolean> result = Result.of(() -> {
            sender.send(
                    rules.rules(),
                    partition,
                    (to, bytes) -> sent.add(new Tuple2<>(to, new Parcel(partition, sent.size(), bytes, null))));
            return true;
        });
        if (result.fault() == null) {
            return sent.iterator();
        }
        Parcel fault = new Parcel(partition, 0, new byte[0], result.fault());
        return receivers.stream().map(to -> new Tuple2<>(to, fault)).iterator();
    }

    private static <R extends Serializable> Result<R> received(
            RulesSource rules, Receiver<R> receiver, int partition, Iterator<Tuple2<Integer, Parcel>> parcels)
            throws Exception {
        List<Parcel> all = new ArrayList<>();
        while (parcels.hasNext()) {
            Parcel parcel = parcels.next()._2();
            if (parcel.fault() != null) {
                return new Result<>(null, parcel.fault());
            }
            all.add(parcel);
        }
        all.sort(Parcel.ORDER);
        List<Block> blocks = all.stream().map(Parcel::block).toList();
        return Result.of(() -> receiver.receive(rules.rules(), partition, blocks));
    }

    private static <R extends Serializable> List<R> collected(JavaRDD<Result<R>> results) throws IOException {
        return Job.of(results).stream().map(Result::get).toList();
    }

    /** Sends parcels for a partition to the task with the index of that partition. */
    private static final class ByReceiver extends Partitioner {

        private static final long serialVersionUID = 1L;

        private final HashMap<Integer, Integer> indexes = new HashMap<>();

        ByReceiver(List<Integer> receivers) {
            receivers.forEach(receiver -> indexes.put(receiver, indexes.size()));
        }

        @Override
        public int numPartitions() {
            return indexes.size();
        }

        @Override
        public int getPartition(Object receiver) {
            Integer index = indexes.get(receiver);
            if (index == null) {
                throw new IllegalArgumentException("partition " + receiver + " receives nothing, only " + indexes);
            }
            return index;
        }
    }
}
