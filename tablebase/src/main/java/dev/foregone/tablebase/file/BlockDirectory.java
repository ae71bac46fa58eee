package dev.foregone.tablebase.file;

/**
 * By the top bits of a key, the few blocks that it can be in. There is half a cell to one cell for each block, of 4 bytes: 2 to 4
 * bytes of heap for a block of 64 keys, which is 1/32 to 1/16 of a byte for a position. To find the place of a key in the index by halving
 * would wait for memory at every step.
 */
final class BlockDirectory {

    private final int blocks;
    private final int shift;
    /** For each cell, the first block that begins with a key of this cell or of a later one. */
    private final int[] first;

    /**
     * A directory to be filled.
     *
     * @param greatest the first key of the last block
     */
    BlockDirectory(int blocks, long greatest) {
        this.blocks = blocks;
        int bits = Long.SIZE - Long.numberOfLeadingZeros(greatest);
        int toCount = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, blocks) - 1);
        this.shift = Math.max(1, bits - Math.max(1, toCount - 1));
        this.first = new int[(int) (greatest >>> shift) + 1];
    }

    /**
     * A block begins with this key. Blocks come in turn.
     *
     * @param previous the first key of the block before; any for block 0
     */
    void enter(long previous, long key, int block) {
        int last = (int) (key >>> shift);
        for (int cell = block == 0 ? 0 : (int) (previous >>> shift) + 1; cell <= last; cell++) {
            first[cell] = block;
        }
    }

    /** The first block that begins with a key of the cell of this key, or of a later cell. */
    int from(long key) {
        return before(key >>> shift);
    }

    /** The first block that begins with a key of a later cell than that of this key. */
    int to(long key) {
        return before((key >>> shift) + 1);
    }

    private int before(long cell) {
        return cell < first.length ? first[(int) cell] : blocks;
    }
}
