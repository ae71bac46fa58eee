package dev.foregone.tablebase.positions;

import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keys in ascending order, each with 16 bits of its own, and a directory by which one is found in little more than one
 * look into memory.
 *
 * <pre>
 *   key         p p p p x x x x ... x     p: the prefix, of about as many bits as it takes to count the keys
 *   directory   at the prefix, the index of the first key that has it
 *   entry       x x ... x c ... c         the low 48 bits of the key, and a code of 16
 * </pre>
 *
 * <p>The bits that an entry has no room for are in the prefix, which has at least 16 bits where keys have 64. Keys are
 * unsigned. Where many keys have one prefix, binary search finds the place. Any number of threads may look up at once.
 *
 * <p>If all keys lie in a range far from 0, what is said here of a key holds for its distance from the beginning of that range.
 */
public final class KeyTable implements OutcomeLookup, Entries, Numbering {

    /** The bits of an entry's code. */
    public static final int CODE_BITS = 16;

    /** The most keys of one table. */
    public static final int MAX_SIZE = Integer.MAX_VALUE - (1 << 18);

    private static final int CODE_MASK = (1 << CODE_BITS) - 1;
    private static final int KEY_BITS = Long.SIZE - CODE_BITS;
    private static final int FEW = 8;
    private static final int HEAP_BITS = 2;

    /** How many keys a thread enters at a time. */
    private static final int PIECE = 1 << 16;

    private final long[] entries;
    private final int size;
    private final int bits;
    private final long least;
    private final int shift;
    private final int[] directory;

    private KeyTable(long[] entries, int size, long least, int bits) {
        int prefix = Math.min(bits, prefixBits(size, bits) + (least == 0 ? 0 : HEAP_BITS));
        this.entries = entries;
        this.size = size;
        this.bits = bits;
        this.least = least;
        this.shift = bits - prefix;
        this.directory = new int[(1 << prefix) + 1];
    }

    /** A table without keys. */
    public static KeyTable empty() {
        return new KeyTable(room(0), 0, 0, 1);
    }

    /**
     * A table of ascending keys.
     *
     * @param keys in {@link #room}, which becomes the table's
     * @param codes the code of each; null if they have none yet
     * @param least the first key if they lie close together and far from 0, otherwise 0. The directory has more cells then, since
     *     such keys lie in heaps with nothing between
     */
    public static KeyTable of(long[] keys, char @Nullable [] codes, int size, long least, Workers workers)
            throws IOException {
        KeyTable table = new KeyTable(keys, size, least, bitsOf(size == 0 ? 0 : keys[size - 1] - least));
        Arrays.fill(table.directory, table.cellAfter(size - 1), table.directory.length, size);
        int[] firstCells = new int[size / PIECE + 1]; // looked up before any thread turns keys into entries
        Arrays.setAll(firstCells, piece -> table.cellAfter(piece * PIECE - 1));
        workers.inPieces(size, PIECE, (begin, end) -> table.enter((int) begin, (int) end, firstCells, codes));
        return table;
    }

    /** The first cell that has none of the keys up to an index. */
    private int cellAfter(int index) {
        return index < 0 ? 0 : (int) ((entries[index] - least) >>> shift) + 1;
    }

    /** Enters keys in the directory, and turns them into entries. */
    private void enter(int begin, int end, int[] firstCells, char @Nullable [] codes) {
        int cell = firstCells[begin / PIECE];
        for (int index = begin; index < end; index++) {
            long distance = entries[index] - least;
            for (int last = (int) (distance >>> shift); cell <= last; cell++) {
                directory[cell] = index;
            }
            entries[index] = distance << CODE_BITS | (codes == null ? 0 : codes[index]);
        }
    }

    /** One less than it takes to count the keys: half a cell to one cell for each. */
    private static int prefixBits(long size, int bits) {
        int toCount = Long.SIZE - Long.numberOfLeadingZeros(Math.max(1, size) - 1);
        return Math.min(29, Math.max(toCount - 1, Math.max(0, bits - KEY_BITS)));
    }

    @Override
    public long bytes() {
        return bytes(size, bits);
    }

    /** About how many bytes a table takes. */
    public static long bytes(long size, int bits) {
        return Long.BYTES * size + Integer.BYTES * (1L << Math.min(bits, prefixBits(size, bits)));
    }

