package dev.foregone.tablebase.retrograde;

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
    private final int bits;
    private final int shift;

    /**
     * A sorting.
     *
     * @param all has every bit that any key has
     */
    Sorting(DiscoveryBucket[] buckets, long all, Workers workers) {
        this.buckets = buckets;
        this.workers = workers;
        this.bits = KeyTable.bitsOf(all);
        this.shift = Math.max(0, bits - RANGE_BITS);
    }

    KeyTable table() throws IOException {
        int[] begins = begins();
        int size = begins[RANGES];
        long[] keys = distribute(begins, size);
        long[] greatest = new long[RANGES];
        workers.run(RANGES, (range, worker) -> {
            Arrays.sort(keys, begins[range], begins[range + 1]); // of one range, all have the same top bit
            greatest[range] = begins[range + 1] == 0 ? 0 : keys[begins[range + 1] - 1];
        });
        for (int range = 1; range < RANGES; range++) {
            if (begins[range + 1] == begins[range]) {
                greatest[range] = greatest[range - 1];
            }
        }
        return table(keys, begins, greatest);
    }

    /** Where each range begins. */
    private int[] begins() throws IOException {
        int[] counts = new int[RANGES + 1];
        workers.run(
                buckets.length,
                (bucket, worker) -> buckets[bucket]
                        .known()
                        .forEach(key -> ELEMENT.getAndAdd(counts, (int) (key >>> shift) + 1, 1)));
        KeyTable.checkSize(Arrays.stream(buckets)
                .mapToLong(bucket -> bucket.known().size())
                .sum());
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

    private KeyTable table(long[] keys, int[] begins, long[] greatest) throws IOException {
        int size = begins[RANGES];
        KeyTable.Directory directory = new KeyTable.Directory(size, bits);
        workers.run(RANGES, (range, worker) -> {
            long previous = range == 0 ? 0 : greatest[range - 1];
            for (int index = begins[range]; index < begins[range + 1]; index++) {
                long key = keys[index];
                directory.enter(previous, key, index);
                keys[index] = KeyTable.entry(key, 0);
                previous = key;
            }
        });
        directory.end(greatest[RANGES - 1], size);
        return new KeyTable(keys, directory, size, bits);
    }
}
