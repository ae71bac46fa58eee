package dev.foregone.search.memory;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.GameView;

/** The table of the plain view: keyed by the states themselves; the least recently used entries are removed first. */
final class StateTable<S extends GameState<S, M>, M extends Move> implements TranspositionTable {

    /**
     * The approximate size of an entry without its state: the cache's node and slot, the boxed entry, heap overhead.
     */
    private static final int BYTES_BESIDE_STATE = 128;

    private static final int GOLDEN = 0x9E3779B9;

    private final GameView<S, M> view;
    private final boolean symmetry;
    private final Cache<S, Weighed> entries;
    private final StateSize<S, M> size;

    StateTable(GameView<S, M> view, long memoryBytes, boolean symmetry, int threads) {
        this(
                view,
                symmetry,
                CacheBuilder.newBuilder()
                        .maximumWeight(memoryBytes)
                        .weigher((S state, Weighed entry) -> entry.bytes)
                        .concurrencyLevel(threads)
                        .build());
    }

    private StateTable(GameView<S, M> view, boolean symmetry, Cache<S, Weighed> entries) {
        this.view = view;
        this.symmetry = symmetry;
        this.entries = entries;
        this.size = new StateSize<>(view);
    }

    @Override
    @SuppressWarnings("unchecked") // every view of a session is of one game
    public TranspositionTable shared(GameView<?, ?> itsView) {
        return new StateTable<>((GameView<S, M>) itsView, symmetry, entries);
    }

    /** A place on the line is a valid key as long as it holds the same state. */
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
        Weighed kept = entries.getIfPresent(state(key));
        return kept == null ? Entry.NONE : kept.entry;
    }

    @Override
    public void put(long key, long entry) {
        entries.put(state(key), new Weighed(entry, BYTES_BESIDE_STATE + size.of(key)));
    }

    private S state(long key) {
        S state = view.rules().unpack(key);
        return symmetry ? view.game().canonical(state) : state;
    }

    /** An entry, and its approximate size in bytes including its state. */
    private record Weighed(long entry, int bytes) {}
}
