package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.Tier;
import dev.foregone.tablebase.positions.AscendingSearch;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.positions.RankTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All positions of a layer, or of a game without layers: one section or, in a tablebase in parts or in tiers, several
 * with ascending ranges of keys. Readable by any number of threads.
 */
public final class Layer {

    private final List<Section> sections;
    private final @Nullable Section only;
    private final long[] leastKeys;
    private final long keys;

    /** A layer of sections, whose keys ascend. */
    public Layer(List<Section> sections) {
        this.sections = List.copyOf(sections);
        this.only = sections.size() == 1 ? sections.get(0) : null;
        this.leastKeys = only != null
                ? new long[0]
                : sections.stream().mapToLong(section -> section.firstKey(0)).toArray();
        this.keys =
                sections.stream().mapToLong(section -> section.header().keys()).sum();
    }

    /** Whether there is one layer for each number of plies from the first down, or a single one without a number. */
    static boolean inTurn(List<Integer> layers) {
        if (layers.isEmpty()) {
            return false;
        }
        int first = layers.get(0);
        boolean inTurn = first >= layers.size() - 1 && first <= OutcomeCode.MAX_PLIES;
        for (int i = 0; i < layers.size(); i++) {
            inTurn &= layers.get(i) == first - i;
        }
        return inTurn || (first == SectionHeader.NO_LAYER && layers.size() == 1);
    }

    /** Its sections, their keys ascending from one to the next. */
    public List<Section> sections() {
        return sections;
    }

    /** The plies left at most in each of its positions, or -1. */
    public int number() {
        return sections.get(0).header().layer();
    }

    /** How many keys it has. */
    public long keys() {
        return keys;
    }

    /**
     * The outcome of a key.
     *
     * @return its code, or {@link OutcomeCode#NONE} if the layer does not have the key
     * @throws DamagedFileException if the block that must have it is not as it was written
     */
    public int find(long key) throws DamagedFileException {
        return only != null ? only.find(key) : findInParts(key);
    }

    private int findInParts(long key) throws DamagedFileException {
        int section = AscendingSearch.lastUpTo(leastKeys, key);
        return section < 0 ? OutcomeCode.NONE : sections.get(section).find(key);
    }

    /** The last key, or 0 if there is none. */
    public long greatestKey() throws DamagedFileException {
        return sections.get(sections.size() - 1).greatestKey();
    }

    /** Whether all keys and outcomes fit into a table that takes no more memory than this. */
    public boolean fitsTable(long memoryBytes) throws DamagedFileException {
        return keys <= KeyTable.MAX_SIZE
                && KeyTable.bytes(keys, KeyTable.bitsOf(greatestKey())) + Character.BYTES * keys <= memoryBytes;
    }

    /** All keys and outcomes as a table; it takes the memory that {@link KeyTable#bytes} says, and two bytes a key meanwhile. */
    public KeyTable toTable(Workers workers) throws IOException {
        return toTable(0, workers);
    }

    /** The same, with {@link KeyTable#of its least key}. */
    KeyTable toTable(long least, Workers workers) throws IOException {
        long[] ascending = KeyTable.room(keys);
        char[] outcomes = new char[(int) keys];
        int size = 0;
        for (Section section : sections) {
            int first = size;
            section.inPieces(workers, (block, some, codes, count) -> {
                int at = first + (int) block * section.blockKeys();
                System.arraycopy(some, 0, ascending, at, count);
                System.arraycopy(codes, 0, outcomes, at, count);
            });
            size += (int) section.header().keys();
        }
        return KeyTable.of(ascending, outcomes, size, least, workers);
    }

    /** The outcomes of some tiers, if keys are ranks; they take the memory that {@link RankTable#bytes} says. */
    public RankTable toTable(List<Tier> tiers, Workers workers) throws IOException {
        RankTable table = new RankTable(tiers);
        for (Section section : sections) {
            section.readInto(table, workers);
        }
        return table;
    }
}
