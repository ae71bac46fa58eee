package dev.foregone.cli;

import dev.foregone.api.ProgressListener;
import java.io.PrintWriter;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar on standard error, for a search that takes longer than a second while a person is watching. It is gone
 * when the display is closed.
 */
final class ProgressDisplay implements ProgressListener, AutoCloseable {

    private static final long DELAY_MILLIS = 1_000;
    private static final int STEPS = 1_000;
    private static final int WIDTH = 78;

    private final PrintWriter err;
    private final @Nullable ScheduledExecutorService timer;
    private volatile long step;
    private @Nullable ProgressBar bar;
    private boolean closed;

    ProgressDisplay(Console console) {
        err = console.err();
        timer = console.watched() ? Executors.newSingleThreadScheduledExecutor(ProgressDisplay::daemon) : null;
        if (timer != null) {
            timer.schedule(this::open, DELAY_MILLIS, TimeUnit.MILLISECONDS);
            timer.scheduleAtFixedRate(this::draw, DELAY_MILLIS, DELAY_MILLIS / 5, TimeUnit.MILLISECONDS);
        }
    }

    /** Called by the search, so it only keeps the number; a question after the first does not set the bar back. */
    @Override
    public void progressed(double fraction, long positions) {
        step = Math.max(step, (long) (fraction * STEPS));
    }

    private synchronized void open() {
        if (!closed) {
            bar = new ProgressBarBuilder()
                    .setTaskName("solving")
                    .setInitialMax(STEPS)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setConsumer(new DelegatingProgressBarConsumer(this::show, WIDTH))
                    .build();
        }
    }

    private synchronized void draw() {
        if (bar != null) {
            bar.stepTo(step);
        }
    }

    private void show(String text) {
        err.print("\r" + text);
        err.flush();
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (timer != null) {
            timer.shutdownNow();
        }
        if (bar != null) {
            bar.close();
            show(" ".repeat(WIDTH) + "\r");
            bar = null;
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "progress");
        thread.setDaemon(true);
        return thread;
    }
}
