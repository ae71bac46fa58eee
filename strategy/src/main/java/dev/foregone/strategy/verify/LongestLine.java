package dev.foregone.strategy.verify;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * The longest line of play through a graph, by taking away positions from which nothing further leads (A. B. Kahn 1962); if some
 * are never taken, a line goes round.
 */
final class LongestLine {

    private final int[] plies;
    private final int[] open;

    /**
     * Measures.
     *
     * @param count how many positions there are
     * @param next the numbers of those that follow one
     * @param toEnd the plies from one to an end that is not among those that follow, or 0
     */
    LongestLine(int count, IntFunction<List<Integer>> next, IntUnaryOperator toEnd) {
        plies = new int[count];
        open = new int[count];
        int[][] before = before(count, next);
        Deque<Integer> ready = new ArrayDeque<>();
        for (int i = 0; i < count; i++) {
            plies[i] = toEnd.applyAsInt(i);
            open[i] = next.apply(i).size();
            if (open[i] == 0) {
                ready.add(i);
            }
        }
        for (Integer done = ready.poll(); done != null; done = ready.poll()) {
            for (int earlier : before[done]) {
                plies[earlier] = Math.max(plies[earlier], plies[done] + 1);
                if (--open[earlier] == 0) {
                    ready.add(earlier);
                }
            }
        }
    }

    private static int[][] before(int count, IntFunction<List<Integer>> next) {
        int[] counts = new int[count];
        for (int i = 0; i < count; i++) {
            next.apply(i).forEach(after -> counts[after]++);
        }
        int[][] before = new int[count][];
        Arrays.setAll(before, i -> new int[counts[i]]);
        for (int i = 0; i < count; i++) {
            for (int after : next.apply(i)) {
                before[after][--counts[after]] = i;
            }
        }
        return before;
    }

    /** A position that a line comes back to, or -1. */
    int cycle() {
        for (int i = 0; i < open.length; i++) {
            if (open[i] > 0) {
                return i;
            }
        }
        return -1;
    }

    /** The plies of the longest line from a position. */
    int from(int position) {
        return plies[position];
    }
}
