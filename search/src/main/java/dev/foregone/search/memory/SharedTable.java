package dev.foregone.search.memory;

import dev.foregone.search.view.GameView;
import java.util.stream.Stream;

/**
 * The table of the packed view, shared by the threads of a session. It does not grow while they use it; {@linkplain
 * PackedTable#prepareForSharing space is reserved before}, if the time allows. If the buckets are not safe for many threads, each access
 * locks a part of them. Where a game turns out too long for tight buckets, one thread creates wide ones; entries that
 * others write into the tight ones meanwhile are lost. Safe for use by many threads while nobody uses the table itself.
 */
final class SharedTable implements TranspositionTable {

    /** Many locks, so that two threads seldom want the same one; a power of two. */
    private static final int LOCKS = 1 << 12;

    private final PackedTable table;
    private final Object[] locks = Stream.generate(Object::new).limit(LOCKS).toArray();
    private volatile Buckets buckets;

    SharedTable(PackedTable table) {
        this.table = table;
        this.buckets = table.buckets();
    }

    /** Called before the threads begin; the table may have moved since the last time. */
    void begin() {
        buckets = table.buckets();
    }

    @Override
    public long key(long position, int ply) {
        return table.key(position, ply);
    }

    @Override
    public int sample(long position, int ply) {
        return buckets.hash(key(position, ply));
    }

    @Override
    public long get(long key) {
        Buckets now = buckets;
        if (now.areShareable()) {
            return now.get(key);
        }
        synchronized (lock(now, key)) {
            return now.get(key);
        }
    }

    @Override
    public void put(long key, long entry) {
        if (!buckets.keeps(entry)) {
            becomeWide();
        }
        if (put(buckets, key, entry)) {
            table.filledByOther();
        }
    }

    private synchronized void becomeWide() {
        if (buckets.areShareable()) {
            table.becomeWide();
            buckets = table.buckets();
        }
    }

    /** Stores an entry; returns whether it took a free slot. */
    private boolean put(Buckets now, long key, long entry) {
        if (now.areShareable()) {
            return now.put(key, entry);
        }
        synchronized (lock(now, key)) {
            return now.put(key, entry);
        }
    }

    @Override
    public TranspositionTable shared(GameView<?, ?> view) {
        return this;
    }

    private Object lock(Buckets now, long key) {
        return locks[now.bucket(key) & (LOCKS - 1)];
    }
}