    /** Makes room for the entries of a table, and for some more that a search loads beyond the last. */
    public static long[] room(long size) {
        checkSize(size);
        return new long[(int) size + FEW];
    }

    /** Refuses more keys than a table can hold. */
    public static void checkSize(long size) {
        if (size > MAX_SIZE) {
            throw new TooLargeException(
                    0, "%,d positions are too many for one table, which holds at most %,d", size, MAX_SIZE);
        }
    }

    /** How many bits the greatest of ascending keys has; at least 1. */
    public static int bitsOf(long greatest) {
        return Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(greatest));
    }

    @Override
    public int size() {
        return size;
    }

    /** How many bits keys have. */
    public int bits() {
        return bits;
    }

    /** Where to begin to look for a key; {@link #indexOf(long, int)} continues there. */
    @Override
    public int begin(long key) {
        long cell = (key - least) >>> shift;
        return cell >= 0 && cell < directory.length - 1 ? directory[(int) cell] : size;
    }

    @Override
    public long touch(int begin) {
        return begin < size ? entries[begin] : 0;
    }

    @Override
    public int code(long key, int begin) {
        int index = indexOf(key, begin);
        return index < 0 ? 0 : code(index);
    }

    /**
     * The index of a key, or -1 if it is not there.
     *
     * @param begin the result of {@link #begin} for it
     */
    @Override
    public int indexOf(long key, int begin) {
        long cell = (key - least) >>> shift;
        if (cell < 0 || cell >= directory.length - 1) {
            return -1;
        }
        long wanted = low((key - least) << CODE_BITS);
        int end = directory[(int) cell + 1];
        int at = begin;
        while (end - at > FEW) {
            int middle = (at + end) >>> 1;
            if (low(entries[middle]) <= wanted) {
                at = middle;
            } else {
                end = middle;
            }
        }
        for (int step = FEW / 2; step > 0; step /= 2) {
            at += step & mayBeAt(at + step, end, wanted);
        }
        return at < end && low(entries[at]) == wanted ? at : -1;
    }

    /**
     * All bits if an index is before the end, and its entry's low bits are no more than those wanted; else none. There is no
     * branch in it: no processor could foretell it.
     */
    private int mayBeAt(int index, int end, long wanted) {
        int beforeEnd = index - end;
        int noMore = (int) ((low(entries[index]) - wanted - 1) >> Integer.SIZE);
        return (beforeEnd & noMore) >> (Integer.SIZE - 1);
    }

    /** The bits of a key that are in an entry. */
    private static long low(long entry) {
        return entry >>> CODE_BITS;
    }

    /** The index of a key, or -1 if it is not there. */
    @Override
    public int indexOf(long key) {
        int begin = begin(key);
        return begin < size ? indexOf(key, begin) : -1;
    }

    /** The code of an index. */
    public int code(int index) {
        return (int) entries[index] & CODE_MASK;
    }

    /** Takes a key's whole value from its prefix and its entry; prefixes must come in ascending order. */
    @Override
    public Cursor cursor(int from) {
        return new Cursor(from);
    }

    /** Walks over keys in ascending order. */
    public final class Cursor implements Entries.Cursor, Numbering.Cursor {

        private int index;
        private int cell;

        private Cursor(int from) {
            index = from;
            cell = from == 0 || bits <= KEY_BITS ? 0 : AscendingSearch.lastUpTo(directory, 0, from);
        }

        /** The key at an index, to which the cursor moves; quick if it is not far behind the last one. */
        @Override
        public long at(int wanted) {
            index = wanted;
            if (bits > KEY_BITS) {
                cell = AscendingSearch.lastUpTo(directory, wanted < directory[cell] ? 0 : cell, wanted);
            }
            return next();
        }

        /** The key at the cursor, which moves on. */
        @Override
        public long next() {
            long low = entries[index] >>> CODE_BITS;
            if (bits > KEY_BITS) {
                while (directory[cell + 1] <= index) {
                    cell++;
                }
                low |= ((long) cell << shift) & (-1L << KEY_BITS);
            }
            index++;
            return least + low;
        }

        @Override
        public int code() {
            return KeyTable.this.code(index - 1);
        }
    }
}
