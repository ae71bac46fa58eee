package dev.foregone.tablebase.file;

/**
 * How a section's blocks are made: of keys with their outcomes, or of outcomes alone, one for each rank of a range, where
 * ranks are keys and most of them are positions.
 */
enum BlockLayout {
    KEYED(16, 8),
    DENSE(64, 8);

    /** The keys, or ranks, of every run but the last of a block. */
    private final int run;

    private final int block;

    BlockLayout(int run, int runs) {
        this.run = run;
        this.block = run * runs;
    }

    /** No run is longer. */
    static final int MOST_RUN = 64;

    /** No block has more keys. */
    static final int MOST_KEYS = 512;

    /** The keys, or ranks, of every run but the last of a block. */
    int run() {
        return run;
    }

    /** The keys, or ranks, of every block but the last of a section. */
    int block() {
        return block;
    }

    /** The longest stride that is tried for a {@linkplain OutcomeModel model}. */
    int mostStride() {
        return run / 2;
    }

    /** How many blocks this many keys, or ranks, take. */
    long blocks(long places) {
        return (places + block - 1) / block;
    }

    /** How many there are in a block. */
    int count(long block, long places) {
        return (int) Math.min(this.block, places - block * this.block);
    }

    /** The number of the last run of a block, from 0. */
    int lastRun(int count) {
        return (count - 1) / run;
    }
}
