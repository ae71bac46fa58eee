package dev.foregone.explorer.http;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Cuts off clients that do not read. A thread that sends for too long is interrupted, which closes the channel it
 * writes to and thus the connection.
 */
final class SendTimeout implements AutoCloseable {

    private final Duration most;
    private final ScheduledExecutorService clock;

    /** An act of sending. */
    @FunctionalInterface
    interface Sending {

        void send() throws IOException;
    }

    SendTimeout(Duration most) {
        this.most = most;
        this.clock = DaemonThreads.clock("explorer-clock");
    }

    /** Sends; fails if that takes too long. */
    void during(Sending sending) throws IOException {
        Alarm alarm = new Alarm(Thread.currentThread());
        Future<?> bell = clock.schedule(alarm::ring, most.toMillis(), TimeUnit.MILLISECONDS);
        try {
            sending.send();
        } finally {
            bell.cancel(false);
            alarm.end();
        }
    }

    /** Interrupts a thread, but only while it sends. */
    private static final class Alarm {

        private final Thread sender;
        private boolean over;
        private boolean rang;

        Alarm(Thread sender) {
            this.sender = sender;
        }

        synchronized void ring() {
            if (!over) {
                rang = true;
                sender.interrupt();
            }
        }

        /** The thread has other work from now on. */
        synchronized void end() {
            over = true;
            if (rang) {
                Thread.interrupted();
            }
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
