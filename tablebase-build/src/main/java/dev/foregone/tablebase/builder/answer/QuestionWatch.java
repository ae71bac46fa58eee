package dev.foregone.tablebase.builder.answer;

import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.ProgressListener;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.spi.StopCondition;
import dev.foregone.tablebase.builder.retrograde.MemoryGame;
import dev.foregone.tablebase.threads.WorkStop;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** The limits of one question from the moment it was asked, and how far its answer has come. For one thread. */
final class QuestionWatch implements MemoryGame.Watch {

    /** Positions between two reports. */
    private static final int SELDOM = 1 << 14;

    /** Finding the positions is about half of the work. */
    private static final double DISCOVERY = 0.5;

    private static final double ALMOST = 0.999;

    private final StopCondition condition;
    private final AtomicLong visited;
    private final ProgressListener listener;
    private long looked;
    private double fraction;

    QuestionWatch(StopCondition condition, AtomicLong visited, ProgressListener listener) {
        this.condition = condition;
        this.visited = visited;
        this.listener = listener;
    }

    @Override
    public void check() {
        condition.reason().ifPresent(reason -> {
            throw new WorkStop(reason);
        });
    }

    @Override
    public void looked(int count, int known) {
        if (count < known) {
            condition.reason(looked).ifPresent(reason -> {
                throw new WorkStop(reason);
            });
            looked++;
            visited.incrementAndGet();
        } else {
            check();
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

    /** The limits of a search that helps with the question and may visit this many positions. */
    Limits within(Limits limits, long positions) {
        Limits part = limits.withPositions(Math.min(positions, condition.positionsLeft(looked)));
        long nanos = condition.nanosLeft();
        return nanos == Long.MAX_VALUE ? part : part.withTime(Duration.ofNanos(Math.max(0, nanos)));
    }

    /** The search has visited this many positions. */
    void searched(long positions) {
        looked += positions;
    }

    /** This much is proved of the position that was asked about. */
    void proved(Bounds bounds) {
        ListenerFailure.guard(() -> listener.proved(bounds));
    }

    /** The question is answered. */
    void end() {
        ListenerFailure.guard(() -> listener.progressed(1, looked));
    }
}
