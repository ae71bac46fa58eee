package dev.foregone.cli.terminal;

import dev.foregone.answers.Phrases;
import dev.foregone.answers.ProgressView;
import dev.foregone.api.ProgressListener;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar on standard error for each question that takes longer than a second, while a person is watching. Of what may take
 * hours, a line now and then where standard error is a file.
 */
public final class ProgressDisplay implements ProgressListener, ProgressView {

    private static final long DELAY_MILLIS = 1_000;
    private static final long REDRAW_MILLIS = 200;

    /** How often a line is written of what may take hours. */
    public static final Duration LINES = Duration.ofSeconds(30);

    private static final int STEPS = 100;
    private static final int WIDTH = 78;

    private final String task;
    private final PrintWriter err;
    private final boolean watched;
    private final long lineNanos;
    private volatile long lastLine = System.nanoTime();
    private volatile long step;
    private volatile String done = "";

    public ProgressDisplay(Console console, String task) {
        this(console, task, Duration.ofNanos(Long.MAX_VALUE));
    }

    /** The same for what may take hours; this long after one line comes the next. */
    public ProgressDisplay(Console console, String task, Duration lines) {
        this.task = task;
        err = console.err();
        watched = console.watched();
        lineNanos = watched ? Long.MAX_VALUE : lines.toNanos();
    }

    /** Called by the search, so it only stores what is to be shown, but for a line now and then. */
    @Override
    public void progressed(double fraction, long count) {
        progressed(fraction, Phrases.positions(count));
    }

    /** The same, with other words for what has been done. */
    public void progressed(double fraction, String words) {
        step = (long) (fraction * STEPS);
        done = words;
        long now = System.nanoTime();
        if (now - lastLine > lineNanos) {
            lastLine = now;
            note(task + ": " + step + " %, " + words);
        }
    }

    @Override
    public <T> T during(Supplier<T> question) {
        if (!watched) {
            return question.get();
        }
        step = 0;
        done = Phrases.positions(0);
        Bar bar = new Bar();
        try {
            return question.get();
        } finally {
            bar.end();
        }
    }

    /** Says something for which a person, or a log, has no need to wait. */
    public void note(String text) {
        err.println((watched ? "\r" + " ".repeat(WIDTH) + "\r" : "") + text);
        err.flush();
    }

    private void show(String text) {
        err.print("\r" + text);
        err.flush();
    }

    /** One question's bar. */
    private final class Bar {

        private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(Bar::daemon);
        private final Future<?> drawing =
                timer.scheduleAtFixedRate(this::draw, DELAY_MILLIS, REDRAW_MILLIS, TimeUnit.MILLISECONDS);
        private @Nullable ProgressBar bar;
        private boolean ended;

        private synchronized void draw() {
            if (ended) {
                return;
            }
            if (bar == null) {
                bar = new ProgressBarBuilder()
                        .setTaskName(task)
                        .setInitialMax(STEPS)
                        .setStyle(ProgressBarStyle.ASCII)
                        .startsFrom(0, Duration.ofMillis(DELAY_MILLIS))
                        .hideEta()
                        .setConsumer(new DelegatingProgressBarConsumer(ProgressDisplay.this::show, WIDTH))
                        .build();
            }
            bar.setExtraMessage(" " + done);
            bar.stepTo(step);
        }

        synchronized void end() {
            ended = true;
            drawing.cancel(false);
            timer.shutdown();
            if (bar != null) {
                bar.close();
                show(" ".repeat(WIDTH) + "\r");
            }
        }

        private static Thread daemon(Runnable work) {
            Thread thread = new Thread(work, "progress");
            thread.setDaemon(true);
            return thread;
        }
    }
}
