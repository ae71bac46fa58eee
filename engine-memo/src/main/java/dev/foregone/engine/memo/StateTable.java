package dev.foregone.engine.memo;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.GameView;
import dev.foregone.spi.Blame;
import org.jspecify.annotations.Nullable;

/** The table of the plain view: keyed by the states themselves; the entries used least recently go first. */
final class StateTable<S extends GameState<S, M>, M extends Move> implements TranspositionTable {

    /** About what an entry with a small state takes: the cache's node, the boxed entry, a state with a few fields. */
    private static final int BYTES_PER_ENTRY = 288;

    private static final int GOLDEN = 0x9E3779B9;

    private final GameView<S, M> view;
    private final boolean symmetry;
    private final Cache<S, Long> entries;

    StateTable(GameView<S, M> view, long memoryBytes, boolean symmetry, int threads) {
        this(
                view,
                symmetry,
                CacheBuilder.newBuilder()
                        .maximumSize(memoryBytes / BYTES_PER_ENTRY)
                        .concurrencyLevel(threads)
                        .build());
    }

    private StateTable(GameView<S, M> view, boolean symmetry, Cache<S, Long> entries) {
        this.view = view;
        this.symmetry = symmetry;
        this.entries = entries;
    }

    @Override
    @SuppressWarnings("unchecked") // every view of a session is of one game
    public TranspositionTable shared(GameView<?, ?> itsView) {
        return new StateTable<>((GameView<S, M>) itsView, symmetry, entries);
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
        S state = view.rules().unpack(key);
        return symmetry ? canonical(state) : state;
    }

    private S canonical(S state) {
        @Nullable S canonical = view.game().canonical(state);
        return canonical == null ? Blame.game(view.game()).answered("canonical", canonical) : canonical;
    }
}
