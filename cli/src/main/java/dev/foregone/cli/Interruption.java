package dev.foregone.cli;

import dev.foregone.api.Cancellation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** While this is open, Ctrl-C stops the search, and the process waits a moment for what it proved to be printed. */
final class Interruption implements AutoCloseable {

    private static final int GRACE_SECONDS = 2;

    private final Cancellation cancellation = new Cancellation();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::onShutdown, "interruption");

    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    Cancellation cancellation() {
        return cancellation;
    }

    private void onShutdown() {
        cancellation.cancel();
        try {
            closed.await(GRACE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // The hook is at work, and the latch has just told it to end.
        }
    }
}
