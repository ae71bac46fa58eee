package dev.foregone.search.memory;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Entries of states by their keys, up to a number of bytes in all; beyond it, the least recently used are removed. Safe for
 * many threads: a key belongs to one of several parts, each with a lock.
 */
final class RecentEntries {

    /** So many that two threads seldom want the same one. */
    private static final int PARTS_A_THREAD = 4;

    private final Part[] parts;
    private final int shift;

    RecentEntries(long mostBytes, int threads) {
        int count = threads == 1 ? 1 : Integer.highestOneBit(PARTS_A_THREAD * threads);
        parts = new Part[count];
        for (int i = 0; i < count; i++) {
            parts[i] = new Part(mostBytes / count);
        }
        shift = Long.SIZE - Integer.numberOfTrailingZeros(count);
    }

    private Part part(Object key) {
        return parts.length == 1 ? parts[0] : parts[(int) ((key.hashCode() * Buckets.GOLDEN) >>> shift)];
    }

    /** The entry of a key, or {@link Entry#NONE}. */
    long get(Object key) {
        return part(key).entry(key);
    }

    /** Keeps an entry, which takes this many bytes with its key. */
    void put(Object key, long entry, int bytes) {
        part(key).keep(key, new Weighed(entry, bytes));
    }

    private record Weighed(long entry, int bytes) {}

    /** Some of the entries, those used last at the end. */
    private static final class Part {

        private static final float LOAD = 0.75F;

        private final Map<Object, Weighed> entries = new LinkedHashMap<>(0, LOAD, true);
        private long bytesLeft;

        Part(long mostBytes) {
            bytesLeft = mostBytes;
        }

        synchronized long entry(Object key) {
            Weighed kept = entries.get(key);
            return kept == null ? Entry.NONE : kept.entry;
        }

        synchronized void keep(Object key, Weighed entry) {
            Weighed before = entries.put(key, entry);
            bytesLeft += (before == null ? 0 : before.bytes) - entry.bytes;
            if (bytesLeft < 0) {
                removeOldest();
            }
        }

        private void removeOldest() {
            Iterator<Weighed> oldest = entries.values().iterator();
            while (bytesLeft < 0) {
                bytesLeft += oldest.next().bytes;
                oldest.remove();
            }
        }
    }
}
