package dev.foregone.engine.memo;

import com.sun.management.ThreadMXBean;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.GameView;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * About how many bytes the states take that are remembered. Java does not tell the size of an object, but it does tell what a
 * thread has allocated. So a state is made once more: it is taken to be as large as all that its game allocates to make
 * one, and what asking it leaves behind as large as what the first asking allocates and a second does not. That is
 * seldom too little. A sample is measured, at random, and the more of them the more they differ; the others count as much
 * as those of late do on average. For one thread.
 */
final class StateSize<S extends GameState<S, M>, M extends Move> {

    /** Taken for a state where the JVM does not tell. */
    private static final int UNKNOWN = 160;

    /** The average is that of about this many samples. */
    private static final int WINDOW = 64;

    /** Where states are alike, one in this many is measured. */
    private static final int RAREST = 256;

    /** Where the variance of their sizes is the square of the average, one in this many is; the others follow from that. */
    private static final int OFTEN = 16;

    private static final int MOST_BYTES = 1 << 30;

    private static final ThreadMXBean THREADS = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

    private final GameView<S, M> view;
    private final SplittableRandom random = new SplittableRandom(1);
    private final boolean measures =
            THREADS.isThreadAllocatedMemorySupported() && THREADS.isThreadAllocatedMemoryEnabled();

    private double mean = UNKNOWN;
    private double meanSquare;
    private int samples;
    private int untilNext;

    /** What was made last is put here, or the JVM might not have allocated it. */
    @SuppressWarnings("UnusedVariable")
    private @Nullable Object made;

    StateSize(GameView<S, M> view) {
        this.view = view;
    }

    /** The estimate for the state of a position that is to be remembered. */
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

    /** What is much larger than others may have been the JVM's own, which loads classes on the way: it is measured twice. */
    private int measured(long position) {
        long bytes = allocated(position);
        return (int)
                Math.min(bytes > 2 * mean || samples == 0 ? Math.min(bytes, allocated(position)) : bytes, MOST_BYTES);
    }

    private long allocated(long position) {
        long start = THREADS.getCurrentThreadAllocatedBytes();
        Optional<S> again = view.makeAgain(position);
        if (again.isEmpty()) {
            return 0;
        }
        made = again;
        long fresh = THREADS.getCurrentThreadAllocatedBytes();
        made = view.askAll(again.get());
        long asked = THREADS.getCurrentThreadAllocatedBytes();
        made = view.askAll(again.get());
        long twice = THREADS.getCurrentThreadAllocatedBytes();
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
