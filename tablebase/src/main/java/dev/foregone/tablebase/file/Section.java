package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.Tier;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.positions.RankTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A section of a mapped file, to be read at random or as a whole, by any number of threads. By a key's top bits, a
 * {@link BlockDirectory} in the heap finds the range of the index to search for its block; a rank's block is found by a division.
 */
public final class Section {

    /** No block of any section has more keys. */
    public static final int BLOCK_KEYS = BlockLayout.MOST_KEYS;

    private static final int BLOCKS_PER_PIECE = 1 << 10;

    private static final ThreadLocal<BlockCodec.Scratch> SCRATCH = ThreadLocal.withInitial(BlockCodec.Scratch::new);

    private final MappedFile file;
    private final @Nullable Part part;
    private final SectionHeader header;
    private final BlockLayout layout;
    private final BlockReader codec;
    private final long blocks;
    private final long blocksFrom;
    private final long blocksEnd;
    private final BlockIndex index;
    private final @Nullable BlockDirectory directory;

    /**
     * Opens the section at an offset.
     *
     * @throws DamagedFileException if its header or its index is not as it was written
     */
    public Section(MappedFile file, long offset) throws DamagedFileException {
        this(file, offset, null);
    }

    /**
     * Opens the section that is alone in a file.
     *
     * @throws DamagedFileException if it is not as it was written, or is followed by anything
     */
    public static Section alone(Path path) throws IOException {
        MappedFile file = new MappedFile(path);
        Section section = new Section(file, 0, null);
        if (section.end() != file.size()) {
            throw new DamagedFileException(
                    path + " has " + file.size() + " bytes, and its section ends at byte " + section.end());
        }
        return section;
    }

    /** Opens a section that may be a part: then its last key must be the one in the list. */
    Section(MappedFile file, long offset, @Nullable Part part) throws DamagedFileException {
        this.file = file;
        this.part = part;
        this.header = SectionHeader.read(file, offset);
        this.layout = header.layout();
        this.blocks = layout.blocks(header.places());
        this.blocksFrom = offset + header.bytes();
        this.blocksEnd = blocksFrom + header.blockBytes();
        this.index = new BlockIndex(file, blocksEnd, blocks, layout);
        this.codec = codec();
        this.directory = layout == BlockLayout.KEYED ? directory() : null;
    }

    private BlockReader codec() throws DamagedFileException {
        try {
            return header.reader();
        } catch (IllegalArgumentException noCode) {
            throw new DamagedFileException(what() + ": " + noCode.getMessage());
        }
    }

    /** A name of the section, for people. */
    public String what() {
        if (part != null) {
            return "the part " + part.name();
        }
        return header.layer() < 0 ? "the section" : "the section of layer " + header.layer();
    }

    private BlockDirectory directory() throws DamagedFileException {
        if (blocks > Integer.MAX_VALUE) {
            throw new DamagedFileException(what() + " has " + blocks + " blocks, more than " + Integer.MAX_VALUE);
        }
        long least = blocks == 0 ? 0 : firstKey(0);
        long greatest = blocks == 0 ? 0 : firstKey(blocks - 1);
        if (Long.compareUnsigned(least, greatest) > 0) {
            throw outOfTurn(0);
        }
        BlockDirectory cells = new BlockDirectory((int) blocks, least, greatest);
        long previous = 0;
        for (int block = 0; block < blocks; block++) {
            long first = firstKey(block);
            if ((block > 0 && Long.compareUnsigned(first, previous) <= 0)
                    || Long.compareUnsigned(first, greatest) > 0) {
                throw outOfTurn(block);
            }
            cells.enter(previous, first, block);
            previous = first;
        }
        return cells;
    }

    private DamagedFileException outOfTurn(int block) {
        return new DamagedFileException("block " + block + " of " + what()
                + " begins with a key that does not come between those of its neighbours");
    }

    /** The header before its blocks. */
    public SectionHeader header() {
        return header;
    }

    /** The offset of the first byte after it. */
    public long end() {
        return index.end();
    }

    /** How many blocks it has. */
    public long blocks() {
        return blocks;
    }

    /** The first key, where there is one. */
    public long firstKey() {
        return firstKey(0);
    }

    /** The first key of a block. */
    long firstKey(long block) {
        return index.firstKey(block);
    }

    /** How many keys a block can have. */
    public int blockKeys() {
        return layout.block();
    }

    private int count(long block) {
        return layout.count(block, header.places());
    }

    /**
     * The outcome of a key.
     *
     * @return its code, or {@link OutcomeCode#NONE} if the section does not have the key
     * @throws DamagedFileException if the block that must have it is not as it was written
     */
    public int find(long key) throws DamagedFileException {
        long block = blockOf(key);
        if (block < 0) {
            return OutcomeCode.NONE;
        }
        BlockCodec.Scratch scratch = SCRATCH.get();
        load(block, scratch);
        int code = codec.find(scratch, count(block), key);
        if (code == BlockCodec.DAMAGED) {
            throw noKeys(block);
        }
        return code;
    }

