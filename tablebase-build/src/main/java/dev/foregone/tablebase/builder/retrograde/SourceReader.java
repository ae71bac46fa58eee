package dev.foregone.tablebase.builder.retrograde;

import java.util.Arrays;

/** Reads the sources of some positions at a time, and puts them down one after the other. */
abstract class SourceReader {

    /** The most positions of one reading. */
    static final int BATCH = 64;

    private final int[] begins = new int[BATCH + 1];
    private int[] found = {};
    private int size;

    final void clear() {
        size = 0;
    }

    /** The sources from here on are those of this position of the reading; after the last, its number of positions. */
    final void beginPosition(int position) {
        begins[position] = size;
    }

    /** Makes room for as many sources more. */
    final void makeRoom(int more) {
        if (found.length - size < more) {
            found = Arrays.copyOf(found, Math.max(2 * found.length, size + more));
        }
    }

    /** Adds a source, for which there is room. */
    final void add(int source) {
        found[size++] = source;
    }

    /** Adds a source unless the position, the last of the reading so far, has it already. */
    final void addOnce(int source, int position) {
        for (int i = begins[position]; i < size; i++) {
            if (found[i] == source) {
                return;
            }
        }
        add(source);
    }

    /** Reads the sources of {@code count} positions, each source once for each position. */
    abstract void read(int[] positions, int count);

    /** The sources of all positions of the reading, one after the other. */
    final int[] sources() {
        return found;
    }

    /** Where the sources of a position of the reading begin; those of the last end at {@code begin(count)}. */
    final int begin(int position) {
        return begins[position];
    }
}
