package dev.foregone.engine.memo;

import java.util.Arrays;

/**
 * What a {@link MemoSearch} has seen of the positions next to its current line, each where its move is on the stack of
 * moves: one array for each thing to know, so that a search allocates nothing. For one thread.
 */
final class ChildProbes {

    private static final int FIRST_SIZE = 1024;

    private long[] positions = new long[FIRST_SIZE];
    private long[] keys = new long[FIRST_SIZE];
    private int[] atLeast = new int[FIRST_SIZE];
    private int[] atMost = new int[FIRST_SIZE];
    private boolean[] lookedUp = new boolean[FIRST_SIZE];

    void makeRoom(int size) {
        if (size > positions.length) {
            int more = Math.max(size, 2 * positions.length);
            positions = Arrays.copyOf(positions, more);
            keys = Arrays.copyOf(keys, more);
            atLeast = Arrays.copyOf(atLeast, more);
            atMost = Arrays.copyOf(atMost, more);
            lookedUp = Arrays.copyOf(lookedUp, more);
        }
    }

    /** A position, with what the rules tell of it. */
    void begin(int index, long position, int least, int most) {
        positions[index] = position;
        atLeast[index] = least;
        atMost[index] = most;
        lookedUp[index] = false;
    }

    /** What the table tells beyond that, {@link Entry#NONE} if nothing; what a search finds is put under the same key. */
    void lookedUp(int index, long key, long entry) {
        keys[index] = key;
        lookedUp[index] = true;
        if (entry != Entry.NONE) {
            atLeast[index] = Math.max(atLeast[index], Entry.atLeast(entry));
            atMost[index] = Math.min(atMost[index], Entry.atMost(entry));
        }
    }

    long position(int index) {
        return positions[index];
    }

    long key(int index) {
        return keys[index];
    }

    int atLeast(int index) {
        return atLeast[index];
    }

    int atMost(int index) {
        return atMost[index];
    }

    boolean isLookedUp(int index) {
        return lookedUp[index];
    }
}
