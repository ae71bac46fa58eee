package dev.foregone.search.memory;

/**
 * Buckets for positions of any 64 bits: the whole position is stored beside its entry. For one thread.
 *
 * <pre>
 *   | position 0 | entry 0 | position 1 | entry 1 | position 2 | entry 2 | position 3 | entry 3 | ...
 *   '--------------------------------- a bucket ---------------------------------'
 * </pre>
 */
final class WideBuckets extends Buckets {

    private static final int SLOT = 2;

    private final int shift;

    WideBuckets(int count) {
        super(count, SLOT);
        shift = Long.SIZE - Integer.numberOfTrailingZeros(count);
    }

    /** Fibonacci hashing (D. E. Knuth, TAOCP 6.4): the high bits of a product depend on all bits of the key. */
    private static long mix(long key) {
        return (key ^ (key >>> 32)) * GOLDEN;
    }

    @Override
    boolean areShareable() {
        return false;
    }

    @Override
    int hash(long key) {
        return (int) (mix(key) >>> Short.SIZE);
    }

    @Override
    int bucket(long key) {
        return shift == Long.SIZE ? 0 : (int) (mix(key) >>> shift);
    }

    @Override
    boolean keeps(long entry) {
        return true;
    }

    @Override
    long find(int slot, long key) {
        return words[slot] == key ? words[slot + 1] : Entry.NONE;
    }

    @Override
    long key(int slot) {
        return words[slot];
    }

    @Override
    int work(int slot) {
        return Entry.work(words[slot + 1]);
    }

    @Override
    void write(int slot, long key, long entry) {
        words[slot] = key;
        words[slot + 1] = entry;
    }

    @Override
    void age(int slot) {
        words[slot + 1] = Entry.aged(words[slot + 1]);
    }
}
