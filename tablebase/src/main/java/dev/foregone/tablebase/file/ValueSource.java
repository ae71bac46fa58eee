package dev.foregone.tablebase.file;

import dev.foregone.tablebase.positions.Entries;
import java.io.UncheckedIOException;
import java.util.Arrays;

/** The values of a section, in blocks as a file of values has them. Any number of threads may read. */
public record ValueSource(Section section) implements Entries {

    /** How the blocks of values are made. */
    public BlockLayout layout() {
        return section.header().ranks() > 0 ? BlockLayout.VALUES : BlockLayout.KEYED;
    }

    public long blocks() {
        return layout().blocks(section.places());
    }

    int count(long block) {
        return layout().count(block, section.places());
    }

    public long firstKey(long block) {
        return section.firstKey() + block * layout().block();
    }

    /** Reads the values of ranks, {@link RePairPhrases#ANY} where there is no position. */
    public byte[] ranks(long block) throws DamagedFileException {
        byte[] values = new byte[count(block)];
        Arrays.fill(values, RePairPhrases.ANY);
        long[] keys = new long[values.length];
        char[] codes = new char[values.length];
        long first = firstKey(block);
        int count = read(block, keys, codes);
        for (int i = 0; i < count; i++) {
            values[(int) (keys[i] - first)] = ValueBlocks.value(codes[i]);
        }
        return values;
    }

    /** Reads the positions of a block, with the codes of their values; returns how many there are. */
    int read(long block, long[] keys, char[] codes) throws DamagedFileException {
        int share = layout().block() / section.blockKeys();
        long[] some = new long[section.blockKeys()];
        char[] outcomes = new char[section.blockKeys()];
        int size = 0;
        for (long each = block * share; each < Math.min(section.blocks(), (block + 1) * share); each++) {
            int count = section.read(each, some, outcomes);
            for (int i = 0; i < count; i++) {
                keys[size] = some[i];
                codes[size++] = (char) ValueBlocks.code(ValueBlocks.value(outcomes[i]));
            }
        }
        return size;
    }

    @Override
    public int size() {
        return Math.toIntExact(section.header().keys());
    }

    /** A cursor over keys with the codes of their values. */
    @Override
    public Cursor cursor(int from) {
        return new Cursor() {
            private final long[] keys = new long[section.blockKeys()];
            private final char[] codes = new char[section.blockKeys()];
            private long block = from / keys.length;
            private int index = from % keys.length;
            private int count;

            @Override
            public long next() {
                if (count == 0 || index == count) {
                    index = count == 0 ? index : 0;
                    count = load(block++);
                }
                return keys[index++];
            }

            private int load(long which) {
                try {
                    return section.read(which, keys, codes);
                } catch (DamagedFileException damaged) {
                    throw new UncheckedIOException(damaged);
                }
            }

            @Override
            public int code() {
                return ValueBlocks.code(ValueBlocks.value(codes[index - 1]));
            }
        };
    }
}
