package dev.foregone.search.memory;

import dev.foregone.search.view.GameView;
import org.jspecify.annotations.Nullable;

/**
 * A {@link PackedTable} with a small table before it, for a session of many short questions. What most of them need is what they have
 * proved themselves; in a table that holds all earlier ones too, each probe misses the processor's cache. So a question
 * begins in a nursery (as garbage collectors call it) that fits there. If it turns out long, the nursery is emptied into the large
 * table, which alone serves the rest of it. Of short questions, what took little work is forgotten when the nursery is emptied.
 * There is none while the large table is small itself, nor where the two exceed the allowed memory. For one thread.
 */
final class NurseryTable implements TranspositionTable {

    /** Half of a second-level cache of 1 MB. */
    private static final int BUCKETS = 1 << 13;

    private static final long BYTES = (long) BUCKETS * Buckets.BYTES;

    /** The work of 16 positions: what took fewer is not worth a place in the large table. */
    private static final int LEAST_WORK = 6;

    private final PackedTable old;
    private final int positionBits;
    private final long memoryBytes;
    private @Nullable Buckets nursery;
    private int filled;

    /**
     * The nursery of a table.
     *
     * @param old the table
     * @param positionBits how many bits a position has
     * @param memoryBytes the most that both may take
     */
    NurseryTable(PackedTable old, int positionBits, long memoryBytes) {
        this.old = old;
        this.positionBits = positionBits;
        this.memoryBytes = memoryBytes;
    }

    @Override
    public void beginQuestion() {
        Buckets its = nursery;
        if (its != null && filled > its.slots() / 4) {
            empty(its, LEAST_WORK);
        }
        if (nursery == null && old.bytes() > BYTES && old.bytes() + BYTES <= memoryBytes) {
            nursery = Buckets.maker(positionBits, BUCKETS).apply(BUCKETS);
            filled = 0;
        }
    }

    private void empty(Buckets its, int leastWork) {
        nursery = null;
        its.forEach(leastWork, old::put);
    }

    @Override
    public long key(long position, int ply) {
        return old.key(position, ply);
    }

    @Override
    public int sample(long position, int ply) {
        return old.sample(position, ply);
    }

    @Override
    public long get(long key) {
        long entry = getNew(key);
        return entry == Entry.NONE ? old.get(key) : entry;
    }

    @Override
    public long getNew(long key) {
        Buckets its = nursery;
        return its == null ? old.get(key) : its.get(key);
    }

    @Override
    public boolean hasOld() {
        return nursery != null;
    }

    @Override
    public int oldSample(long key) {
        return old.buckets().hash(key);
    }

    @Override
    public long getOld(long key) {
        return old.get(key);
    }

    @Override
    public void put(long key, long entry) {
        Buckets its = nursery;
        if (its == null) {
            old.put(key, entry);
            return;
        }
        if (!its.keeps(entry)) {
            empty(its, 1);
            old.put(key, entry);
            return;
        }
        if (its.put(key, entry)) {
            filled++;
        }
        if (filled > its.slots() / 2) {
            empty(its, 1);
        }
    }

    @Override
    public void prepareForSharing() {
        Buckets its = nursery;
        if (its != null) {
            empty(its, 1);
        }
        old.prepareForSharing();
    }

    @Override
    public TranspositionTable shared(GameView<?, ?> view) {
        return old.shared(view);
    }
}
