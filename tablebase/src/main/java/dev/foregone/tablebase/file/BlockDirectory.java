package dev.foregone.tablebase.file;

/**
 * Finds the few blocks that may hold a key, by the top bits of its distance from the least key. Each block has half a
 * cell to one cell of 4 bytes: 2 to 4 bytes of heap for a block of 128 keys, which is 1/64 to 1/32 of a byte for a
 * position. Binary search in the index would wait for memory at every step.
 */
final class BlockDirectory {

    private final int blocks;
    private final long least;
    private final int shift;
    /** For each cell, the first block that begins with a key of this cell or of a later one. */
    private final int[] first;

    /**
     * A directory to be filled.
     *
     * @param least the first key of the first block
     * @param greatest the first key of the last block
     */
    BlockDirectory(int blocks, long least, long greatest) {
        this.blocks = blocks;
        this.least = least;
        int bits = Long.SIZE - Long.numberOfLeadingZeros(greatest - least);
        int toCount = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, blocks) - 1);
        this.shift = Math.max(1, bits - Math.max(1, toCount - 1));
        this.first = new int[(int) ((greatest - least) >>> shift) + 1];
    }

    /**
     * Enters the first key of a block. Blocks come in order.
     *
     * @param previous the first key of the block before; any for block 0
     */
    void enter(long previous, long key, int block) {
        int last = (int) cell(key);
        for (int cell = block == 0 ? 0 : (int) cell(previous) + 1; cell <= last; cell++) {
            first[cell] = block;
        }
    }

    /** The first block that begins with a key of the cell of this key, or of a later cell. */
    int from(long key) {
        return before(cell(key));
    }

    /** The first block that begins with a key of a later cell than that of this key. */
    int to(long key) {
        return before(cell(key) + 1);
    }

    /** A key below the least is taken for one beyond all cells, and so for one of the last block, which does not have it. */
    private long cell(long key) {
        return (key - least) >>> shift;
    }

    private int before(long cell) {
        return cell < first.length ? first[(int) cell] : blocks;
    }
}
