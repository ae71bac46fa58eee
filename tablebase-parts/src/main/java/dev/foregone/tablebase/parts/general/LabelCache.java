package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.retrograde.Labels;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Labels that this JVM keeps from the superstep before, so that they need not be read again; the files are
 * authoritative. They take at most a quarter of the heap: when it is full, the labels there stay, since partitions are
 * visited in turn.
 */
final class LabelCache {

    private static final long MOST_BYTES = Runtime.getRuntime().maxMemory() / 4;
    private static final LabelCache OF_THIS_JVM = new LabelCache();

    private final Map<Key, Entry> entries = new HashMap<>();
    private long bytes;

    private LabelCache() {}

    /** The labels that this JVM has left. */
    static LabelCache ofThisJvm() {
        return OF_THIS_JVM;
    }

    private record Key(String token, int partition) {}

    private record Entry(int step, Labels labels) {
        long bytes() {
            return (long) Integer.BYTES * labels.size();
        }
    }

    /** Takes out the labels of a partition after a superstep, which may be changed then; null if they are not there. */
    synchronized @Nullable Labels take(String token, int partition, int step) {
        Entry entry = remove(new Key(token, partition));
        return entry != null && entry.step == step ? entry.labels : null;
    }

    /** The labels of a partition have not changed in a superstep. */
    synchronized void unchanged(String token, int partition, int before) {
        entries.computeIfPresent(
                new Key(token, partition),
                (key, entry) -> entry.step == before ? new Entry(before + 1, entry.labels) : entry);
    }

    private @Nullable Entry remove(Key key) {
        Entry entry = entries.remove(key);
        bytes -= entry == null ? 0 : entry.bytes();
        return entry;
    }

    /** Leaves labels, which nobody changes from now on. */
    synchronized void leave(String token, int partition, int step, Labels labels) {
        Entry entry = new Entry(step, labels);
        remove(new Key(token, partition));
        if (bytes + entry.bytes() > MOST_BYTES) {
            remove(key -> !key.token.equals(token)); // what earlier builds have left
        }
        if (bytes + entry.bytes() <= MOST_BYTES) {
            entries.put(new Key(token, partition), entry);
            bytes += entry.bytes();
        }
    }

    /** Forgets everything of a build. */
    synchronized void removeAll(String token) {
        remove(key -> key.token.equals(token));
    }

    private void remove(Predicate<Key> which) {
        entries.keySet().removeIf(which);
        bytes = entries.values().stream().mapToLong(Entry::bytes).sum();
    }
}
