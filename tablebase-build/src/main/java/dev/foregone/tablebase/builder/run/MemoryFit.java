package dev.foregone.tablebase.builder.run;

import dev.foregone.tablebase.builder.retrograde.MemoryGame;
import dev.foregone.tablebase.memory.HeapShare;
import dev.foregone.tablebase.memory.TooLargeException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether a game whose states are objects fits into memory, so that one that does not is refused while there is room: a heap that is
 * nearly full is collected again and again. Only the collector knows what a state takes, and only random games tell
 * how many there will be before all are found.
 */
final class MemoryFit {

    /** A game that takes no more, and no more than this share of memory, is not judged. */
    private static final long SMALL_BYTES = 1 << 27;

    private static final int SMALL_SHARE = 16;

    private final MemoryGame memory;
    private final long memoryBytes;
    private final Supplier<SizeEstimate> estimate;
    private final long before =
            Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    private @Nullable SizeEstimate size;

    /** Nothing is found yet. */
    MemoryFit(MemoryGame memory, long memoryBytes, Supplier<SizeEstimate> estimate) {
        this.memory = memory;
        this.memoryBytes = memoryBytes;
        this.estimate = estimate;
    }

    /**
     * Looks at what has been found by now.
     *
     * @throws TooLargeException if the whole game will not fit, for which {@link #tooLarge} has better words
     */
    void check() {
        measure();
        if (memory.bytes() > Math.min(SMALL_BYTES, memoryBytes / SMALL_SHARE) && bytes(size().least()) > memoryBytes) {
            throw new TooLargeException(0, "it has %,d positions or more", size().least());
        }
    }

    private void measure() {
        memory.takes(HeapShare.afterCollection() - before);
    }

    private SizeEstimate size() {
        SizeEstimate known = size;
        if (known == null) {
            known = estimate.get();
            size = known;
        }
        return known;
    }

    private long bytes(long positions) {
        return (long) ((double) Math.max(positions, memory.size()) / memory.size() * memory.bytes());
    }

    /** Says how large the game is likely to be; if more has been found already, nothing is known but that. */
    TooLargeException tooLarge() {
        long likely = size().likely();
        System.gc(); // nothing else waits for memory any more, and the advice should be right
        measure();
        return new TooLargeException(
                likely > memory.size() ? bytes(likely) : 2 * memoryBytes,
                "it has some %,d positions or more, each takes some %,d bytes, and %,d bytes of memory are allowed;"
                        + " the states of a game without packed rules are kept in memory",
                Math.max(likely, memory.size()),
                bytes(0) / memory.size(),
                memoryBytes);
    }
}
