package dev.foregone.cli.terminal;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/** How long work will still take, by its rate since the first report. For one thread. */
public final class TimeLeft {

    /** This share of the work must have been done since then. */
    private static final double LEAST = 0.03;

    private static final Duration LEAST_TIME = Duration.ofSeconds(5);
    private static final int FEW = 90;

    private final LongSupplier nanos;
    private double firstFraction = -1;
    private long since;

    /**
     * For work that has not been reported yet.
     *
     * @param nanos a clock such as {@link System#nanoTime}
     */
    public TimeLeft(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** The time left when this share of the work is done; empty as long as it would be a guess. */
    public Optional<Duration> at(double fraction) {
        long now = nanos.getAsLong();
        if (firstFraction < 0) {
            firstFraction = fraction;
            since = now;
        }
        double done = fraction - firstFraction;
        return done < LEAST || now - since < LEAST_TIME.toNanos()
                ? Optional.empty()
                : Optional.of(Duration.ofNanos((long) ((now - since) * (1 - fraction) / done)));
    }

    /** For people: 40 s, 12 min, 3 h 20 min. */
    public static String words(Duration left) {
        if (left.toSeconds() < FEW) {
            return Math.max(1, left.toSeconds()) + " s";
        }
        long minutes = left.plusSeconds(30).toMinutes();
        return minutes < FEW ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
    }
}
