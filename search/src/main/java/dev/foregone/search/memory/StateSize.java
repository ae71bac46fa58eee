package dev.foregone.search.memory;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.view.GameView;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the size of stored states in bytes. Java does not report the size of an object, but does report how much a
 * thread has allocated. So a state is created again: its size is taken to be all that its game allocates to create one,
 * and the size of what it caches to be the difference between a first and a second call of its methods. That is seldom
 * too little. A random sample is measured, larger where sizes vary more; other states count as the recent average. For
 * one thread.
 */
final class StateSize<S extends GameState<S, M>, M extends Move> {

    /** The assumed size where the JVM does not report allocation. */
    private static final int UNKNOWN = 160;

    /** The average covers about this many samples. */
    private static final int WINDOW = 64;

    /** Where sizes are equal, one state in this many is measured. */
    private static final int RAREST = 256;

    /** Where the variance of sizes is the square of the average, one in this many is; other rates follow. */
    private static final int OFTEN = 16;

    private static final int MOST_BYTES = 1 << 30;

    private final GameView<S, M> view;
    private final SplittableRandom random = new SplittableRandom(1);
    private final boolean measures = Allocation.isReported();

    private double mean = UNKNOWN;
    private double meanSquare;
    private int samples;
    private int untilNext;

    /** Holds the state created last; otherwise the JVM might not allocate it. */
    @SuppressWarnings("UnusedVariable")
    private @Nullable Object made;

    StateSize(GameView<S, M> view) {
        this.view = view;
    }

    /** The estimate for the state of a position to be stored. */
    int of(long position) {
        if (untilNext > 0 || !measures) {
            untilNext--;
            return (int) mean;
        }
        int bytes = measured(position);
        if (bytes > 0) {
            learn(bytes);
        }
        return bytes > 0 ? bytes : (int) mean;
    }

    /** An unusually large result may include the JVM's own allocation, for class loading, so it is measured twice. */
    private int measured(long position) {
        long bytes = allocated(position);
        return (int)
                Math.min(bytes > 2 * mean || samples == 0 ? Math.min(bytes, allocated(position)) : bytes, MOST_BYTES);
    }

    private long allocated(long position) {
        long start = Allocation.bytes();
        Optional<Object> again = view.makeAgain(position);
        if (again.isEmpty()) {
            return 0;
        }
        made = again;
        long fresh = Allocation.bytes();
        made = view.askAll(again.get());
        long asked = Allocation.bytes();
        made = view.askAll(again.get());
        long twice = Allocation.bytes();
        return fresh - start + Math.max(0, 2 * asked - fresh - twice);
    }

    private void learn(int bytes) {
        samples++;
        double weight = 1.0 / Math.min(samples, WINDOW);
        mean += (bytes - mean) * weight;
        meanSquare += ((double) bytes * bytes - meanSquare) * weight;
        double variance = Math.max(meanSquare / (mean * mean) - 1, (double) OFTEN / RAREST);
        untilNext = random.nextInt(2 * (int) Math.max(1, Math.min(samples, OFTEN / variance)));
    }
}
