package dev.foregone.tablebase.partitioned;

import dev.foregone.tablebase.cluster.Outbox;
import java.util.BitSet;

/** Cuts ascending keys into blocks for the ranges that they belong to. For one thread. */
public final class RangeOutbox {

    /** The most keys of one block. */
    static final int MOST = 1 << 20;

    private final KeyRanges ranges;
    private final BitSet receivers;
    private final Outbox outbox;
    private final long[] keys = new long[MOST];
    private int size;
    private int range;

    /**
     * An outbox.
     *
     * @param receivers the ranges that receive; keys of others are left out
     */
    public RangeOutbox(KeyRanges ranges, BitSet receivers, Outbox outbox) {
        this.ranges = ranges;
        this.receivers = receivers;
        this.outbox = outbox;
    }

    /** Takes keys that come after all taken before. */
    public void add(long[] from, int count) {
        for (int at = 0; at < count; ) {
            int owner = ranges.of(from[at]);
            if (owner != range) {
                flush();
                range = owner;
            }
            int within = ranges.countWithin(range, from, at, count);
            if (receivers.get(range)) {
                append(from, at, within);
            }
            at += within;
        }
    }

    private void append(long[] from, int begin, int count) {
        for (int at = begin; at < begin + count; ) {
            int next = Math.min(MOST - size, begin + count - at);
            System.arraycopy(from, at, keys, size, next);
            size += next;
            at += next;
            if (size == MOST) {
                flush();
            }
        }
    }

    /** Sends what has not been sent yet. */
    public void flush() {
        if (size > 0) {
            outbox.put(range, KeyBlock.encode(keys, size));
            size = 0;
        }
    }
}
