package dev.foregone.spark;

import com.sun.management.OperatingSystemMXBean;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.SparkConf;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.apache.spark.sql.SparkSession;

/**
 * What a build costs: {@code ClusterCost local|threads|processes1|processes2 GAME ROOT WARM-UP PARTITIONS}. The warm-up
 * is a smaller root, built twice before, so that compiling counts less; without symmetry.
 */
final class ClusterCost {

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private ClusterCost() {}

    public static void main(String[] arguments) throws IOException {
        measure(
                arguments[0],
                Games.load().get(arguments[1]),
                arguments[2],
                arguments[3],
                Integer.parseInt(arguments[4]));
    }

    private static <S extends GameState<S, M>, M extends Move> void measure(
            String where, Game<S, M> game, String root, String warmUp, int partitions) throws IOException {
        Path directory = Files.createTempDirectory("cluster-cost");
        if (where.equals("local")) {
            for (int i = 0; i < 2; i++) {
                local(game, warmUp, directory.resolve("warm-up-" + i));
            }
            report(where, () -> local(game, root, directory.resolve("measured")));
            return;
        }
        try (SparkSession session = session(where)) {
            Shuffled shuffled = new Shuffled();
            session.sparkContext().setLogLevel("ERROR");
            session.sparkContext().addSparkListener(shuffled);
            SparkConf settings = session.sparkContext().conf();
            String localThreshold = settings.get(SparkCluster.LOCAL_THRESHOLD, null);
            settings.set(SparkCluster.LOCAL_THRESHOLD, "0"); // so that Spark's own code is compiled as well
            for (int i = 0; i < 2; i++) {
                spark(session, game, warmUp, partitions, directory.resolve("warm-up-" + i));
            }
            if (localThreshold == null) {
                settings.remove(SparkCluster.LOCAL_THRESHOLD);
            } else {
                settings.set(SparkCluster.LOCAL_THRESHOLD, localThreshold);
            }
            shuffled.clear();
            long positions = report(where, () -> spark(session, game, root, partitions, directory.resolve("measured")));
            System.out.printf(
                    "%,d bytes shuffled, %.2f a position, in %d stages with %d tasks%n",
                    shuffled.bytes.get(),
                    (double) shuffled.bytes.get() / positions,
                    shuffled.stages.get(),
                    shuffled.tasks.get());
        }
    }

    private static SparkSession session(String where) {
        return switch (where) {
            case "threads" -> Sessions.threads();
            case "processes1" -> LocalProcesses.session(1);
            default -> LocalProcesses.session(2);
        };
    }

    private static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> local(
            Game<S, M> game, String root, Path file) throws IOException {
        return TablebaseBuilder.of(game, game.parse(root))
                .symmetry(false)
                .threads(2)
                .build(file);
    }

    private static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> spark(
            SparkSession session, Game<S, M> game, String root, int partitions, Path file) throws IOException {
        return TablebaseBuilder.of(game, game.parse(root))
                .cluster(SparkTablebases.cluster(session, game, game.parse(root)))
                .symmetry(false)
                .partitions(partitions)
                .build(file);
    }

    /** What is measured. */
    @FunctionalInterface
    private interface Build {
        Tablebase<?, ?> run() throws IOException;
    }

    private static long report(String where, Build build) throws IOException {
        long processor = SYSTEM.getProcessCpuTime();
        long clock = System.nanoTime();
        Tablebase<?, ?> tablebase = build.run();
        double seconds = (System.nanoTime() - clock) / 1e9;
        double processorSeconds = (SYSTEM.getProcessCpuTime() - processor) / 1e9;
        System.out.printf(
                "%s: %,d positions, %.1f s by the clock, %.1f s of this process, %,d bytes%n",
                where,
                tablebase.size(),
                seconds,
                processorSeconds,
                tablebase.statistics().fileBytes());
        return tablebase.size();
    }

    /** Counts what is shuffled. */
    private static final class Shuffled extends SparkListener {
        private final AtomicLong bytes = new AtomicLong();
        private final AtomicLong stages = new AtomicLong();
        private final AtomicLong tasks = new AtomicLong();

        void clear() {
            bytes.set(0);
            stages.set(0);
            tasks.set(0);
        }

        @Override
        public void onStageCompleted(SparkListenerStageCompleted completed) {
            bytes.addAndGet(
                    completed.stageInfo().taskMetrics().shuffleWriteMetrics().bytesWritten());
            stages.incrementAndGet();
            tasks.addAndGet(completed.stageInfo().numTasks());
        }
    }
}
