package dev.foregone.tablebase.builder.positions;

/** The keys that one thread has found and not yet put into buckets: some for each, to be put down together. */
public final class Staging {

    private final int room;
    private final long[] keys;
    private final int[] sizes;
    private final Buckets buckets;

    /** Takes keys of a bucket. */
    @FunctionalInterface
    public interface Buckets {
        /** Takes as many keys, from an index of the array on. */
        void add(int bucket, long[] keys, int from, int count);
    }

    /**
     * Nothing yet.
     *
     * @param count how many buckets there are
     * @param room the keys of one bucket that are put down together
     */
    public Staging(int count, int room, Buckets buckets) {
        this.room = room;
        this.keys = new long[count * room];
        this.sizes = new int[count];
        this.buckets = buckets;
    }

    /** Adds a key that has been found. */
    public void add(int bucket, long key) {
        int size = sizes[bucket];
        keys[bucket * room + size] = key;
        sizes[bucket] = size + 1;
        if (size + 1 == room) {
            flush(bucket);
        }
    }

    private void flush(int bucket) {
        int size = sizes[bucket];
        sizes[bucket] = 0;
        buckets.add(bucket, keys, bucket * room, size);
    }

    /** Puts all into the buckets. */
    public void flush() {
        for (int bucket = 0; bucket < sizes.length; bucket++) {
            if (sizes[bucket] > 0) {
                flush(bucket);
            }
        }
    }
}
