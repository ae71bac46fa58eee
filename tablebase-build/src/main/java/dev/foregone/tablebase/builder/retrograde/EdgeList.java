package dev.foregone.tablebase.builder.retrograde;

import java.util.Arrays;

/** Moves between numbered positions in the order in which they are found, twelve bytes each. For one thread. */
final class EdgeList {

    private static final int FIRST_ROOM = 64;

    private int[] sources = new int[FIRST_ROOM];
    /** Twice the number of the target, and 1 more if the same player moves again. */
    private long[] targets = new long[FIRST_ROOM];

    private int size;

    void add(int source, int target, boolean again) {
        if (size == sources.length) {
            sources = Arrays.copyOf(sources, 2 * size);
            targets = Arrays.copyOf(targets, 2 * size);
        }
        sources[size] = source;
        targets[size++] = 2L * target + (again ? 1 : 0);
    }

    long size() {
        return size;
    }

    /** About how many bytes it takes. */
    long bytes() {
        return (long) (Integer.BYTES + Long.BYTES) * sources.length;
    }

    /** About how many bytes it takes while this many more are added: it and its larger copy if it must grow. */
    long bytesToAdd(int more) {
        return (long) size + more > sources.length ? 3 * bytes() : bytes();
    }

    /** The moves by their targets. */
    TurnMoves reversed(int positions, boolean alternates) {
        TurnMoves moves = TurnMoves.of(positions, alternates);
        for (int i = 0; i < size; i++) {
            moves.of((targets[i] & 1) != 0).count((int) (targets[i] >>> 1));
        }
        moves.allocate();
        for (int i = 0; i < size; i++) {
            moves.of((targets[i] & 1) != 0).add(sources[i], (int) (targets[i] >>> 1));
        }
        return moves;
    }
}
