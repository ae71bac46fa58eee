package dev.foregone.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.builder.report.BuildListener;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A build whose driver was killed")
@Tag("slow")
class RestartTest {

    /** A driver that kills itself. */
    static final class DriverContext {

        private DriverContext() {}

        /** Builds Connect Four 4x4 until a fraction of it is done. */
        public static void main(String[] arguments) throws IOException {
            double end = Double.parseDouble(arguments[1]);
            BuildListener killer = (stage, fraction, positions) -> {
                if (fraction >= end) {
                    Runtime.getRuntime().halt(7);
                }
            };
            Path directory = Path.of(arguments[0]);
            try (SparkSession session = Sessions.threads()) {
                Expected.of("connectfour", "4x4:-", true, Files.createDirectory(directory.resolve("first")))
                        .check(session, directory.resolve("spark.tb"), 3, killer);
            }
        }
    }

    @ParameterizedTest(name = "when {0} of it was done")
    @DisplayName("ends in the same answer, with another number of partitions, and does not do again what was finished")
    @CsvSource("0.5")
    void goesOn(double end, @TempDir Path directory) throws Exception {
        Process driver = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-D" + SparkCluster.LOCAL_THRESHOLD + "=0",
                        "-cp",
                        System.getProperty("java.class.path"),
                        DriverContext.class.getName(),
                        directory.toString(),
                        Double.toString(end)))
                .redirectErrorStream(true)
                .redirectOutput(new File(directory.toFile(), "driver.log"))
                .start();
        assertThat(driver.waitFor(3, TimeUnit.MINUTES)).isTrue();
        assertThat(driver.exitValue()).isEqualTo(7);
        assertThat(directory.resolve("spark.tb")).doesNotExist();

        Tasks tasks = new Tasks();
        try (SparkSession session = Sessions.threads()) {
            Expected<?, ?> expected = Expected.of("connectfour", "4x4:-", true, directory);
            session.sparkContext().addSparkListener(tasks);
            expected.check(session, directory.resolve("spark.tb"), 5);
            int rest = tasks.count.getAndSet(0);
            expected.check(session, directory.resolve("whole.tb"), 5);
            assertThat(rest).isLessThan((int) (tasks.count.get() * (1.3 - end)));
        }
    }

    /** Counts tasks. */
    private static final class Tasks extends SparkListener {
        private final AtomicInteger count = new AtomicInteger();

        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            count.incrementAndGet();
        }
    }
}
