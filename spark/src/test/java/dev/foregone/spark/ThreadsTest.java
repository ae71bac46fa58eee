package dev.foregone.spark;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Spark with two threads builds what one machine builds")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
class ThreadsTest {

    private SparkSession session;

    @BeforeAll
    void open() {
        session = Sessions.threads();
    }

    @AfterAll
    void close() throws IOException {
        session.close();
    }

    @ParameterizedTest(name = "{0} {1}, symmetry {2}, {3} partitions")
    @CsvSource({
        "connectfour, 4x4:-, true, 1",
        "connectfour, 4x4:-, false, 7",
        "connectfour, 4x5:-, true, 3",
        "dodgem, 3x3, true, 1",
        "dodgem, 4x4, true, 5",
        "tictactoe, '', true, 3",
        "tictactoe, '', false, 1"
    })
    void same(String game, String root, boolean symmetry, int partitions, @TempDir Path directory) throws IOException {
        Expected.of(game, root, symmetry, directory).check(session, directory.resolve("spark.tb"), partitions);
    }

    @ParameterizedTest(name = "fewer than {0} positions")
    @DisplayName("and so it does when small layers are worked on by the driver")
    @ValueSource(strings = {"100", "4096"})
    void localThreshold(String positions, @TempDir Path directory) throws IOException {
        String before = session.sparkContext().conf().get(SparkCluster.LOCAL_THRESHOLD);
        session.sparkContext().conf().set(SparkCluster.LOCAL_THRESHOLD, positions);
        try {
            same("connectfour", "4x4:-", true, 3, directory);
        } finally {
            session.sparkContext().conf().set(SparkCluster.LOCAL_THRESHOLD, before);
        }
    }
}
