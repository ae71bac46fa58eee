package dev.foregone.strategy.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * The longest line of play through a graph, by putting each position behind all that lead to it (A. B. Kahn 1962); where some cannot
 * be put so, a line goes round.
 */
final class LongestLine {

    private final int[] plies;
    private final int[] ways;

    /**
     * Measures.
     *
     * @param count how many positions there are
     * @param next the numbers of those that follow one
     * @param toEnd the plies from one to an end that is not among those that follow, or 0
     */
    LongestLine(int count, IntFunction<List<Integer>> next, IntUnaryOperator toEnd) {
        plies = new int[count];
        ways = new int[count];
        for (int i = 0; i < count; i++) {
            next.apply(i).forEach(after -> ways[after]++);
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (ways[i] == 0) {
                order.add(i);
            }
        }
        for (int i = 0; i < order.size(); i++) {
            for (int after : next.apply(order.get(i))) {
                if (--ways[after] == 0) {
                    order.add(after);
                }
            }
        }
        for (int i = order.size() - 1; i >= 0; i--) {
            int position = order.get(i);
            plies[position] = toEnd.applyAsInt(position);
            next.apply(position).forEach(after -> plies[position] = Math.max(plies[position], plies[after] + 1));
        }
    }

    /** A position that a line comes back to, or one behind it; -1 if there is none. */
    int cycle() {
        for (int i = 0; i < ways.length; i++) {
            if (ways[i] > 0) {
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
