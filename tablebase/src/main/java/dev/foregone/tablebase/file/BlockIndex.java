package dev.foregone.tablebase.file;

/**
 * The index of a section in a mapped file: for each of its blocks the first key, and where it lies among the blocks.
 *
 * <pre>
 *   8        the first key of the first block
 *   8        the first key of the last block
 *            for each group of 16 blocks, zeros for those that the last group does not have:
 *   8          where the group begins, from the beginning of the blocks
 *   16 w       the first key of each, less that of the first of all, in the w bytes that the last one needs; w is 0 if blocks
 *              have ranks, since then it follows
 *   32         where each ends, from the beginning of the group
 *   4        CRC32C of the index before it
 * </pre>
 */
public final class BlockIndex {

    /** How many blocks there are in a group, which lies in one or two lines of the processor's cache. */
    public static final int GROUP = 16;

    private static final int GROUPS_AT = 2 * Long.BYTES;

    private final MappedFile file;
    private final long groupsAt;
    private final int groupBytes;
    private final int keyBytes;
    private final long keyMask;
    private final long ranks;
    private final long least;
    private final long end;

    /**
     * Opens the index at an offset.
     *
     * @throws DamagedFileException if it is not as it was written, or lies beyond the end of the file
     */
    BlockIndex(MappedFile file, long at, long blocks, BlockLayout layout) throws DamagedFileException {
        String what = "the index at byte " + at;
        this.file = file;
        least = file.read(at, GROUPS_AT, what).getLong();
        keyBytes = keyBytes(file.getLong(at + Long.BYTES) - least, layout);
        ranks = layout == BlockLayout.KEYED ? 0 : layout.block();
        keyMask = keyBytes == 0 ? 0 : -1L >>> (Long.SIZE - Byte.SIZE * keyBytes);
        groupsAt = at + GROUPS_AT;
        groupBytes = Long.BYTES + GROUP * (keyBytes + Short.BYTES);
        end = groupsAt + groupBytes * ((blocks + GROUP - 1) / GROUP) + Integer.BYTES;
        if (end > file.size() || end < at) {
            throw new DamagedFileException(
                    what + " goes on to byte " + end + ", but the file has " + file.size() + " bytes");
        }
        int written = file.read(end - Integer.BYTES, Integer.BYTES, what).getInt();
        if (written != file.checksum(at, end - Integer.BYTES)) {
            throw new DamagedFileException(what + " does not match its checksum");
        }
    }

    /** How many bytes the first keys take, given how far they reach. */
    public static int keyBytes(long distance, BlockLayout layout) {
        return layout != BlockLayout.KEYED
                ? 0
                : (Long.SIZE - Long.numberOfLeadingZeros(distance) + Byte.SIZE - 1) / Byte.SIZE;
    }

    /** The offset of the first byte after it. */
    long end() {
        return end;
    }

    private long group(long block) {
        return groupsAt + groupBytes * (block / GROUP);
    }

    /** The first key of a block. */
    long firstKey(long block) {
        return ranks > 0
                ? least + block * ranks
                : least + (file.getLong(group(block) + Long.BYTES + keyBytes * (block % GROUP)) & keyMask);
    }

    /** Where a block begins, from the beginning of the blocks. */
    long begin(long block) {
        return file.getLong(group(block)) + endBefore(block);
    }

    /** The bytes of a block; for a corrupt index, any number. */
    int length(long block) {
        return end(block) - endBefore(block);
    }

    private int endBefore(long block) {
        return block % GROUP == 0 ? 0 : end(block - 1);
    }

    private int end(long block) {
        return file.getUnsignedShort(
                group(block) + Long.BYTES + GROUP * (long) keyBytes + Short.BYTES * (block % GROUP));
    }
}
