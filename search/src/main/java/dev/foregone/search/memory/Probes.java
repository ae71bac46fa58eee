package dev.foregone.search.memory;

import java.util.Arrays;

/**
 * Records which positions on a {@link dev.foregone.search.Children stack} have been looked up, and under which keys.
 * For one thread.
 */
final class Probes {

    private static final int FIRST_SIZE = 1024;

    private long[] keys = new long[FIRST_SIZE];
    private boolean[] lookedUp = new boolean[FIRST_SIZE];

    /** Forgets an index, which now holds another position. */
    void forget(int index) {
        if (index >= keys.length) {
            keys = Arrays.copyOf(keys, 2 * index);
            lookedUp = Arrays.copyOf(lookedUp, 2 * index);
        }
        lookedUp[index] = false;
    }

    /** Records a look-up; the result of a search is stored under the same key. */
    void lookedUp(int index, long key) {
        keys[index] = key;
        lookedUp[index] = true;
    }

    boolean isLookedUp(int index) {
        return lookedUp[index];
    }

    long key(int index) {
        return keys[index];
    }
}
