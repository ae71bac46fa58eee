package dev.foregone.engine.memo;

import dev.foregone.spi.Score;

/**
 * What is remembered of a position, as one {@code long}: two bounds of its pruning score, and how much work it took.
 *
 * <pre>
 *   bits 63..40   39..16    15..8      7..0
 *        atMost   atLeast   (unused)   work: the logarithm, to base 2, of the positions visited, plus 1
 * </pre>
 *
 * Work is never 0, so that no entry is {@link #NONE}.
 */
final class Entry {

    /** Nothing is remembered. */
    static final long NONE = 0;

    private Entry() {}

    static long of(int atLeast, int atMost, long positions) {
        return withWork(atLeast, atMost, Long.SIZE + 1 - Long.numberOfLeadingZeros(positions));
    }

    /** An entry whose work is a logarithm already. */
    static long withWork(int atLeast, int atMost, int work) {
        return ((long) atMost << 40) | ((atLeast & 0xFFFFFFL) << 16) | work;
    }

    static int atMost(long entry) {
        return (int) (entry >> 40);
    }

    static int atLeast(long entry) {
        return (int) (entry << 24 >> 40);
    }

    static int work(long entry) {
        return (int) entry & 0xFF;
    }

    /** About how many positions were visited for it: a power of two, no more than there were. */
    static long positions(long entry) {
        return 1L << Math.max(0, work(entry) - 2);
    }

    /** The same entry with less work to its credit, so that it gives way sooner. */
    static long aged(long entry) {
        return work(entry) > 1 ? entry - 1 : entry;
    }

    static {
        if (Score.BEST > 0x7FFFFF || Score.WORST < -0x800000) {
            throw new AssertionError("a score needs more than 24 bits");
        }
    }
}
