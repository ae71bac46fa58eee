package dev.foregone.search.memory;

import java.util.function.IntFunction;

/**
 * The storage of a {@link PackedTable}: an array of buckets, a power of two of them, each of 64 bytes, which is one
 * processor cache line. A position belongs to one bucket, in any of its slots. In a full bucket the entry that took the
 * least work is replaced; the others then age by one, so that work done long ago does not block the bucket forever. A
 * slot is identified by the index of its first word.
 */
abstract class Buckets {

    static final int BYTES = 64;

    static final int WORDS = BYTES / Long.BYTES;

    /** 2 to the 64th divided by the golden ratio: a multiplier that mixes well. */
    static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final int count;
    private final int slotWords;
    final long[] words;

    /**
     * Empty buckets.
     *
     * @param count the number of buckets, a power of two
     * @param slotWords how many words an entry and its position take
     */
    Buckets(int count, int slotWords) {
        this.count = count;
        this.slotWords = slotWords;
        this.words = new long[count * WORDS];
    }

    /**
     * The most compact kind that can hold every position.
     *
     * @param positionBits how many bits a position has
     * @param fewest the least number of buckets
     * @return creates empty buckets, given their number
     */
    static IntFunction<Buckets> maker(int positionBits, int fewest) {
        return TightBuckets.serve(positionBits, fewest)
                ? count -> new TightBuckets(positionBits, count)
                : WideBuckets::new;
    }

    final int count() {
        return count;
    }

    /** The number of entries that fit. */
    final int slots() {
        return words.length / slotWords;
    }

    /** A hash of the key, well mixed at least in its low bits. */
    abstract int hash(long key);

    /** Whether many threads may use these buckets at once. */
    abstract boolean areShareable();

    /** The bucket that a position belongs to. */
    abstract int bucket(long key);

    /** Whether an entry is kept unweakened. */
    abstract boolean keeps(long entry);

    /** The entry in a slot if it is that of this position, otherwise {@link Entry#NONE}. */
    abstract long find(int slot, long key);

    /** The position whose entry is in a slot that is in use. */
    abstract long key(int slot);

    /** The work of the entry in a slot; 0 if there is none. */
    abstract int work(int slot);

    abstract void write(int slot, long key, long entry);

    /** Reduces the work of the entry in a slot by one, down to one. */
    abstract void age(int slot);

    final long get(long key) {
        int first = bucket(key) * WORDS;
        for (int slot = first; slot < first + WORDS; slot += slotWords) {
            long entry = find(slot, key);
            if (entry != Entry.NONE) {
                return entry;
            }
        }
        return Entry.NONE;
    }

    /** Stores an entry; returns whether it took a free slot. */
    final boolean put(long key, long entry) {
        int first = bucket(key) * WORDS;
        int cheapest = first;
        int least = Integer.MAX_VALUE;
        for (int slot = first; slot < first + WORDS; slot += slotWords) {
            int work = work(slot);
            if (work == 0 || find(slot, key) != Entry.NONE) {
                write(slot, key, entry);
                return work == 0;
            }
            if (work < least) {
                least = work;
                cheapest = slot;
            }
        }
        for (int slot = first; slot < first + WORDS; slot += slotWords) {
            age(slot);
        }
        write(cheapest, key, entry);
        return false;
    }

    /** Copies all entries to buckets of the same kind, and returns their number. */
    final int copyTo(Buckets others) {
        return forEach(1, others::put);
    }

    /** Shows all entries of at least this much work, and returns their number. */
    final int forEach(int leastWork, Visitor visitor) {
        int shown = 0;
        for (int slot = 0; slot < words.length; slot += slotWords) {
            if (work(slot) >= leastWork) {
                long key = key(slot);
                visitor.visit(key, find(slot, key));
                shown++;
            }
        }
        return shown;
    }

    /** Receives positions and their entries. */
    @FunctionalInterface
    interface Visitor {

        void visit(long key, long entry);
    }
}
