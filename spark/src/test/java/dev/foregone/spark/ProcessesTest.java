package dev.foregone.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.builder.report.BuildListener;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Spark with two processes builds what one machine builds")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
class ProcessesTest {

    private SparkSession session;

    @BeforeAll
    void open() {
        session = Sessions.processes();
    }

    @AfterAll
    void close() throws IOException {
        session.close();
    }

    @ParameterizedTest(name = "{0} {1}, symmetry {2}, {3} partitions")
    @CsvSource({"connectfour, 4x4:-, true, 5", "dodgem, 3x3, true, 4", "tictactoe, '', true, 2"})
    void same(String game, String root, boolean symmetry, int partitions, @TempDir Path directory) throws IOException {
        Expected.of(game, root, symmetry, directory).check(session, directory.resolve("spark.tb"), partitions);
    }

    @ParameterizedTest(name = "{0} {1}, {2} times")
    @DisplayName("though executors are killed while they work")
    @CsvSource({"connectfour, 4x4:-, 2", "dodgem, 4x4, 1"})
    void killed(String game, String root, int times, @TempDir Path directory) throws IOException {
        Killer killer = new Killer(times);
        Expected.of(game, root, true, directory).check(session, directory.resolve("spark.tb"), 4, killer);

        assertThat(killer.killed.get()).isEqualTo(times);
    }

    @Test
    @DisplayName("though shuffle files are lost")
    void lostShuffle(@TempDir Path directory) throws IOException {
        ShuffleLoss loss = new ShuffleLoss(2);
        session.sparkContext().addSparkListener(loss);
        try {
            Expected.of("connectfour", "4x4:-", true, directory).check(session, directory.resolve("spark.tb"), 3);
        } finally {
            session.sparkContext().removeSparkListener(loss);
        }

        assertThat(loss.filesDeleted()).isPositive();
    }

    /** Kills executors in the middle of a superstep, some milliseconds after the build has said where it is. */
    private static final class Killer implements BuildListener {
        private static final int EVERY = 7;

        private final int times;
        private final AtomicInteger killed = new AtomicInteger();
        private int reports;

        Killer(int times) {
            this.times = times;
        }

        @Override
        public void progressed(Stage stage, double fraction, long positions) {
            if (++reports % EVERY == 0 && killed.get() < times) {
                LocalProcesses.anyExecutor()
                        .filter(ProcessHandle::destroyForcibly)
                        .ifPresent(dead -> killed.incrementAndGet());
            }
        }
    }
}
