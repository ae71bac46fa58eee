package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.partitioned.KeyBlock;
import dev.foregone.tablebase.partitioned.OutcomeBlock;
import dev.foregone.tablebase.positions.AscendingSearch;
import dev.foregone.tablebase.records.DamagedFileException;

/** All keys of a section in memory, with their outcomes. For one thread. */
final class Lookup {

    private final long[] keys;
    private final char[] codes;
    private long[] wanted = {};
    private char[] found = {};

    Lookup(Section section) throws DamagedFileException {
        keys = new long[Math.toIntExact(section.header().keys())];
        codes = new char[keys.length];
        long[] blockKeys = new long[Section.BLOCK_KEYS];
        char[] blockCodes = new char[Section.BLOCK_KEYS];
        int size = 0;
        for (long block = 0; block < section.blocks(); block++) {
            int count = section.read(block, blockKeys, blockCodes);
            System.arraycopy(blockKeys, 0, keys, size, count);
            System.arraycopy(blockCodes, 0, codes, size, count);
            size += count;
        }
    }

    /**
     * Answers a block of keys.
     *
     * @throws IllegalStateException if one of them is not there
     */
    byte[] answer(byte[] request) {
        KeyBlock block = new KeyBlock(request);
        int count = block.count();
        if (wanted.length < count) {
            wanted = new long[count];
            found = new char[count];
        }
        int end = block.read(wanted);
        find(count);
        return OutcomeBlock.encode(request, end, found, count);
    }

    private void find(int count) {
        int at = 0;
        for (int i = 0; i < count; i++) {
            at = AscendingSearch.place(keys, keys.length, wanted[i], at);
            if (at == keys.length || keys[at] != wanted[i]) {
                throw new IllegalStateException("the packed rules contradict themselves: position "
                        + Long.toHexString(wanted[i]) + " was asked for, and it was not found before");
            }
            found[i] = codes[at];
        }
    }
}