    /** The last block that begins with this key or a lesser one; if none does, -1 or any, which does not have the key. */
    private long blockOf(long key) {
        if (directory == null) {
            long place = key - firstKey(0);
            return place >= 0 && place < header.ranks() ? layout.blockOf(place) : -1;
        }
        int low = directory.from(key) - 1;
        int high = directory.to(key);
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (Long.compareUnsigned(firstKey(middle), key) <= 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void load(long block, BlockCodec.Scratch scratch) throws DamagedFileException {
        int length = index.length(block);
        long offset = blocksFrom + index.begin(block);
        boolean inPlace = offset >= blocksFrom && offset <= blocksEnd - length;
        if (length < Integer.BYTES || length > BlockCodec.MAX_BYTES || !inPlace) {
            throw damaged(block, "it has no place among the blocks");
        }
        file.get(offset, scratch.bytes, BlockCodec.BLOCK_AT, length);
        if (!BlockCodec.intact(scratch, length, firstKey(block))) {
            throw damaged(block, "it does not match its checksum");
        }
    }

    private DamagedFileException noKeys(long block) {
        String what = layout == BlockLayout.KEYED ? " ascending keys" : " ranks";
        return damaged(block, "its bits are no " + count(block) + what + " with outcomes");
    }

    private DamagedFileException damaged(long block, String how) {
        return new DamagedFileException("block " + block + " of " + what() + " is damaged: " + how);
    }

    /**
     * Reads a block.
     *
     * @param keys room for {@link #BLOCK_KEYS}
     * @param codes room for {@link #BLOCK_KEYS}
     * @return how many there are; in a block of ranks perhaps none
     */
    public int read(long block, long[] keys, char[] codes) throws DamagedFileException {
        BlockCodec.Scratch scratch = SCRATCH.get();
        load(block, scratch);
        int count = codec.read(scratch, count(block), keys, codes);
        if (count == BlockCodec.DAMAGED) {
            throw noKeys(block);
        }
        if (layout != BlockLayout.KEYED) {
            return count;
        }
        if (block + 1 < blocks && Long.compareUnsigned(keys[count - 1], firstKey(block + 1)) >= 0) {
            throw damaged(block, "its keys do not come before those of the block after");
        }
        if (part != null && block + 1 == blocks && keys[count - 1] != part.greatestKey()) {
            throw damaged(block, "its last key is not the greatest that the main file says");
        }
        return count;
    }

    /** All keys and outcomes as a table; it takes the memory that {@link KeyTable#bytes} says. */
    public KeyTable toTable(Workers workers) throws IOException {
        return new Layer(List.of(this)).toTable(workers);
    }

    /** The same for keys that lie close together and far from 0, as those of one partition do. */
    public KeyTable toTableFromFirst(Workers workers) throws IOException {
        return new Layer(List.of(this)).toTable(blocks == 0 ? 0 : firstKey(), workers);
    }

    /**
     * Reads the block of a place.
     *
     * @return where the key of the place is then, or -1 if it is a hole
     */
    public int readAt(long place, long[] keys, char[] codes) throws DamagedFileException {
        long block = layout.blockOf(place);
        int count = read(block, keys, codes);
        if (layout == BlockLayout.KEYED) {
            return (int) (place % layout.block());
        }
        return Math.max(-1, Arrays.binarySearch(keys, 0, count, firstKey(0) + place));
    }

    /** How many places it has, of which the holes between ranks have no key. */
    public long places() {
        return header.places();
    }

    /** Whether its keys, if it has any, are all ranks of a tier. */
    public boolean isOf(Tier tier) throws DamagedFileException {
        return blocks == 0 || (tier.has(firstKey()) && tier.has(greatestKey()));
    }

    /** Enters the outcomes of ranks that the table has room for. */
    public void readInto(RankTable table, Workers workers) throws IOException {
        if (blocks == 0 || table.tiers().stream().noneMatch(tier -> tier.has(firstKey()))) {
            return;
        }
        inPieces(workers, (block, keys, codes, count) -> {
            for (int i = 0; i < count; i++) {
                if (table.covers(keys[i])) {
                    table.set(keys[i], codes[i]);
                }
            }
        });
    }

    /** Takes the positions of a block. */
    @FunctionalInterface
    public interface Positions {
        /** Takes the ascending keys of a numbered block with the codes of their outcomes, of which the first {@code count} are there. */
        void block(long block, long[] keys, char[] codes, int count) throws IOException;
    }

    /** Has all positions read, in pieces that threads share. */
    public void inPieces(Workers workers, Positions positions) throws IOException {
        workers.inPieces(blocks, BLOCKS_PER_PIECE, (begin, end) -> {
            long[] keys = new long[BLOCK_KEYS];
            char[] codes = new char[BLOCK_KEYS];
            for (long block = begin; block < end; block++) {
                positions.block(block, keys, codes, read(block, keys, codes));
            }
        });
    }

    /** Reads every block without decoding it, to see whether it is as it was written. */
    public void checkBlocks() throws DamagedFileException {
        BlockCodec.Scratch scratch = SCRATCH.get();
        for (long block = 0; block < blocks; block++) {
            load(block, scratch);
        }
    }

    /** The last key, or 0 if there is none. */
    public long greatestKey() throws DamagedFileException {
        if (blocks == 0) {
            return 0;
        }
        if (directory == null) {
            return firstKey(0) + header.ranks() - 1;
        }
        long[] keys = new long[BLOCK_KEYS];
        return keys[read(blocks - 1, keys, new char[BLOCK_KEYS]) - 1];
    }
}
