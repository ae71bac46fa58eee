package dev.foregone.search.memory;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.view.GameView;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The table of the plain view, by the keys of positions; those not used for long are removed first. */
final class StateTable<S extends GameState<S, M>, M extends Move> implements TranspositionTable {

    /**
     * The approximate size of an entry without its key: a node, a slot and the entry, and what the heap adds to them.
     */
    private static final int BYTES_BESIDE_KEY = 96;

    private static final int FIRST_SIZE = 64;

    /** Deeper plies are counted together. */
    private static final int PLIES = 64;

    /** This many positions of a ply are looked up one after the other. */
    private static final int RUN = 64;

    private final GameView<S, M> view;
    private final boolean symmetry;
    private final RecentEntries entries;
    private final StateSize<S, M> size;

    private final int[] met = new int[PLIES];

    /** The keys of the places of the line. */
    private @Nullable Object[] keys = new Object[FIRST_SIZE];

    StateTable(GameView<S, M> view, long memoryBytes, boolean symmetry, int threads) {
        this(view, symmetry, new RecentEntries(memoryBytes, threads));
    }

    private StateTable(GameView<S, M> view, boolean symmetry, RecentEntries entries) {
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

    /** The place on the line, whose key is made now: it is good as long as the same position stands there. */
    @Override
    public long key(long position, int ply) {
        int place = (int) position;
        if (place >= keys.length) {
            keys = Arrays.copyOf(keys, 2 * place);
        }
        keys[place] = view.key(position, symmetry);
        return position;
    }

    /** Without looking at the position: its key may take longer to make than a move. */
    @Override
    public int sample(long position, int ply) {
        return met[Math.min(ply, PLIES - 1)]++ / RUN;
    }

    @Override
    public long get(long place) {
        return entries.get(key(place));
    }

    @Override
    public void put(long place, long entry) {
        entries.put(key(place), entry, BYTES_BESIDE_KEY + size.of(place));
    }

    @Override
    public void age() {
        entries.age();
    }

    private Object key(long place) {
        return Objects.requireNonNull(keys[(int) place]);
    }
}
