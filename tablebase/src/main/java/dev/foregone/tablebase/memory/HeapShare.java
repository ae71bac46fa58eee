package dev.foregone.tablebase.memory;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Objects;
import java.util.stream.Stream;

/** How much of Java's heap large tables may take. */
public final class HeapShare {

    /** The most memory that positions take by default. */
    public static final long BYTES = bytes(Runtime.getRuntime().maxMemory(), largestPool());

    /** What a JVM and a small program keep for themselves, of which a little heap has not much more. */
    private static final long OWN_BYTES = 3 << 20;

    private HeapShare() {}

    /**
     * Fifteen sixteenths of what the collector gives to large and old objects, so that something is left for what is not counted;
     * that is five eighths of the heap where new objects have a third of it. Where pools have no sizes of their own, five eighths too.
     */
    static long bytes(long heap, long largestPool) {
        return largestPool < heap
                ? Math.max(largestPool / 2, largestPool - Math.max(largestPool / 16, OWN_BYTES))
                : heap / 8 * 5;
    }

    /** The heap for this much memory, with the same share for new objects as now. */
    public static long heap(long memoryBytes) {
        long heap = Runtime.getRuntime().maxMemory();
        return memoryBytes <= BYTES ? heap : (long) (1.1 * memoryBytes * heap / BYTES);
    }

    /** What the last collection of each part of the heap has left; nothing of a part that has never been collected. */
    public static long afterCollection() {
        return pools().map(MemoryPoolMXBean::getCollectionUsage)
                .filter(Objects::nonNull) // where collections are not counted
                .mapToLong(MemoryUsage::getUsed)
                .sum();
    }

    private static Stream<MemoryPoolMXBean> pools() {
        return ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP);
    }

    private static long largestPool() {
        return pools().map(MemoryPoolMXBean::getUsage)
                .mapToLong(usage -> usage.getMax())
                .max()
                .orElse(Long.MAX_VALUE);
    }
}
