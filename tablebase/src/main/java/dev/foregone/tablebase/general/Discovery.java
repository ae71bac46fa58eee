package dev.foregone.tablebase.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.work.ProgressMeter;
import dev.foregone.tablebase.work.ProgressMeter.Stage;
import dev.foregone.tablebase.work.TooLargeException;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.ToLongFunction;

/**
 * Finds every position that can be reached from a root. Positions lie in {@value #COUNT} buckets by a hash, so that each bucket
 * fits into a processor's cache and all are of much the same size. In turn the fresh positions are expanded, their children
 * put down in the buckets they belong to, and then each bucket finds out which of these are new.
 */
final class Discovery {

    private static final int COUNT_BITS = 12;
    private static final int COUNT = 1 << COUNT_BITS;

    /** This many fresh positions are expanded before their children are looked at. */
    private static final long SLICE = 1 << 22;

    /** How much of the work this is, roughly. */
    private static final double SHARE = 0.4;

    private final PackedRules<?, ?> rules;
    private final boolean symmetry;
    private final Workers workers;
    private final long memoryBytes;
    private final ProgressMeter meter;
    private final DiscoveryBucket[] buckets = new DiscoveryBucket[COUNT];
    private final Worker[] scratch;

    Discovery(PackedRules<?, ?> rules, boolean symmetry, Workers workers, long memoryBytes, ProgressMeter meter) {
        this.rules = rules;
        this.symmetry = symmetry;
        this.workers = workers;
        this.memoryBytes = memoryBytes;
        this.meter = meter;
        this.scratch = new Worker[workers.threads()];
        Arrays.setAll(buckets, bucket -> new DiscoveryBucket());
        Arrays.setAll(scratch, worker -> new Worker());
    }

    private static int bucket(long key) {
        return (int) (KeySet.mixed(key) >>> (Long.SIZE - COUNT_BITS));
    }

    /** What one thread needs: some children for each bucket, to be put down together. */
    private final class Worker {
        private static final int ROOM = 32;

        private final long[] keys = new long[COUNT * ROOM];
        private final int[] sizes = new int[COUNT];
        private final Expander expander = new Expander(rules, symmetry);
        private long all;

        void expand(long[] fresh, int size) {
            for (int i = 0; i < size; i++) {
                expander.expand(fresh[i], this::add);
            }
        }

        private void add(long key) {
            all |= key;
            int bucket = bucket(key);
            keys[bucket * ROOM + sizes[bucket]++] = key;
            if (sizes[bucket] == ROOM) {
                flush(bucket);
            }
        }

        private void flush(int bucket) {
            buckets[bucket].offer(keys, bucket * ROOM, sizes[bucket]);
            sizes[bucket] = 0;
        }

        void flush() {
            for (int bucket = 0; bucket < COUNT; bucket++) {
                if (sizes[bucket] > 0) {
                    flush(bucket);
                }
            }
        }
    }

    /** All positions, in a table without codes. */
    KeyTable discover(long root) throws IOException {
        scratch[0].add(root);
        scratch[0].flush();
        buckets[bucket(root)].sift();
        for (long fresh = 1; fresh > 0; fresh = sum(DiscoveryBucket::freshSize)) {
            int slices = (int) Math.min(COUNT, fresh / SLICE + 1);
            for (int slice = 0; slice < slices; slice++) {
                expand(COUNT * slice / slices, COUNT * (slice + 1) / slices);
                workers.run(COUNT, (bucket, worker) -> buckets[bucket].sift());
                checkMemory();
            }
            report(fresh);
        }
        return new Sorting(buckets, all(), workers).table();
    }

    private long all() {
        return Arrays.stream(scratch).mapToLong(worker -> worker.all).reduce(0, (a, b) -> a | b);
    }

    private void expand(int from, int to) throws IOException {
        workers.run(to - from, (index, worker) -> {
            DiscoveryBucket bucket = buckets[from + index];
            int size = bucket.freshSize();
            scratch[worker].expand(bucket.takeFresh(), size);
        });
        for (Worker worker : scratch) {
            worker.flush();
        }
    }

    private void report(long fresh) {
        long known = sum(bucket -> bucket.known().size());
        meter.report(Stage.DISCOVER, SHARE * (known - Math.min(known, fresh)) / known, known);
    }

    private long sum(ToLongFunction<DiscoveryBucket> number) {
        return Arrays.stream(buckets).mapToLong(number).sum();
    }

    private void checkMemory() {
        long bytes = sum(DiscoveryBucket::bytes);
        if (bytes > memoryBytes) {
            throw new TooLargeException(String.format(
                    "%,d positions had been found when they filled the %,d bytes of memory allowed%n"
                            + "  allow more memory, or begin nearer to the end of the game",
                    sum(bucket -> bucket.known().size()), memoryBytes));
        }
    }
}
