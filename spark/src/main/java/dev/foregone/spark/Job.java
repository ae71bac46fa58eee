package dev.foregone.spark;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;

/** Runs a job on Spark and waits for it. Exceptions of Spark itself are not blamed on a game. */
final class Job {

    /** Whether tasks of a cancelled job are interrupted; Spark offers no public constant for the name. */
    private static final String INTERRUPT = "spark.job.interruptOnCancel";

    private Job() {}

    /**
     * The rows of a data set. If the caller is interrupted, so are the tasks.
     *
     * @throws ClosedByInterruptException if the caller was interrupted
     * @throws IOException if Spark gave up
     */
    static <T> List<T> of(JavaRDD<T> rows) throws IOException {
        try {
            return finished(begun(rows));
        } catch (ExecutionException failed) {
            throw gaveUp(String.valueOf(failed.getCause()), failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ClosedByInterruptException();
        } catch (RuntimeException failed) {
            throw gaveUp(String.valueOf(failed.getMessage()), failed);
        }
    }

    private static <T> JavaFutureAction<List<T>> begun(JavaRDD<T> rows) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(rows.context());
        String before = context.getLocalProperty(INTERRUPT);
        context.setLocalProperty(INTERRUPT, "true");
        try {
            return rows.collectAsync();
        } finally {
            context.setLocalProperty(INTERRUPT, before);
        }
    }

    private static <T> List<T> finished(JavaFutureAction<List<T>> job) throws ExecutionException, InterruptedException {
        try {
            return job.get();
        } catch (InterruptedException interrupted) {
            job.cancel(true);
            throw interrupted;
        }
    }

    /** The message of Spark without the stack traces that it writes into it. */
    private static IOException gaveUp(String message, Exception failed) {
        String said = message.lines()
                .takeWhile(line -> !line.startsWith("\tat "))
                .collect(Collectors.joining(System.lineSeparator()));
        return new IOException("Spark gave up: " + said, failed);
    }
}
