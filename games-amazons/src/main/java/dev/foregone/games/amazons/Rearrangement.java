package dev.foregone.games.amazons;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * A rearrangement of the squares of a board, on two sets of squares at once, one above the other: all squares that move by
 * the same number of bits move together.
 */
final class Rearrangement {

    private final int[] shifts;
    private final long[] moved;

    /** By the index to which each square goes. */
    Rearrangement(int squares, IntUnaryOperator target) {
        Map<Integer, Long> byShift = new TreeMap<>();
        for (int index = 0; index < squares; index++) {
            byShift.merge(target.applyAsInt(index) - index, (1L << index) | (1L << (squares + index)), (a, b) -> a | b);
        }
        shifts = byShift.keySet().stream().mapToInt(shift -> shift).toArray();
        moved = byShift.values().stream().mapToLong(set -> set).toArray();
    }

    /** No bit is rotated over an end, since no square leaves its set. */
    long of(long sets) {
        long rearranged = 0;
        for (int i = 0; i < shifts.length; i++) {
            rearranged |= Long.rotateLeft(sets & moved[i], shifts[i]);
        }
        return rearranged;
    }
}
