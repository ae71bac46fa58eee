package dev.foregone.engine.memo;

import dev.foregone.search.Lane;
import dev.foregone.spi.PackedRules;
import org.jspecify.annotations.Nullable;

/**
 * The table of the fast lane: positions and entries side by side in one array, so that a look-up touches one line of the
 * processor's cache. The whole position is kept, so two positions can never be taken for one another.
 *
 * <pre>
 *   slots:   | key 0 | entry 0 | key 1 | entry 1 | key 2 | entry 2 | key 3 | entry 3 | key 4 | ...
 *            '---------------- a bucket: four slots, 64 bytes --------------'
 * </pre>
 *
 * A position belongs to one bucket, at any of its slots. In a full bucket the entry that took the least work goes; what
 * stays beside a newcomer ages by one, so that work done long ago does not block the table for ever. The table begins
 * small, which keeps easy questions within the cache, and doubles as it fills until it has all the memory it may have; while it
 * doubles, the old half is there beside the new whole for a moment.
 */
final class PackedTable implements Table {

    private static final int SLOT = 2;
    private static final int BUCKET = 4 * SLOT;
    private static final int BYTES_PER_BUCKET = BUCKET * Long.BYTES;
    private static final int FIRST_BUCKETS = 1 << 10;
    private static final int MOST_BUCKETS = 1 << 27;

    /** Farther from the root, equivalent positions are seldom met that were not equivalent nearer to it. */
    private static final int SYMMETRY_PLIES = 12;

    private final PackedRules<?, ?> rules;
    private final boolean symmetry;
    private int mostBuckets;
    private long[] slots;
    private int shift;
    private long filled;
    private @Nullable SharedTable shared;

    PackedTable(PackedRules<?, ?> rules, long memoryBytes, boolean symmetry) {
        this.rules = rules;
        this.symmetry = symmetry;
        long affordable = Math.min(MOST_BUCKETS, memoryBytes / BYTES_PER_BUCKET);
        mostBuckets = (int) Long.highestOneBit(affordable);
        allocate(Math.min(FIRST_BUCKETS, mostBuckets));
    }

    private void allocate(int buckets) {
        slots = new long[Math.max(buckets, 1) * BUCKET];
        shift = Long.SIZE - Integer.numberOfTrailingZeros(Math.max(buckets, 1));
        filled = 0;
    }

    /** Positions that differ by a symmetry come together near the root, where it saves most and costs least. */
    @Override
    public long key(long position, int ply) {
        return symmetry && ply <= SYMMETRY_PLIES ? rules.canonical(position) : position;
    }

    @Override
    public int hash(long key) {
        return (int) (mix(key) >>> Short.SIZE);
    }

    @Override
    public long get(long key) {
        int bucket = bucketOf(key);
        for (int slot = bucket; slot < bucket + BUCKET; slot += SLOT) {
            if (slots[slot] == key && slots[slot + 1] != Entry.NONE) {
                return slots[slot + 1];
            }
        }
        return Entry.NONE;
    }

    @Override
    public void put(long key, long entry) {
        if (mostBuckets == 0) {
            return;
        }
        if (isCrowded()) {
            grow();
        }
        insert(key, entry);
    }

    /** Fibonacci hashing (D. E. Knuth, TAOCP 6.4): the high bits of a product depend on all bits of the key. */
    private int bucketOf(long key) {
        return shift == Long.SIZE ? 0 : (int) (mix(key) >>> shift) * BUCKET;
    }

    private static long mix(long key) {
        return (key ^ (key >>> 32)) * 0x9E3779B97F4A7C15L;
    }

    /** How much memory the table takes now. */
    long bytes() {
        return mostBuckets == 0 ? 0 : (long) slots.length * Long.BYTES;
    }

    private void insert(long key, long entry) {
        int bucket = bucketOf(key);
        int cheapest = bucket;
        for (int slot = bucket; slot < bucket + BUCKET; slot += SLOT) {
            if (slots[slot + 1] == Entry.NONE || slots[slot] == key) {
                if (mayGrow() && slots[slot + 1] == Entry.NONE) {
                    filled++; // not once it cannot grow: threads that share it would write this field by turns
                }
                write(slot, key, entry);
                return;
            }
            if (Entry.work(slots[slot + 1]) < Entry.work(slots[cheapest + 1])) {
                cheapest = slot;
            }
        }
        age(bucket);
        write(cheapest, key, entry);
    }

    private void write(int slot, long key, long entry) {
        slots[slot] = key;
        slots[slot + 1] = entry;
    }

    private void age(int bucket) {
        for (int slot = bucket; slot < bucket + BUCKET; slot += SLOT) {
            slots[slot + 1] = Entry.aged(slots[slot + 1]);
        }
    }

    /** All the memory is taken at once, since a table that is shared cannot move while others look into it. */
    @Override
    public Table shared(Lane<?, ?> lane) {
        while (mayGrow()) {
            grow();
        }
        if (shared == null) {
            shared = new SharedTable(this);
        }
        return shared;
    }

    /** Which bucket a key belongs to. */
    int bucketNumber(long key) {
        return bucketOf(key) / BUCKET;
    }

    private boolean isCrowded() {
        int places = slots.length / SLOT;
        return filled > places / 2 && mayGrow();
    }

    private boolean mayGrow() {
        return slots.length / BUCKET < mostBuckets;
    }

    private void grow() {
        long[] old = slots;
        try {
            allocate(2 * (old.length / BUCKET));
        } catch (OutOfMemoryError full) {
            mostBuckets = old.length / BUCKET; // less than was allowed; it will do
            return;
        }
        for (int slot = 0; slot < old.length; slot += SLOT) {
            if (old[slot + 1] != Entry.NONE) {
                insert(old[slot], old[slot + 1]);
            }
        }
    }
}
