package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * From hash buckets to one ascending table: keys are counted by their top bits, each goes to the range of its top bits,
 * each range is sorted. The hash buckets are released one by one meanwhile.
 */
final class Sorting {

    private static final int RANGE_BITS = 12;
    private static final int RANGES = 1 << RANGE_BITS;
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

    private final DiscoveryBucket[] buckets;
    private final Workers workers;
    private final int shift;

    /**
     * A sorting.
     *
     * @param buckets with no more keys than a table can hold
     * @param all has every bit that any key has
     */
    Sorting(DiscoveryBucket[] buckets, long all, Workers workers) {
        this.buckets = buckets;
        this.workers = workers;
        this.shift = Math.max(0, KeyTable.bitsOf(all) - RANGE_BITS);
    }

    KeyTable table() throws IOException {
        int[] begins = begins();
        int size = begins[RANGES];
        long[] keys = distribute(begins, size);
        // of one range, all have the same top bit
        workers.run(RANGES, (range, worker) -> Arrays.sort(keys, begins[range], begins[range + 1]));
        return KeyTable.of(keys, null, size, 0, workers);
    }

    /** Where each range begins. */
    private int[] begins() throws IOException {
        int[] counts = new int[RANGES + 1];
        workers.run(
                buckets.length,
                (bucket, worker) -> buckets[bucket]
                        .known()
                        .forEach(key -> ELEMENT.getAndAdd(counts, (int) (key >>> shift) + 1, 1)));
        for (int range = 0; range < RANGES; range++) {
            counts[range + 1] += counts[range];
        }
        return counts;
    }

    private long[] distribute(int[] begins, int size) throws IOException {
        long[] keys = KeyTable.room(size);
        int[] next = Arrays.copyOf(begins, RANGES);
        workers.run(buckets.length, (bucket, worker) -> {
            buckets[bucket].known().forEach(key -> keys[(int) ELEMENT.getAndAdd(next, (int) (key >>> shift), 1)] = key);
            buckets[bucket] = new DiscoveryBucket();
        });
        return keys;
    }
}
