package dev.foregone.engine.memo;

import com.sun.management.ThreadMXBean;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * About how many bytes a state takes. Java does not tell the size of an object, but it does tell what a thread has
 * allocated: a state is taken to be as large as all that its game allocates to make one, which is never too little. For
 * one thread.
 */
final class StateSize {

    /** Taken for a state where the JVM does not tell. */
    private static final int UNKNOWN = 160;

    /** A state is measured when this many more have been remembered; what was measured last goes for those between. */
    private static final int INTERVAL = 1024;

    /** The first plays of a session also load classes. */
    private static final int TRIES = 3;

    private static final ThreadMXBean THREADS = threads();

    private int bytes = UNKNOWN;
    private int untilNext;

    private static ThreadMXBean threads() {
        return ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
    }

    /** The estimate for a state that is to be remembered. */
    <S extends GameState<S, M>, M extends Move> int of(S state) {
        if (--untilNext < 0) {
            measure(state);
        }
        return bytes;
    }

    private <S extends GameState<S, M>, M extends Move> void measure(S state) {
        List<M> moves = state.legalMoves();
        if (moves.isEmpty()
                || !THREADS.isThreadAllocatedMemorySupported()
                || !THREADS.isThreadAllocatedMemoryEnabled()) {
            return;
        }
        untilNext = INTERVAL;
        long least = Integer.MAX_VALUE / 2;
        for (int i = 0; i < TRIES; i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            state.play(moves.get(0));
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        bytes = (int) least;
    }
}
