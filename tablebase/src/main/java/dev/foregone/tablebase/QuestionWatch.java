package dev.foregone.tablebase;

import dev.foregone.api.Limits;
import dev.foregone.api.ProgressListener;
import dev.foregone.tablebase.general.MemoryGame;
import dev.foregone.tablebase.work.StoppedException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/** The limits of one question from the moment it was asked, and how far its answer has come. For one thread. */
final class QuestionWatch implements MemoryGame.Watch {

    /** Between two looks at the clock, or two reports. */
    private static final int OFTEN = 64;

    private static final int SELDOM = 1 << 14;

    /** Finding the positions is about half of the work. */
    private static final double DISCOVERY = 0.5;

    private static final int NANOS_PER_MILLI = 1_000_000;
    private static final int SECOND_DIGITS = 9;
    private static final double ALMOST = 0.999;

    private final Limits limits;
    private final BooleanSupplier closed;
    private final AtomicLong visited;
    private final ProgressListener listener;
    private final long started;
    private final long nanos;
    private int checks;
    private long looked;
    private double fraction;

    QuestionWatch(Limits limits, BooleanSupplier closed, AtomicLong visited, ProgressListener listener) {
        this(limits, closed, visited, listener, System.nanoTime());
    }

    /** For tests: a question that began some time ago. */
    QuestionWatch(Limits limits, BooleanSupplier closed, AtomicLong visited, ProgressListener listener, long started) {
        this.started = started;
        this.limits = Objects.requireNonNull(limits, "limits");
        this.closed = closed;
        this.visited = visited;
        this.listener = listener;
        this.nanos = toNanos(limits);
    }

    private static long toNanos(Limits limits) {
        try {
            return limits.timeLimit().isPresent() ? limits.timeLimit().get().toNanos() : Long.MAX_VALUE;
        } catch (ArithmeticException longerThanAnyClock) {
            return Long.MAX_VALUE;
        }
    }

    @Override
    public void check() {
        if (limits.isCancelled()) {
            throw new StoppedException("it was cancelled");
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new StoppedException("the thread was interrupted");
        }
        if (closed.getAsBoolean()) {
            throw new StoppedException("the solver was closed");
        }
        if (checks++ % OFTEN == 0 && System.nanoTime() - started >= nanos) {
            throw new StoppedException(
                    "the time limit of " + inWords(limits.timeLimit().orElseThrow()) + " was reached");
        }
    }

    /** As the depth-first engines say it: 30 ms, 1.5 s. */
    private static String inWords(Duration limit) {
        if (limit.compareTo(Duration.ofSeconds(1)) < 0 && limit.toNanos() % NANOS_PER_MILLI == 0) {
            return limit.toMillis() + " ms";
        }
        return BigDecimal.valueOf(limit.getSeconds())
                        .add(BigDecimal.valueOf(limit.getNano(), SECOND_DIGITS))
                        .stripTrailingZeros()
                        .toPlainString()
                + " s";
    }

    @Override
    public void looked(int count, int known) {
        if (count < known && looked >= limits.positions()) {
            throw new StoppedException("the limit of " + limits.positions() + " positions was reached");
        }
        check();
        if (count < known) {
            looked++;
            visited.incrementAndGet();
        }
        if (count % SELDOM == 0) {
            report(DISCOVERY * count / known);
        }
    }

    @Override
    public void settled(long settled, int all) {
        report(DISCOVERY + (1 - DISCOVERY) * settled / all);
    }

    private void report(double done) {
        fraction = Math.max(fraction, Math.min(ALMOST, done));
        ListenerFailure.guard(() -> listener.progressed(fraction, looked));
    }

    /** The question is answered. */
    void end() {
        ListenerFailure.guard(() -> listener.progressed(1, looked));
    }
}
