package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.cluster.Outbox;

/** Cuts ascending keys into blocks for the ranges that they belong to. For one thread. */
public final class RangeOutbox {

    /** The most keys of one block. */
    static final int MOST = 1 << 20;

    private final KeyRanges ranges;
    private final Outbox outbox;
    private final KeyBlock.Writer block = new KeyBlock.Writer();
    private int range;

    public RangeOutbox(KeyRanges ranges, Outbox outbox) {
        this.ranges = ranges;
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
            append(from, at, at + within);
            at += within;
        }
    }

    private void append(long[] from, int begin, int end) {
        for (int at = begin; at < end; ) {
            int next = Math.min(at + MOST - block.count(), end);
            block.add(from, at, next);
            at = next;
            if (block.count() == MOST) {
                flush();
            }
        }
    }

    /** Sends what has not been sent yet. */
    public void flush() {
        if (block.count() > 0) {
            outbox.put(range, block.finish());
        }
    }
}
