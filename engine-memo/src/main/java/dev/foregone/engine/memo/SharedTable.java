package dev.foregone.engine.memo;

import dev.foregone.search.GameView;
import java.util.stream.Stream;

/**
 * The table of the fast view as the threads of a session use it together: it does not grow while they use it; {@linkplain
 * PackedTable#prepareForSharing room is made before}. Over buckets that are not safe for many threads, each look and each
 * change holds a lock on a part of them. Safe for use by many threads, while nobody uses the table itself.
 */
final class SharedTable implements TranspositionTable {

    /** Enough locks that two threads seldom want the same; a power of two. */
    private static final int LOCKS = 1 << 12;

    private final PackedTable table;
    private final Object[] locks = Stream.generate(Object::new).limit(LOCKS).toArray();

    SharedTable(PackedTable table) {
        this.table = table;
    }

    @Override
    public long key(long position, int ply) {
        return table.key(position, ply);
    }

    @Override
    public int hash(long key) {
        return table.hash(key);
    }

    @Override
    public long get(long key) {
        Buckets buckets = table.buckets();
        if (buckets.areShareable()) {
            return buckets.get(key);
        }
        synchronized (lock(buckets, key)) {
            return buckets.get(key);
        }
    }

    @Override
    public void put(long key, long entry) {
        if (put(table.buckets(), key, entry)) {
            table.filledByOther();
        }
    }

    /** Whether the position took a slot that was free. */
    private boolean put(Buckets buckets, long key, long entry) {
        if (buckets.areShareable()) {
            return buckets.put(key, entry);
        }
        synchronized (lock(buckets, key)) {
            return buckets.put(key, entry);
        }
    }

    @Override
    public TranspositionTable shared(GameView<?, ?> view) {
        return this;
    }

    private Object lock(Buckets buckets, long key) {
        return locks[buckets.bucket(key) & (LOCKS - 1)];
    }
}
