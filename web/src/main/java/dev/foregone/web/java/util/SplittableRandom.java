package dev.foregone.web.java.util;

/** Numbers that look random, by SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). */
public final class SplittableRandom {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long seed;

    public SplittableRandom(long seed) {
        this.seed = seed;
    }

    private long nextLong() {
        seed += GOLDEN_GAMMA;
        long mixed = (seed ^ (seed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    public int nextInt(int bound) {
        return (int) ((nextLong() >>> 1) % bound);
    }
}
