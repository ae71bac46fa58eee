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

    /** What was not used for this many {@linkplain #age ages} is old. */
    private static final int OLD = 4;

    /** With each entry that is added, this many slots are looked through for old ones. */
    private static final int LOOKED_THROUGH = 2;

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

    /** Another age begins: entries that were not used for some are removed little by little, even if there is room. */
    void age() {
        for (Part part : parts) {
            part.age();
        }
    }

    /** An entry, and the next one in its slot. */
    private static final class Node {

        private final Object key;
        private final int hash;
        private long entry;
        private int bytes;
        private boolean used;

        /** When it was used last. */
        private int age;

        private @Nullable Node next;

        Node(Object key, int hash, long entry, int bytes, int age, @Nullable Node next) {
            this.key = key;
            this.hash = hash;
            this.entry = entry;
            this.bytes = bytes;
            this.age = age;
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

        private int age;

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

        synchronized void age() {
            age++;
        }

        synchronized long get(Object key, int hash) {
            Node node = find(key, hash);
            if (node == null) {
                return Entry.NONE;
            }
            use(node);
            return node.entry;
        }

        private void use(Node node) {
            node.used = true;
            node.age = age;
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
            use(node);
            bytesLeft += node.bytes - bytes;
            node.bytes = bytes;
            removeUnused(0);
        }

        private void add(Object key, int hash, long entry, int bytes) {
            bytesLeft -= bytes;
            removeUnused(age == 0 ? 0 : LOOKED_THROUGH);
            if (size == slots.length) {
                grow();
            }
            int slot = hash & (slots.length - 1);
            slots[slot] = new Node(key, hash, entry, bytes, age, slots[slot]);
            size++;
        }

        /** Goes around until there is room, at least so far: an entry that was used since the last time is left once more. */
        private void removeUnused(int least) {
            for (int looked = 0; size > 0 && (bytesLeft < 0 || looked < least); looked++) {
                slots[hand] = unused(slots[hand]);
                hand = (hand + 1) & (slots.length - 1);
            }
        }

        /** What is left of a slot. */
        private @Nullable Node unused(@Nullable Node first) {
            Node left = null;
            for (Node node = first, next; node != null; node = next) {
                next = node.next;
                if (age - node.age < OLD && (node.used || bytesLeft >= 0)) {
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
