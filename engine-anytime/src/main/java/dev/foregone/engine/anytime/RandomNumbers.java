package dev.foregone.engine.anytime;

/**
 * Random numbers for playouts, quick and the same on every machine: xorshift* (S. Vigna, <em>An experimental exploration of
 * Marsaglia's xorshift generators, scrambled</em>, 2016). For one thread.
 */
final class RandomNumbers {

    private long state;

    RandomNumbers(long seed) {
        state = seed == 0 ? 1 : seed;
    }

    /** A number from 0 to {@code bound} - 1. */
    int below(int bound) {
        return (int) (((next() >>> 33) * bound) >>> 31);
    }

    /** Any number. */
    long next() {
        state ^= state >>> 12;
        state ^= state << 25;
        state ^= state >>> 27;
        return state * 0x2545F4914F6CDD1DL;
    }
}
