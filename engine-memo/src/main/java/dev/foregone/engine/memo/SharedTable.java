package dev.foregone.engine.memo;

import dev.foregone.search.Lane;
import java.util.stream.Stream;

/**
 * A packed table that several threads use: each look and each change holds a lock on a part of the table, because a key
 * and its entry are two words and must not be torn apart. Safe for use by many threads.
 */
final class SharedTable implements Table {

    /** So many locks that two threads seldom want the same; a power of two. */
    private static final int LOCKS = 1 << 12;

    private final PackedTable table;
    private final Object[] locks;

    SharedTable(PackedTable table) {
        this.table = table;
        this.locks = Stream.generate(Object::new).limit(LOCKS).toArray();
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
        synchronized (lock(key)) {
            return table.get(key);
        }
    }

    @Override
    public void put(long key, long entry) {
        synchronized (lock(key)) {
            table.put(key, entry);
        }
    }

    @Override
    public Table shared(Lane<?, ?> lane) {
        return this;
    }

    private Object lock(long key) {
        return locks[table.bucketNumber(key) & (LOCKS - 1)];
    }
}
