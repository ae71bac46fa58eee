package dev.foregone.search.memory;

import dev.foregone.search.view.GameView;
import dev.foregone.search.words.WordArray;
import dev.foregone.spi.PackedRules;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The table of the packed view: exact positions in flat {@linkplain Buckets buckets}, tight ones until a game turns out
 * too long for them. It starts small, which keeps easy questions within the processor's cache, and doubles as it fills,
 * up to its memory limit, if the time allows: while it doubles, nothing else is done, and old and new buckets exist side by
 * side. For one thread.
 */
final class PackedTable implements TranspositionTable {

    private static final int FIRST_BUCKETS = 1 << 10;
    private static final int MOST_BUCKETS = 1 << 27;

    /** A shared question may multiply the number of entries by this; found by measurement. */
    private static final int ROOM_FOR_OTHERS = 64;

    /** The time that must be left for each bucket that the table grows to: four times what that takes on a busy machine. */
    private static final long NANOS_FOR_BUCKET = 120;

    /** While there is not, the clock is looked at once for this many entries. */
    private static final int ENTRIES_BETWEEN_LOOKS = 64;

    /** Farther from the root, few equivalent positions occur that did not already meet nearer to it. */
    private static final int SYMMETRY_PLIES = 12;

    private final PackedRules<?, ?> rules;
    private final boolean symmetry;
    private final LongSupplier nanosLeft;
    private IntFunction<Buckets> newBuckets;
    private int mostBuckets;
    private Buckets buckets;
    private long filled;

    /** How many entries came since the table has been too full, and did not grow. */
    private int looks;

    private final LongAdder filledByOthers = new LongAdder();
    private @Nullable SharedTable shared;

    PackedTable(PackedRules<?, ?> rules, long memoryBytes, boolean symmetry, LongSupplier nanosLeft) {
        this.rules = rules;
        this.symmetry = symmetry;
        this.nanosLeft = nanosLeft;
        mostBuckets = (int) Long.highestOneBit(Math.min(MOST_BUCKETS, memoryBytes / Buckets.BYTES));
        int first = Math.max(1, Math.min(FIRST_BUCKETS, mostBuckets));
        newBuckets = Buckets.maker(rules.positionBits(), first);
        buckets = newBuckets.apply(first);
    }

    /** Merges equivalent positions near the root, where it saves most and costs least. */
    @Override
    public long key(long position, int ply) {
        return rules.key(symmetry && ply <= SYMMETRY_PLIES ? rules.canonical(position) : position);
    }

    @Override
    public int sample(long position, int ply) {
        return buckets.hash(key(position, ply));
    }

    @Override
    public long get(long key) {
        return buckets.get(key);
    }

    @Override
    public void put(long key, long entry) {
        if (mostBuckets == 0) {
            return;
        }
        if (!buckets.keeps(entry)) {
            becomeWide();
        }
        if (filled > buckets.slots() / 2 && looks++ % ENTRIES_BETWEEN_LOOKS == 0 && mayHave(2L * buckets.count())) {
            grow(2 * buckets.count());
        }
        if (buckets.put(key, entry)) {
            filled++;
        }
    }

    /** The table's present size in bytes. */
    long bytes() {
        return mostBuckets == 0 ? 0 : (long) buckets.count() * Buckets.BYTES;
    }

    /** Shared buckets cannot move while others use them, so there is ample space from the start, if the time allows. */
    @Override
    public void prepareForSharing() {
        prepareForSharing(WordArray.ARE_WHOLE);
    }

    /** Where words are not whole, shared tight buckets could not become wide: threads that still look there may read half a word. */
    void prepareForSharing(boolean wordsAreWhole) {
        filled += filledByOthers.sumThenReset();
        if (!wordsAreWhole && buckets instanceof TightBuckets) {
            newBuckets = WideBuckets::new;
            grow(buckets.count());
        }
        long wanted = Math.min(mostBuckets, Long.highestOneBit(filled / Buckets.WORDS * ROOM_FOR_OTHERS));
        while (wanted > buckets.count() && !mayHave(wanted)) {
            wanted /= 2;
        }
        if (wanted > buckets.count()) {
            grow((int) wanted);
        }
        if (shared != null) {
            shared.begin();
        }
    }

    @Override
    public TranspositionTable shared(GameView<?, ?> view) {
        if (shared == null) {
            shared = new SharedTable(this); // created with its locks only when threads share it
        }
        return shared;
    }

    /** Called when a worker's entry took a free slot. */
    void filledByOther() {
        filledByOthers.increment();
    }

    /** The present buckets. */
    Buckets buckets() {
        return buckets;
    }

    /** Replaces tight buckets in a game that is too long for them; look-ups in the old ones meanwhile still work. */
    void becomeWide() {
        replaceBy(WideBuckets::new, buckets.count());
    }

    private boolean mayHave(long count) {
        return count <= mostBuckets && NANOS_FOR_BUCKET * count <= nanosLeft.getAsLong();
    }

    private void grow(int count) {
        try {
            replaceBy(newBuckets, count);
        } catch (OutOfMemoryError full) {
            mostBuckets = buckets.count(); // less than allowed, but enough
        }
    }

    private void replaceBy(IntFunction<Buckets> maker, int count) {
        Buckets others = maker.apply(count);
        filled = buckets.copyTo(others);
        buckets = others;
        newBuckets = maker;
        looks = 0;
    }
}
