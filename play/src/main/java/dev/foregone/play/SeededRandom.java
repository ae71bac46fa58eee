package dev.foregone.play;

/**
 * Draws random numbers that depend only on a seed and a ply: the finalizer of SplitMix64 (G. L. Steele, D. Lea,
 * C. H. Flood, <em>Fast splittable pseudorandom number generators</em>, OOPSLA 2014), applied to the seed, and again
 * with the ply. {@code java.util.SplittableRandom} does not promise the same numbers on every Java;
 * {@code java.util.Random} yields similar numbers for similar seeds.
 */
final class SeededRandom {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final double UNIT = 0x1.0p-53;

    private SeededRandom() {}

    /** A number from 0 inclusive to 1 exclusive. */
    static double fraction(long seed, int ply) {
        return (mix(mix(seed + GOLDEN_GAMMA) + (ply + 1L) * GOLDEN_GAMMA) >>> 11) * UNIT;
    }

    private static long mix(long bits) {
        long first = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        long second = (first ^ (first >>> 27)) * 0x94D049BB133111EBL;
        return second ^ (second >>> 31);
    }
}
