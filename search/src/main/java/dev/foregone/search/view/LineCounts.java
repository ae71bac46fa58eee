package dev.foregone.search.view;

/**
 * Counts the places of a line by the hashes of their positions, some thousands of them: enough to show for most
 * positions, without searching the line, that they do not occur twice. Places beyond the end of the present line may be
 * counted too.
 */
final class LineCounts {

    private static final int BITS = 12;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final char[] counts = new char[1 << BITS];

    /** The counter for positions of a hash. */
    static int bucket(long hash) {
        return (int) ((hash * GOLDEN) >>> (Long.SIZE - BITS));
    }

    void add(int bucket) {
        counts[bucket]++;
    }

    void remove(int bucket) {
        counts[bucket]--;
    }

    /** Whether two places may hold the same position of this hash. */
    boolean mayRepeat(int bucket) {
        return counts[bucket] > 1;
    }
}
