package dev.foregone.engine.memo;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.Lane;

/** The table of the plain lane: keyed by the states themselves; the entries used least recently go first. */
final class StateTable<S extends GameState<S, M>, M extends Move> implements Table {

    /** About what an entry with a small state takes: the cache's node, the boxed entry, a state with a few fields. */
    private static final int BYTES_PER_ENTRY = 288;

    private static final int GOLDEN = 0x9E3779B9;

    private final Lane<S, M> lane;
    private final boolean symmetry;
    private final Cache<S, Long> entries;

    StateTable(Lane<S, M> lane, long memoryBytes, boolean symmetry, int threads) {
        this(
                lane,
                symmetry,
                CacheBuilder.newBuilder()
                        .maximumSize(memoryBytes / BYTES_PER_ENTRY)
                        .concurrencyLevel(threads)
                        .build());
    }

    private StateTable(Lane<S, M> lane, boolean symmetry, Cache<S, Long> entries) {
        this.lane = lane;
        this.symmetry = symmetry;
        this.entries = entries;
    }

    @Override
    @SuppressWarnings("unchecked") // every lane of a session is of one game
    public Table shared(Lane<?, ?> itsLane) {
        return new StateTable<>((Lane<S, M>) itsLane, symmetry, entries);
    }

    /** A place on the line is a key for as long as its state stands there. */
    @Override
    public long key(long position, int ply) {
        return position;
    }

    @Override
    public int hash(long key) {
        return (state(key).hashCode() * GOLDEN) >>> Short.SIZE;
    }

    @Override
    public long get(long key) {
        Long entry = entries.getIfPresent(state(key));
        return entry == null ? Entry.NONE : entry;
    }

    @Override
    public void put(long key, long entry) {
        entries.put(state(key), entry);
    }

    private S state(long key) {
        S state = lane.rules().unpack(key);
        return symmetry ? lane.game().canonical(state) : state;
    }
}
