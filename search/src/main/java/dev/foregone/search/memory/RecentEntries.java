package dev.foregone.search.memory;

import org.jspecify.annotations.Nullable;

/**
 * Entries of states by their keys, up to a number of bytes in all; beyond it, entries are removed that have not been used for
 * long (second chance: F. J. Corbató, <em>A paging experiment with the Multics system</em>, 1968). Safe for many threads: a
 * key belongs to one of several parts, each with a lock.
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

    private static int hash(Object key) {
        return (int) ((key.hashCode() * Buckets.GOLDEN) >>> Integer.SIZE);
    }

    /** By other bits of the hash than those that number a slot. */
    private Part part(int hash) {
        return parts.length == 1 ? parts[0] : parts[(int) ((hash * Buckets.GOLDEN) >>> shift)];
    }

    /** The entry of a key, or {@link Entry#NONE}. */
    long get(Object key) {
        int hash = hash(key);
        return part(hash).get(key, hash);
    }

    /** Keeps an entry, which takes this many bytes with its key; not one that is larger than its part may become. */
    void put(Object key, long entry, int bytes) {
        int hash = hash(key);
        part(hash).put(key, hash, entry, bytes);
    }

    /** An entry, and the next one in its slot. */
    private static final class Node {

        private final Object key;
        private final int hash;
        private long entry;
        private int bytes;
        private boolean used;
        private @Nullable Node next;

        Node(Object key, int hash, long entry, int bytes, @Nullable Node next) {
            this.key = key;
            this.hash = hash;
            this.entry = entry;
            this.bytes = bytes;
            this.next = next;
        }
    }

    /** Some of the entries, in a power of two of slots. */
    private static final class Part {

        private static final int FIRST_SLOTS = 16;

        private @Nullable Node[] slots = new Node[FIRST_SLOTS];
        private final long mostBytes;
        private int size;
        private long bytesLeft;

        /** The slot where the next search for an entry to remove begins. */
        private int hand;

        Part(long mostBytes) {
            this.mostBytes = mostBytes;
            bytesLeft = mostBytes;
        }

        private @Nullable Node find(Object key, int hash) {
            Node node = slots[hash & (slots.length - 1)];
            while (node != null && (node.hash != hash || !node.key.equals(key))) {
                node = node.next;
            }
            return node;
        }

        synchronized long get(Object key, int hash) {
            Node node = find(key, hash);
            if (node == null) {
                return Entry.NONE;
            }
            node.used = true;
            return node.entry;
        }

        synchronized void put(Object key, int hash, long entry, int bytes) {
            if (bytes > mostBytes) {
                return;
            }
            Node node = find(key, hash);
            if (node == null) {
                add(key, hash, entry, bytes);
                return;
            }
            node.entry = entry;
            node.used = true;
            bytesLeft += node.bytes - bytes;
            node.bytes = bytes;
            removeUnused();
        }

        private void add(Object key, int hash, long entry, int bytes) {
            bytesLeft -= bytes;
            removeUnused();
            if (size == slots.length) {
                grow();
            }
            int slot = hash & (slots.length - 1);
            slots[slot] = new Node(key, hash, entry, bytes, slots[slot]);
            size++;
        }

        /** Goes around until there is room: an entry that was used since the last time is left once more. */
        private void removeUnused() {
            while (bytesLeft < 0 && size > 0) {
                slots[hand] = unused(slots[hand]);
                hand = (hand + 1) & (slots.length - 1);
            }
        }

        /** What is left of a slot. */
        private @Nullable Node unused(@Nullable Node first) {
            Node left = null;
            for (Node node = first, next; node != null; node = next) {
                next = node.next;
                if (node.used || bytesLeft >= 0) {
                    node.used &= bytesLeft >= 0;
                    node.next = left;
                    left = node;
                } else {
                    bytesLeft += node.bytes;
                    size--;
                }
            }
            return left;
        }

        private void grow() {
            @Nullable Node[] more = new Node[2 * slots.length];
            for (Node first : slots) {
                for (Node node = first, next; node != null; node = next) {
                    next = node.next;
                    int slot = node.hash & (more.length - 1);
                    node.next = more[slot];
                    more[slot] = node;
                }
            }
            slots = more;
        }
    }
}
