package dev.foregone.engine.memo;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.Lane;

/** The table of the plain lane: keyed by the states themselves; the entries used least recently go first. */
final class StateTable<S extends GameState<S, M>, M extends Move> implements Table {

    /** About what an entry with a small state takes: the cache's node, the boxed entry, a state with a few fields. */
    private static final int BYTES_PER_ENTRY = 192;

    private final Lane<S, M> lane;
    private final boolean symmetry;
    private final Cache<S, Long> entries;

    StateTable(Lane<S, M> lane, long memoryBytes, boolean symmetry) {
        this.lane = lane;
        this.symmetry = symmetry;
        this.entries = CacheBuilder.newBuilder()
                .maximumSize(memoryBytes / BYTES_PER_ENTRY)
                .concurrencyLevel(1)
                .build();
    }

    @Override
    public long get(long position) {
        Long entry = entries.getIfPresent(key(position));
        return entry == null ? Entry.NONE : entry;
    }

    @Override
    public void put(long position, long entry) {
        entries.put(key(position), entry);
    }

    private S key(long position) {
        S state = lane.rules().unpack(position);
        return symmetry ? lane.game().canonical(state) : state;
    }
}
