package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.tablebase.builder.positions.Expander;
import dev.foregone.tablebase.builder.positions.KeySet;
import dev.foregone.tablebase.builder.positions.Staging;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;

/**
 * Finds every position that can be reached from a root. Positions lie in {@value #COUNT} buckets by a hash, so that each bucket
 * fits into a processor's cache and all are of much the same size. In turn the fresh positions are expanded, their children
 * put down in the buckets they belong to, and then each bucket finds out which of these are new.
 */
final class Discovery {

    private static final int COUNT_BITS = 12;
    private static final int COUNT = 1 << COUNT_BITS;

    /** As many fresh positions are expanded at a time as have children for this part of the memory. */
    private static final int PENDING_PART = 16;

    /** And no more than this many, so that progress is reported often enough. */
    private static final long SLICE = 1 << 22;

    /** A thread puts down this many children of a bucket together, or fewer where there is little memory. */
    private static final int MOST_ROOM = 32;

    /** The share of the work that this takes, roughly. */
    private static final double SHARE = 0.4;

    private final KeyRules keyRules;
    private final Workers workers;
    private final long memoryBytes;
    private final MonotoneProgress progress;
    private final Handover handover;
    private final DiscoveryBucket[] buckets = new DiscoveryBucket[COUNT];
    private final int room;
    private final Worker[] scratch;
    private final AtomicLong bytes = new AtomicLong();

    Discovery(KeyRules keyRules, Resources resources, Handover handover) {
        this.keyRules = keyRules;
        this.workers = resources.workers();
        this.memoryBytes = resources.memoryBytes();
        this.progress = resources.progress();
        this.handover = handover;
        this.room = (int)
                Math.max(2, Math.min(MOST_ROOM, memoryBytes / PENDING_PART / COUNT / Long.BYTES / workers.threads()));
        this.scratch = new Worker[workers.threads()];
        Arrays.setAll(buckets, bucket -> new DiscoveryBucket());
        Arrays.setAll(scratch, worker -> new Worker());
    }

    private static int bucket(long key) {
        return (int) (KeySet.mixed(key) >>> (Long.SIZE - COUNT_BITS));
    }

    /** The working memory of one thread: some children for each bucket, to be put down together. */
    private final class Worker {
        private final Staging staging = new Staging(
                COUNT, room, (bucket, keys, from, count) -> charge(buckets[bucket].offer(keys, from, count)));
        private final Expander expander = new Expander(keyRules);
        private long all;
        private long expanded;
        private long children;

        void expand(long[] fresh, int size) {
            for (int i = 0; i < size; i++) {
                expander.expand(fresh[i], this::add);
            }
            expanded += size;
        }

        private void add(long key) {
            all |= key;
            children++;
            staging.add(bucket(key), key);
        }
    }

    /** All positions, in a table without codes. */
    KeyTable discover(long root) throws IOException {
        charge((long) Long.BYTES * COUNT * room * scratch.length);
        scratch[0].add(root);
        scratch[0].staging.flush();
        buckets[bucket(root)].sift();
        for (long fresh = 1; fresh > 0; fresh = sum(DiscoveryBucket::freshSize)) {
            int slices = (int) Math.min(COUNT, fresh / slice() + 1);
            for (int slice = 0; slice < slices; slice++) {
                expand(COUNT * slice / slices, COUNT * (slice + 1) / slices);
                workers.run(COUNT, (bucket, worker) -> charge(buckets[bucket].sift()));
                checkRoom();
            }
            report(fresh);
        }
        return new Sorting(buckets, all(), workers).table();
    }

    /** How many fresh positions are expanded before their children are looked at. */
    private long slice() {
        long expanded =
                Arrays.stream(scratch).mapToLong(worker -> worker.expanded).sum();
        long children =
                Arrays.stream(scratch).mapToLong(worker -> worker.children).sum();
        long room = memoryBytes / PENDING_PART / Long.BYTES;
        return Math.max(1, Math.min(SLICE, (long) (room * (expanded + 1.0) / (children + 1.0))));
    }

    private long all() {
        return Arrays.stream(scratch).mapToLong(worker -> worker.all).reduce(0, (a, b) -> a | b);
    }

    private void expand(int from, int to) throws IOException {
        workers.run(to - from, (index, worker) -> {
            DiscoveryBucket bucket = buckets[from + index];
            int size = bucket.freshSize();
            long[] fresh = bucket.takeFresh();
            scratch[worker].expand(fresh, size);
            charge((long) -Long.BYTES * fresh.length);
        });
        for (Worker worker : scratch) {
            worker.staging.flush();
        }
    }

    private void report(long fresh) {
        long known = sum(bucket -> bucket.known().size());
        progress.report(Stage.DISCOVER, SHARE * (known - Math.min(known, fresh)) / known, known);
    }

    private long sum(ToLongFunction<DiscoveryBucket> number) {
        return Arrays.stream(buckets).mapToLong(number).sum();
    }

    /** Accounts for the growth of a bucket. */
    private void charge(long grown) {
        bytes.addAndGet(grown);
    }

    /**
     * In the end all positions will be in one array as well; that they do not fit, or memory has no room for both, is reported as
     * soon as it is certain. Between slices, when every known position is either fresh or has all its children among the known.
     */
    private void checkRoom() {
        long known = sum(bucket -> bucket.known().size());
        long needed = sum(bucket -> bucket.known().bytes()) + Long.BYTES * known;
        try {
            KeyTable.checkSize(known);
            if (bytes.get() > memoryBytes) {
                throw tooLarge(known, memoryBytes);
            }
            if (needed > memoryBytes) {
                throw tooLarge(known, needed);
            }
        } catch (TooLargeException tooLarge) {
            progress.report(Stage.DISCOVER, 0, known);
            throw tooLarge.with(() -> handover.write(buckets));
        }
    }

    private TooLargeException tooLarge(long known, long needed) {
        return new TooLargeException(
                2 * needed,
                "%,d positions had been found, and %,d of them not been expanded, when there was no room for more in"
                        + " the %,d bytes of memory allowed",
                known,
                sum(DiscoveryBucket::freshSize),
                memoryBytes);
    }
}
