package dev.foregone.cli;

import dev.foregone.api.Cancellation;
import java.io.BufferedReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.time.Duration;

/**
 * While this is open, Ctrl-C stops the search, and the process waits a moment for what it proved to be printed; not while
 * the command itself waits for input.
 */
final class Interruption implements AutoCloseable {

    private static final Duration GRACE = Duration.ofSeconds(2);

    private final Cancellation cancellation = new Cancellation();
    private final Thread hook = new Thread(this::stop, "interruption");
    private final Duration grace;
    private boolean busy = true;

    Interruption() {
        this(GRACE);
    }

    /** With another time to wait. */
    Interruption(Duration grace) {
        this.grace = grace;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    Cancellation cancellation() {
        return cancellation;
    }

    /** The same text; before the reading of it may wait, answers are flushed, and an interruption then ends at once. */
    BufferedReader reader(BufferedReader text, Runnable flush) {
        return new BufferedReader(new WaitingReader(text, flush));
    }

    /** Cancels the search, and returns when there is nothing more to print or the time is up. */
    void stop() {
        cancellation.cancel();
        try {
            awaitAnswers();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void awaitAnswers() throws InterruptedException {
        long deadline = System.nanoTime() + grace.toNanos();
        long left = grace.toMillis();
        while (busy && left > 0) {
            wait(left);
            left = Duration.ofNanos(deadline - System.nanoTime()).toMillis();
        }
    }

    private synchronized void setBusy(boolean now) {
        busy = now;
        notifyAll();
    }

    @Override
    public void close() {
        setBusy(false);
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // The hook is at work, and has just been told to end.
        }
    }

    private final class WaitingReader extends FilterReader {

        private final Runnable flush;

        WaitingReader(Reader text, Runnable flush) {
            super(text);
            this.flush = flush;
        }

        @Override
        public int read(char[] into, int from, int length) throws IOException {
            if (in.ready()) {
                return in.read(into, from, length);
            }
            flush.run();
            setBusy(false);
            try {
                return in.read(into, from, length);
            } finally {
                setBusy(true);
            }
        }
    }
}
