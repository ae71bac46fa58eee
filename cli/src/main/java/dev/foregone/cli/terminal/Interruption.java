package dev.foregone.cli.terminal;

import dev.foregone.api.Cancellation;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * From {@link #start} on, Ctrl-C stops the search, and the process waits a moment for proved results to be printed. It
 * does not wait while the command itself waits for input, as there is nothing to print.
 */
public final class Interruption implements AutoCloseable {

    private static final Duration GRACE = Duration.ofSeconds(2);

    private final Duration grace;
    private final Cancellation cancellation = new Cancellation();

    /** Held by the command while it works on something to be printed. */
    private final Semaphore work = new Semaphore(1);

    private final Thread hook = new Thread(this::onShutdown, "interruption");
    private boolean started;

    public Interruption() {
        this(GRACE);
    }

    Interruption(Duration grace) {
        this.grace = grace;
    }

    /** Starts listening for Ctrl-C; returns the switch that stops the searches. */
    public Cancellation start() {
        if (!started) {
            started = true;
            work.acquireUninterruptibly();
            try {
                Runtime.getRuntime().addShutdownHook(hook);
            } catch (IllegalStateException shuttingDown) {
                cancellation.cancel();
            }
        }
        return cancellation;
    }

    /** Waits for input, after everything has been printed. An interruption then ends the process at once. */
    public <T> T whileWaiting(Reading<T> reading) throws IOException {
        work.release();
        try {
            return reading.read();
        } finally {
            work.acquireUninterruptibly();
        }
    }

    /** Whether everything has been printed. */
    boolean onShutdown() {
        cancellation.cancel();
        try {
            return work.tryAcquire(grace.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        if (started) {
            work.release();
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException shuttingDown) {
                // The hook is at work, and has just been let go.
            }
        }
    }

    /** Something that waits for input. */
    @FunctionalInterface
    public interface Reading<T> {
        T read() throws IOException;
    }
}
