package dev.foregone.tablebase.file;

/**
 * How a section's blocks are made: of keys with their outcomes, or of outcomes alone, one for each rank of a range, where
 * ranks are keys and most of them are positions; or of values alone, where the rules tell which ranks are positions.
 */
public enum BlockLayout {
    KEYED(4, 7, 16, 0),
    DENSE(5, 9, OutcomeModel.MOST_TABLES, OutcomeModel.MOST_STRIDE),
    VALUES(12, 12, 0, 0);

    private final int runBits;
    private final int blockBits;
    private final int mostTables;
    private final int mostStride;

    BlockLayout(int runBits, int blockBits, int mostTables, int mostStride) {
        this.runBits = runBits;
        this.blockBits = blockBits;
        this.mostTables = mostTables;
        this.mostStride = mostStride;
    }

    /** No run is longer. */
    public static final int MOST_RUN = 32;

    /** No block has more keys. */
    public static final int MOST_KEYS = 4096;

    /** The keys, or ranks, of every run but the last of a block. */
    public int run() {
        return 1 << runBits;
    }

    /** The keys, or ranks, of every block but the last of a section. */
    public int block() {
        return 1 << blockBits;
    }

    /** The most tables of a {@linkplain OutcomeModel model}: those of keys are read from many sections in turn, and are to stay in the cache. */
    public int mostTables() {
        return mostTables;
    }

    /** The longest stride of a model. */
    public int mostStride() {
        return mostStride;
    }

    /** Whether outcomes may be foretold. */
    public boolean foretells() {
        return this == DENSE;
    }

    /** How many blocks this many keys, or ranks, take. */
    public long blocks(long places) {
        return blockOf(places + block() - 1);
    }

    /** The block that a place lies in. */
    long blockOf(long place) {
        return place >>> blockBits;
    }

    /** The run of a block that an index lies in. */
    int runOf(int index) {
        return index >>> runBits;
    }

    /** How many there are in a block. */
    public int count(long block, long places) {
        return (int) Math.min(block(), places - block * block());
    }

    /** The number of the last run of a block, from 0. */
    public int lastRun(int count) {
        return runOf(count - 1);
    }
}
