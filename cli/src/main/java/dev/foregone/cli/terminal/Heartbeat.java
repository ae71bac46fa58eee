package dev.foregone.cli.terminal;

import dev.foregone.api.Cancellation;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Supplier;

/**
 * Ends work on an answer in JSON that nobody reads any more. A process learns that its output is broken only by writing;
 * the end of its input does not say so, since what {@code echo} writes ends too. So while there is work, spaces are written,
 * which may stand before any JSON.
 */
public final class Heartbeat implements AutoCloseable {

    private static final Duration PERIOD = Duration.ofSeconds(5);

    private final PrintWriter out;
    private final Cancellation cancellation;
    private final Timer timer = new Timer("heartbeat", true);
    private boolean working;
    private boolean atLastBeat;

    public Heartbeat(PrintWriter out, Cancellation cancellation) {
        this(out, cancellation, PERIOD);
    }

    /** The first space of an answer comes after one period to two. */
    public Heartbeat(PrintWriter out, Cancellation cancellation, Duration period) {
        this.out = out;
        this.cancellation = cancellation;
        TimerTask beat = new TimerTask() {
            @Override
            public void run() {
                beat();
            }
        };
        timer.schedule(beat, period.toMillis(), period.toMillis());
    }

    /** The result of work, with spaces before it. */
    public <T> T during(Supplier<T> work) {
        set(true);
        try {
            return work.get();
        } finally {
            set(false);
        }
    }

    private synchronized void set(boolean begins) {
        working = begins;
        atLastBeat = false;
    }

    /** Nothing is written after the end of work, where a space would be part of no answer. */
    private synchronized void beat() {
        if (working && atLastBeat) {
            out.print(' ');
            if (out.checkError()) {
                cancellation.cancel();
            }
        }
        atLastBeat = working;
    }

    @Override
    public void close() {
        timer.cancel();
    }
}
