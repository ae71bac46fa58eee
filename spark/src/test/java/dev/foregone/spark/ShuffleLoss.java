package dev.foregone.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageCompleted;

/**
 * Deletes what has been shuffled, as a lost disk would, when a stage has just written it and the next has not read it
 * yet.
 */
final class ShuffleLoss extends SparkListener {

    private final int times;
    private int stages;
    private int deleted;

    ShuffleLoss(int times) {
        this.times = times;
    }

    synchronized int filesDeleted() {
        return deleted;
    }

    @Override
    public synchronized void onStageCompleted(SparkListenerStageCompleted completed) {
        boolean wrote =
                completed.stageInfo().taskMetrics().shuffleWriteMetrics().bytesWritten() > 0;
        if (wrote && stages++ < times) {
            try {
                deleteAll();
            } catch (IOException disk) {
                throw new UncheckedIOException(disk);
            }
        }
    }

    private void deleteAll() throws IOException {
        for (Path file : shuffled(Path.of(System.getProperty("java.io.tmpdir")))) {
            deleted += Files.deleteIfExists(file) ? 1 : 0;
        }
    }

    private static List<Path> shuffled(Path directory) throws IOException {
        try (Stream<Path> files = Files.find(
                directory,
                8,
                (path, attributes) -> path.getFileName().toString().matches("shuffle_.*\\.(data|index)"))) {
            return files.toList();
        }
    }
}
